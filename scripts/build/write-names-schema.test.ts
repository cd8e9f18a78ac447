/** Checks the schemas that editors use for completion and errors, with our catalogue's names. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { realCatalogue } from '../../codegen/testing/real-catalogue.ts';
import { projectRoot } from '../project-root.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeNames } from './write-names-schema.ts';

const catalogue = join(projectRoot, 'catalogue');
const folder = temporaryFolder('editor');
const ajv = new Ajv2020({ strict: false });
let names = '';
const read = (file: string) => readFileSync(file, 'utf8');

beforeAll(async () => {
  const tables = await realCatalogue();
  for (const name of ['schema', 'images']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'images/tank.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeNames(tables, folder);
  names = read(join(folder, 'schema/names.json'));
  ajv.addSchema({ $id: 'names.json', ...JSON.parse(names) });
  for (const name of readdirSync(join(catalogue, 'schema')))
    if (name !== 'names.json') ajv.addSchema(JSON.parse(read(join(catalogue, 'schema', name))));
});

it('lists codes, ids, addresses and facts', () => {
  for (const name of ['WH2-60', 'chlorine', 'flow', '/articles', '/mixer-taps', '/stores'])
    expect(names).toContain(`"${name}"`);
});

it.each([
  ['products', 'product'],
  ['categories', 'category'],
  ['pages', 'page'],
  ['menus', 'menu'],
])('marks nothing in our own %s', (kind, schema) => {
  for (const name of readdirSync(join(catalogue, kind))) {
    ajv.validate(`${schema}.schema.json`, parse(read(join(catalogue, kind, name))));
    expect(ajv.errors, name).toBeNull();
  }
});

it('marks an unknown code', () => {
  const product = parse(read(join(catalogue, 'products/WH2-60.yaml')));
  expect(ajv.validate('product.schema.json', { ...product, replacedBy: 'WH2-6O' })).toBe(false);
});
