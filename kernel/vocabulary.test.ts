import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mediaNames } from './filter-media.ts';
import { productForms } from './generated/appearance-words.ts';
import { installations, productTypes, typeLabel, waterSources, waters } from './vocabulary.ts';

it.each([
  ['uv system', 'UV system'],
  ['cartridge', 'Cartridge'],
  ['spare', 'Spare part'],
  ['sparkling system', 'Sparkling, chilled or boiling system'],
])('heads "%s" as %s', (given, want) => {
  expect(typeLabel(given)).toBe(want);
});

describe('lists the same words as the schemas', () => {
  const text = (name: string) =>
    readFileSync(new URL(`../catalogue/schema/${name}.schema.json`, import.meta.url), 'utf8');
  const enums = (json: string): string[][] => {
    const found: string[][] = [];
    JSON.parse(json, (key, value) => {
      if (key === 'enum') found.push(value);
      return value;
    });
    return found;
  };
  it.each([
    ['waters', [...waterSources]],
    ['waters', Object.keys(waters)],
    ['product types', Object.keys(productTypes)],
    ['places of installation', Object.keys(installations)],
    ['media', Object.keys(mediaNames)],
    ['shapes', [...new Set(Object.values(productForms).flat())]],
  ])('%s', (_name, words) => {
    expect(
      [...enums(text('product')), ...enums(text('common'))].map((values) => [...values].sort()),
    ).toContainEqual([...words].sort());
  });
});
