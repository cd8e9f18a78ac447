import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type BuildRecord, writeRecord } from './build-record.ts';
import { unfinishedFile } from './output-folder.ts';
import { requireWhole } from './require-whole.ts';

const work = mkdtempSync(join(tmpdir(), 'whole-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const whole: BuildRecord = {
  code: '',
  filesCode: '',
  names: [],
  marks: [],
  once: new Map(),
  pages: new Map(),
  files: new Map(),
  made: new Map(),
  pictures: new Map([['au/_ipx/a.webp', { size: 1, mtimeMs: 1, version: 'a' }]]),
};
const share = { number: 1, of: 2, ofFiles: 1, tables: '', withPictures: true, hashes: {} };

function siteWith(record: Partial<BuildRecord>): string {
  const site = mkdtempSync(join(work, 'site-'));
  writeRecord(site, { ...whole, ...record });
  return site;
}

it('issue 11 C5 a whole site may be published, also one of which no record tells', () => {
  requireWhole(siteWith({}));
  requireWhole(mkdtempSync(join(work, 'bare-')));
});

it('issue 11 C5 a part of a site is refused with what makes it whole', () => {
  expect(() => requireWhole(siteWith({ share }))).toThrow(/share 1 of 2 of a site\. .*--merge/);
  const bare = siteWith({ pictures: new Map() });
  expect(() => requireWhole(bare)).toThrow(/--without-images/);
  const unfinished = siteWith({});
  writeFileSync(join(unfinished, unfinishedFile), '');
  expect(() => requireWhole(unfinished)).toThrow(/pictures of .* are missing/);
});
