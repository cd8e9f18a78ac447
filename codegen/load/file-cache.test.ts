import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFileCache } from './file-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const caches = () => join(folder, 'caches');
const cacheFile = () => join(caches(), readdirSync(caches())[0] ?? '');

/** Reads files through a newly opened cache, and says which of them weren't cached. */
function run(
  texts: readonly string[],
  { version = '1', root = 'r', read = (text: string): unknown => ({ text }) } = {},
) {
  const cache = openFileCache(caches(), root, version);
  const missed: string[] = [];
  const values = texts.map((text) => {
    const key = cache.keyOf('a.yaml', Buffer.from(text));
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    missed.push(text);
    cache.set(key, read(text));
    return cache.get(key);
  });
  cache.save();
  return { values, missed };
}

it('reads the same bytes once, in one run or two', () => {
  expect(run(['one', 'one'])).toEqual({
    values: [{ text: 'one' }, { text: 'one' }],
    missed: ['one'],
  });
  expect(run(['one', 'two']).missed).toEqual(['two']);
  expect(run(['one', 'two']).missed).toEqual([]);
});

it('finds the files of a copied catalogue, and saves them as its own', () => {
  run(['one', 'two']);
  expect(run(['one'], { root: 'copy' }).missed).toEqual([]);
  expect(readdirSync(caches())).toHaveLength(2);
});

it('returns the same object each time, so that what is derived from it can be memoized', () => {
  run(['one']);
  const cache = openFileCache(caches(), 'r', '1');
  const key = cache.keyOf('a.yaml', Buffer.from('one'));
  expect(cache.get(key)).toBe(cache.get(key));
});

it('reads a file again when the code, its name or its bytes differ', () => {
  const { keyOf } = openFileCache(caches(), 'r', '1');
  const one = Buffer.from('one');
  const keys = [
    keyOf('a.yaml', one),
    keyOf('b.yaml', one),
    keyOf('a.yaml', Buffer.from('two')),
    openFileCache(caches(), 'r', '2').keyOf('a.yaml', one),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  ['cut short', (file: string) => truncateSync(file, 40)],
  ['emptied', (file: string) => truncateSync(file)],
  ['changed in one letter', (file: string) => writeFileSync(file, changed(file, 'one', '0ne'))],
  ['torn in two lines', (file: string) => writeFileSync(file, changed(file, '"one', '"o\nne'))],
  ['binary', (file: string) => writeFileSync(file, Buffer.from([0, 255, 10, 0, 10]))],
])('ignores and replaces a file that was %s', (_how, damage) => {
  run(['one', 'two']);
  damage(cacheFile());
  expect(run(['one', 'two']).missed).toEqual(['one', 'two']);
  expect(run(['one', 'two'])).toEqual({ values: [{ text: 'one' }, { text: 'two' }], missed: [] });
});
const changed = (file: string, from: string, to: string) =>
  readFileSync(file, 'utf8').replace(from, to);

it.each([
  ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
  ['a folder', (path: string) => mkdirSync(path)],
])('does not wait for %s in place of the cache file', (_what, put) => {
  run(['one']);
  const path = cacheFile();
  rmSync(path);
  put(path);
  expect(run(['one']).missed).toEqual(['one']);
});

it('does without a cache folder that cannot be written', () => {
  writeFileSync(caches(), 'a file');
  expect(run(['one']).missed).toEqual(['one']);
  expect(readFileSync(caches(), 'utf8')).toBe('a file');
});

it('keeps letters of every script and a field named __proto__', () => {
  const read = () => JSON.parse('{ "__proto__": "Māori – \ud83d\udca7 \u2028" }');
  const first = run(['one'], { read });
  const second = run(['one'], { read });
  expect(second.missed).toEqual([]);
  expect(JSON.stringify(second.values)).toBe(JSON.stringify(first.values));
});

it('drops stale entries with the next edit', () => {
  run(['one', 'first']);
  run(['one', 'second']);
  expect(run(['first']).missed).toEqual(['first']);
});

it('keeps the caches of eight catalogues', () => {
  for (let root = 0; root < 20; root++) run(['one'], { root: `r${root}` });
  expect(readdirSync(caches())).toHaveLength(8);
});

it('lets two runs at once each leave a whole cache', () => {
  const [first, second] = [openFileCache(caches(), 'r', '1'), openFileCache(caches(), 'r', '1')];
  first.set(first.keyOf('a.yaml', Buffer.from('one')), 'first');
  second.set(second.keyOf('a.yaml', Buffer.from('two')), 'second');
  first.save();
  expect(run(['one']).values).toEqual(['first']);
  second.save();
  expect(run(['two']).values).toEqual(['second']);
});
