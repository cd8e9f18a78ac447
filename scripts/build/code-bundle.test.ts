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

it('a bundle is used as it was made', () => {
  expect(readDescription(folder)?.assets.page).toBe('/page.js');
});

it.each([
  ['a file of it is empty', () => writeFileSync(join(folder, 'server', 'renderer.mjs'), '')],
  ['a file of it is missing', () => rmSync(join(folder, 'server', 'renderer.mjs'))],
  ['a file is in it that is none of its own', () => writeFileSync(join(folder, 'more.js'), '')],
  ['it was cut', () => writeFileSync(join(folder, descriptionFile), '{"assets":')],
  ['it is not there', () => rmSync(folder, { recursive: true })],
])('a bundle is none where %s', (_, damage) => {
  damage();
  expect(readDescription(folder)).toBeUndefined();
});
