/** Calls the server the way Decap's bundle calls its local backend. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { cmsHandler } from './serve-cms.ts';

const root = temporaryFolder('cms');
const file = join(root, 'products/CT-1.yaml');
const path = 'catalogue/products/CT-1.yaml';
let server: Server;
beforeAll(async () => {
  cpSync(fixture, root, { recursive: true });
  server = createServer(cmsHandler({ root, scripts: root }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
async function call(
  action: string,
  params: object,
  headers: Record<string, string> = {},
  api = '/api/v1',
) {
  const answer = await fetch(`${address()}${api}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ branch: 'main', action, params }),
  });
  return { status: answer.status, text: await answer.text() };
}
const open = async () => JSON.parse(JSON.parse((await call('getEntry', { path })).text).data);
/** Decap writes every field again, in its own style. */
const save = (form: object, api?: string) => {
  const dataFiles = [{ slug: 'CT-1', path, raw: stringify(form) }];
  return call('persistEntry', { dataFiles, assets: [] }, {}, api);
};
/** The address that a newly opened page sends its requests to. */
const newTab = async () =>
  (await (await fetch(`${address()}/config.yml`)).json()).backend.proxy_url as string;
const refusal = { status: 422, text: expect.stringContaining('has changed since you opened it') };
const lines = () => readFileSync(file, 'utf8').split('\n');

it('a save changes the line of the field, also when the form stays open for another', async () => {
  const before = lines();
  const form = await open();
  expect(await save({ ...form, name: 'Coal cartridge' })).toEqual({ status: 200, text: '{}' });
  expect(lines().filter((line) => !before.includes(line))).toEqual(['name: Coal cartridge']);
  expect((await save({ ...form, name: 'Carbon cartridge' })).status).toBe(200);
  expect(lines()).toEqual(before);
});

it('a save that the check refuses writes nothing, and says why', async () => {
  const before = lines();
  const form = await open();
  const { status, text } = await save({ ...form, related: ['CT-99'] });
  expect([status, text]).toEqual([422, expect.stringContaining('There')]);
  expect(text).toContain('[dangling-reference]');
  expect(lines()).toEqual(before);
});

it('a save with a new warning is written, and the terminal shows the warning', async () => {
  const text = readFileSync(file, 'utf8');
  const log = vi.spyOn(console, 'log');
  const summary = 'A carbon cartridge that stops every germ.';
  expect((await save({ ...(await open()), summary })).status).toBe(200);
  expect(log.mock.calls.flat().join('\n')).toMatch(/^warning .*CT-1\.yaml:2/m);
  log.mockRestore();
  writeFileSync(file, text);
});

it("a save doesn't undo what has changed since", async () => {
  const form = await open();
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/^name: .*/m, 'name: Changed in an editor');
  writeFileSync(file, changed);
  expect(await save({ ...form, summary: 'Another.' })).toMatchObject(refusal);
  expect(readFileSync(file, 'utf8')).toBe(changed);
  writeFileSync(file, text);
});

it("a save doesn't undo another form's save, and the file can be saved once it's restored", async () => {
  const text = readFileSync(file, 'utf8');
  const [mine, theirs] = [await open(), await open()];
  expect((await save({ ...mine, summary: 'Another.' })).status).toBe(200);
  const changed = readFileSync(file, 'utf8');
  expect(changed).toContain('summary: Another.');
  expect(await save({ ...theirs, name: 'Coal cartridge' })).toMatchObject(refusal);
  expect(readFileSync(file, 'utf8')).toBe(changed);
  writeFileSync(file, text);
  expect(await save({ ...mine, name: 'Coal cartridge' })).toMatchObject(refusal);
  expect((await save({ ...(await open()), name: 'Coal cartridge' })).status).toBe(200);
  writeFileSync(file, text);
});

it("a save doesn't undo another save of the same draft, restored in another tab", async () => {
  const text = readFileSync(file, 'utf8');
  const form = await open();
  const [first, second] = [await newTab(), await newTab()];
  expect((await save({ ...form, name: 'Coal cartridge' }, first)).status).toBe(200);
  expect(await save({ ...form, summary: 'Another.' }, second)).toMatchObject(refusal);
  expect((await save({ ...form, name: 'Charcoal cartridge' }, first)).status).toBe(200);
  writeFileSync(file, text);
});

it("reads and writes the catalogue's files only", async () => {
  for (const asked of ['catalogue/../package.json', '/etc/passwd', 'catalogue/README.md']) {
    expect((await call('getEntry', { path: asked })).status).toBe(422);
    const dataFiles = [{ path: asked, raw: 'a: 1' }];
    expect((await call('persistEntry', { dataFiles })).status).toBe(422);
  }
  expect((await call('deleteFiles', { paths: [path] })).status).toBe(422);
});

it("answers no other site's page", async () => {
  expect((await call('getEntry', { path }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

it('has a form for each file, with the help and the choices of its schema', async () => {
  const config: unknown = await (await fetch(`${address()}/config.yml`)).json();
  const collections =
    isRecord(config) && Array.isArray(config.collections) ? config.collections : [];
  const products = collections.find(({ name }) => name === 'products');
  const field = (name: string) =>
    products.fields.find((each: { name: string }) => each.name === name);
  expect(field('name')).toMatchObject({ widget: 'string', required: true });
  expect(field('type')).toMatchObject({
    widget: 'select',
    hint: expect.stringContaining('The product type.'),
  });
  expect(field('type').options).toContainEqual({ label: 'cartridge', value: 'cartridge' });
  expect(field('related')).toMatchObject({
    widget: 'relation',
    collection: 'products',
    multiple: true,
  });
  const files = collections.flatMap((each) => each.files ?? []).map((each) => each.file);
  expect(files).toContain('catalogue/claims.yaml');
  expect(files).toContain('catalogue/promotions/featured.yaml');
});
