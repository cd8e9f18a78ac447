/**
 * The types in kernel/generated are made from the schemas and committed, so a change to a schema
 * shows as a change to types. UPDATE_GOLDEN=1 writes them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { fileTypes } from '../document.ts';
import { printAppearanceWords, printFilesByType, printFileTypes } from './file-types.ts';

const folder = fileURLToPath(new URL('../../kernel/generated/', import.meta.url));
const own: Readonly<Record<string, () => string>> = {
  files: printFilesByType,
  'appearance-words': printAppearanceWords,
};
const modules = [...fileTypes, 'common', ...Object.keys(own)];
const print = (name: string) => own[name]?.() ?? printFileTypes(name);

beforeAll(() => {
  if (process.env.UPDATE_GOLDEN !== '1') return;
  mkdirSync(folder, { recursive: true });
  for (const kind of modules) writeFileSync(`${folder}${kind}.ts`, print(kind));
});

it('GEN-07 each kind of file has its types, and nothing else has', () => {
  expect(readdirSync(folder).sort()).toEqual(modules.map((kind) => `${kind}.ts`).sort());
});

it.each(modules)('GEN-07 the types of %s match its schema', (kind) => {
  expect(readFileSync(`${folder}${kind}.ts`, 'utf8')).toBe(print(kind));
});
