import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuildRecord, readRecord, recordFile, writeRecord } from './build-record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const state = { hash: 'abc', size: 12, mtimeMs: 1234.5678 };
const record: BuildRecord = {
  code: 'key',
  fingerprints: new Map([
    ['products/A', 'one'],
    ['products/*', 'two'],
  ]),
  once: new Map([['once/landings', new Set(['products/A'])]]),
  pages: new Map([
    ['au/A.html', { ...state, reads: new Set(['products/A']), pictures: ['/_ipx/_/a.webp'] }],
  ]),
  files: new Map([['au/robots.txt', state]]),
  pictures: new Map([['au/_ipx/_/a.webp', { ...state, version: 'first' }]]),
  share: { number: 1, of: 3, ofFiles: 6 },
};

it('a record is read as it was written', () => {
  writeRecord(folder, record);
  expect(readRecord(folder)).toEqual(record);
});

it.each([
  ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ['another form of it', (text: string) => text.replace('"form":', '"form":9')],
  ['no record', () => '[]'],
  [
    'one whose numbers lead nowhere',
    (text: string) => text.replace(/"names":\[.*\]/, '"names":[]'),
  ],
])('%s is as good as none', (_, damage) => {
  writeRecord(folder, record);
  const file = join(folder, recordFile);
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(readRecord(folder)).toBeUndefined();
});
