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
  const enums: string[][] = [];
  for (const name of ['product', 'common']) {
    const schema = new URL(`../catalogue/schema/${name}.schema.json`, import.meta.url);
    JSON.parse(readFileSync(schema, 'utf8'), (key, value) => {
      if (key === 'enum') enums.push([...value].sort());
      return value;
    });
  }
  it.each([
    ['waters', [...waterSources]],
    ['waters', Object.keys(waters)],
    ['product types', Object.keys(productTypes)],
    ['places of installation', Object.keys(installations)],
    ['media', Object.keys(mediaNames)],
    ['shapes', [...new Set(Object.values(productForms).flat())]],
  ])('%s', (_name, words) => {
    expect(enums).toContainEqual([...words].sort());
  });
});

it('gives every product type one of three roles', () => {
  expect(new Set(Object.values(productTypes))).toEqual(new Set(['system', 'public', 'part']));
});
