/** npx puretec cms in a browser: Decap CMS opens a product, and a save changes one line. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-port.ts';
import { runScript, type StartedProgram, startNode } from '../../scripts/testing/start-program.ts';

// The first run downloads Decap.
test.describe.configure({ timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'cms-'));
const catalogue = join(folder, 'catalogue');
const file = join(catalogue, 'products/CT-1.yaml');
let started: StartedProgram;
let port = 0;
test.beforeAll(async () => {
  cpSync('codegen/fixtures/catalogue', catalogue, { recursive: true });
  port = await freePort();
  const options = ['--catalogue', catalogue, '--port', String(port)];
  started = startNode(['scripts/run.mjs', 'cms', ...options]);
  await started.prints('The forms are at');
});
test.afterAll(async () => {
  started.child.kill('SIGTERM');
  await started.ended;
  rmSync(folder, { recursive: true, force: true });
});

test('a name changed in a form changes one line of the file, and the check passes', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol === 'http:' && hostname !== 'localhost') outside.push(request.url());
    if (protocol === 'https:') outside.push(request.url());
  });
  const before = readFileSync(file, 'utf8').split('\n');
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: /CT-1 / }).click();
  await page.getByLabel('Name', { exact: true }).fill('Charcoal cartridge');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
  const after = () => readFileSync(file, 'utf8').split('\n');
  await expect
    .poll(() => after().filter((line, index) => line !== before[index]))
    .toEqual(['name: Charcoal cartridge']);
  expect(after()).toHaveLength(before.length);
  expect(await runScript('check', '--catalogue', catalogue)).toMatchObject({ status: 0 });
  expect(outside).toEqual([]);
});
