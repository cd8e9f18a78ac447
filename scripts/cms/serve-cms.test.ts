/** The interface of Decap's local backend, as its bundle calls it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { isRecord } from '../../kernel/records.ts';
import { cmsHandler } from './serve-cms.ts';

const root = mkdtempSync(join(tmpdir(), 'cms-'));
const file = join(root, 'products/CT-1.yaml');
const path = 'catalogue/products/CT-1.yaml';
let server: Server;
beforeAll(async () => {
  cpSync(fixture, root, { recursive: true });
  server = createServer(cmsHandler({ root, scripts: root }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

async function call(action: string, params: object, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ branch: 'main', action, params }),
  });
  return { status: answer.status, text: await answer.text() };
}
const open = async () => JSON.parse(JSON.parse((await call('getEntry', { path })).text).data);
/** Decap writes every field again, in a style of its own. */
const save = (form: object, slug = 'CT-1') =>
  call('persistEntry', { dataFiles: [{ slug, path, raw: stringify(form) }], assets: [] });
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

it("a save doesn't undo what has changed since", async () => {
  const form = await open();
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/^name: .*/m, 'name: Changed in an editor');
  writeFileSync(file, changed);
  expect(await save({ ...form, summary: 'Another.' })).toMatchObject({
    status: 422,
    text: expect.stringContaining('has changed since you opened it'),
  });
  expect(readFileSync(file, 'utf8')).toBe(changed);
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
  const { port } = server.address() as AddressInfo;
  const config: unknown = await (await fetch(`http://127.0.0.1:${port}/config.yml`)).json();
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
