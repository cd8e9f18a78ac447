import {
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

it('does without a cache folder that cannot be written', () => {
  writeFileSync(caches(), 'a file');
  expect(run(['one']).missed).toEqual(['one']);
  expect(readFileSync(caches(), 'utf8')).toBe('a file');
});

it('drops stale entries with the next edit', () => {
  run(['one', 'first']);
  run(['one', 'second']);
  expect(run(['first']).missed).toEqual(['first']);
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
