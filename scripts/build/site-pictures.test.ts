import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Pictures } from '../images/create-pictures.ts';
import { sitePictures } from './site-pictures.ts';
import { md5Of } from './write-file.ts';

const address = '/_ipx/_/products/A.svg';
const path = 'au/_ipx/_/products/A.svg';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-pictures-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (folder: string, text: string) => {
  const file = join(root, folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

/** Gives every picture a different version from the published one, and draws it as `text`. */
function drawn(text: string): Pictures {
  return {
    want: () => write('staging', text),
    place: async () => {},
    versionOf: async () => 'second',
    progress: () => ({ done: 1, total: 1, picturesLeft: 0 }),
    finish: async () => ({ placed: 1, encoded: 1, left: [] }),
    stop: async () => {},
  };
}

async function build(text: string) {
  const published = write('published', 'drawing');
  // Files written at the same instant would have the same time.
  utimesSync(published, 1, 1);
  const { size, mtimeMs } = lstatSync(published);
  const places = { staging: join(root, 'staging'), published: join(root, 'published') };
  const md5 = md5Of('drawing');
  const former = new Map([[path, { size, mtimeMs, md5, crc: 0, inputs: 'first' }]]);
  const pictures = sitePictures(drawn(text), places, former);
  pictures.want('au/A.html', [address]);
  const { placed } = await pictures.finish(() => {});
  return { published, placed: placed.get(path), staged: join(root, 'staging', path) };
}

it('keeps the published file and time if a picture is made again with the same bytes', async () => {
  const { published, placed, staged } = await build('drawing');
  expect(lstatSync(staged).ino).toBe(lstatSync(published).ino);
  expect(placed).toEqual({
    size: 7,
    mtimeMs: lstatSync(published).mtimeMs,
    md5: md5Of('drawing'),
    crc: 0,
    inputs: 'second',
  });
});

it('writes a picture with different bytes of the same size, and leaves the published one alone', async () => {
  const { published, placed, staged } = await build('DRAWING');
  expect(readFileSync(staged, 'utf8')).toBe('DRAWING');
  expect(readFileSync(published, 'utf8')).toBe('drawing');
  expect(placed).toMatchObject({ size: 7, inputs: 'second' });
});
