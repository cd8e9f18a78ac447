import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { descriptionFile, hashesOf, readDescription } from './code-bundle.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'renderer.mjs'), 'code');
  const assets = { stylesheets: [], page: '/page.js', tools: {} };
  const description = { assets, files: [], hashes: hashesOf(folder) };
  writeFileSync(join(folder, descriptionFile), JSON.stringify(description));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('reads an unchanged bundle', () => {
  expect(readDescription(folder)?.assets.page).toBe('/page.js');
});

it.each([
  ['a file is empty', () => writeFileSync(join(folder, 'server', 'renderer.mjs'), '')],
  ['a file is missing', () => rmSync(join(folder, 'server', 'renderer.mjs'))],
  ['there is an extra file', () => writeFileSync(join(folder, 'more.js'), '')],
  [
    'its description is cut short',
    () => writeFileSync(join(folder, descriptionFile), '{"assets":'),
  ],
  ['its folder is missing', () => rmSync(folder, { recursive: true })],
])('rejects a bundle when %s', (_, damage) => {
  damage();
  expect(readDescription(folder)).toBeUndefined();
});
