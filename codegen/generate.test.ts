import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tables } from '../kernel/tables.ts';
import { compileCatalogue } from './compile-catalogue.ts';
import { generate } from './generate.ts';
import { type Edit, fixture, withCopy } from './testing/catalogue-copy.ts';

const compiled = async (root: string): Promise<Tables> => {
  const { tables } = await compileCatalogue(root);
  if (!tables) throw new Error('the fixture has errors');
  return tables;
};
let tables: Tables;
let folder = '';
beforeAll(async () => {
  tables = await compiled(fixture);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modules = () =>
  readdirSync(folder)
    .filter((name) => /^[^.].*\.(ts|json)$/.test(name))
    .sort();
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const dearer: Edit = { file: 'products/WH-2.yaml', from: 'au: 3999.95', to: 'au: 4000.95' };

it('touches nothing where nothing changed', () => {
  generate(tables, folder);
  const longAgo = new Date('2001-01-01T00:00:00Z');
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo);
  expect(generate(tables, folder)).toEqual([]);
  for (const name of readdirSync(folder))
    expect(statSync(join(folder, name)).mtime, name).toEqual(longAgo);
});

it('writes the prices alone after a new price', async () => {
  generate(tables, folder);
  const next = await withCopy([dearer], compiled);
  expect(generate(next, folder)).toEqual(['prices.ts']);
  expect(text('prices.ts')).toContain('"exGstCents": 400095,');
});

it('mends a module that was edited, and one that was lost', () => {
  generate(tables, folder);
  const [prices, site] = [text('prices.ts'), text('site.ts')];
  writeFileSync(join(folder, 'prices.ts'), 'nothing');
  rmSync(join(folder, 'site.ts'));
  expect(generate(tables, folder)).toEqual(['site.ts', 'prices.ts']);
  expect([text('prices.ts'), text('site.ts')]).toEqual([prices, site]);
});

it('deletes modules that are no longer made, and nothing else', () => {
  writeFileSync(join(folder, '.gitignore'), '*\n');
  writeFileSync(join(folder, 'former.ts'), '');
  expect(generate(tables, folder)).toContain('former.ts');
  expect(modules()).not.toContain('former.ts');
  expect(text('.gitignore')).toBe('*\n');
});
