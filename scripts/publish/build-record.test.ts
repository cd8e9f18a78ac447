import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordFile } from '../output/output-folder.ts';
import { type BuildRecord, readRecord, writeRecord } from './build-record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const state = { size: 12, mtimeMs: 1234.5678 };
const record: BuildRecord = {
  ...{ code: 'key', filesCode: 'files-key' },
  names: ['products/A', 'once/landings', '/_ipx/_/a.webp'],
  marks: ['one', '', ''],
  once: new Map([[1, [0]]]),
  pages: new Map([['au/A.html', { ...state, reads: [0, 1], pictures: [2] }]]),
  files: new Map([['au/robots.txt', state]]),
  made: new Map([
    [
      'au/items.json',
      { maker: 'au 7', mark: 'plan', parts: [{ bytes: 12, reads: [0], pictures: [2] }] },
    ],
  ]),
  pictures: new Map([['au/_ipx/_/a.webp', { ...state, version: 'first' }]]),
  share: { number: 1, of: 3, ofFiles: 6, tables: 'tables', withPictures: true, hashes: {} },
};
/** With numbers in place of which name they stand for, whatever their order. */
const told = (read: BuildRecord | undefined) =>
  read && {
    ...read,
    names: [...read.names].sort(),
    marks: Object.fromEntries(read.names.map((name, number) => [name, read.marks[number]])),
    once: Array.from(read.once, ([name, reads]) => [name, ...reads].map((n) => read.names[n])),
    pages: Array.from(read.pages, ([path, page]) => [
      path,
      page.size,
      [...page.reads, ...(page.pictures ?? [])].map((number) => read.names[number]),
    ]),
    made: Array.from(read.made, ([path, { maker, mark, parts }]) => [
      ...[path, maker, mark],
      ...parts.map(({ bytes, reads, pictures = [] }) => [
        bytes,
        ...[...reads, ...pictures].map((number) => read.names[number]),
      ]),
    ]),
  };

it('a record is read as it was written', () => {
  writeRecord(folder, record);
  expect(told(readRecord(folder))).toEqual(told(record));
});

it('names that nothing mentions any longer are forgotten', () => {
  const names = ['products/GONE', ...record.names];
  const pages = new Map([['au/A.html', { ...state, reads: [1, 2], pictures: [3] }]]);
  const made = new Map([
    [
      'au/items.json',
      { maker: 'au 7', mark: 'plan', parts: [{ bytes: 12, reads: [1], pictures: [3] }] },
    ],
  ]);
  const more = {
    ...record,
    ...{ names, pages, made },
    marks: ['x', ...record.marks],
    once: new Map([[2, [1]]]),
  };
  writeRecord(folder, more);
  expect(told(readRecord(folder))).toEqual(told(record));
});

const bodyOf = (text: string) => text.slice(text.indexOf('"record":') + '"record":'.length, -1);
const summed = (body: string) => `{"sum":${crc32(body)},"record":${body}}`;

it.each([
  ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ['another form of it', (text: string) => summed(bodyOf(text).replace('"form":', '"form":9'))],
  ['no record', () => '[]'],
  ['one with another number', (text: string) => text.replace(/("numbers":"A*)./, '$1_')],
  ['one with another time', (text: string) => text.replace('1234.5678', '1234.5679')],
])('%s is as good as none', (_, damage) => {
  writeRecord(folder, record);
  const file = join(folder, recordFile);
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(readRecord(folder)).toBeUndefined();
});
