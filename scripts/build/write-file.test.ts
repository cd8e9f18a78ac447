import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readUntouched, writeFileAt } from './write-file.ts';

let root: string;
let published: string;
let staging: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'place-'));
  published = join(root, 'published');
  staging = join(root, 'staging');
  mkdirSync(published);
  mkdirSync(staging);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const path = 'au/A.html';
const publish = (text: string) => writeFileAt({ staging: published }, path, text);

describe('a file in the staging folder', () => {
  it('is written if the published file changed but kept its size and time', () => {
    const former = publish('page');
    writeFileSync(join(published, path), 'PAGE');
    utimesSync(join(published, path), former.mtimeMs / 1000, former.mtimeMs / 1000);
    const aged = { ...former, mtimeMs: lstatSync(join(published, path)).mtimeMs };
    expect(readUntouched({ staging, published }, path, aged)).toBeUndefined();
    writeFileAt({ staging, published }, path, 'page', aged);
    expect(readFileSync(join(staging, path), 'utf8')).toBe('page');
  });

  it('is written if a file has replaced its parent folder', () => {
    const former = publish('page');
    rmSync(join(published, 'au'), { recursive: true });
    writeFileSync(join(published, 'au'), 'no folder');
    expect(readUntouched({ staging, published }, path, former)).toBeUndefined();
    writeFileAt({ staging, published }, path, 'page', former);
    expect(readFileSync(join(staging, path), 'utf8')).toBe('page');
  });

  it('ACCEPTANCE 20 is not written if the site has been discarded', () => {
    writeFileAt({ staging }, path, 'page');
    rmSync(staging, { recursive: true });
    expect(() => writeFileAt({ staging }, path, 'late')).toThrow('ENOENT');
    expect(() => writeFileAt({ staging }, 'au/B.html', 'late')).toThrow('ENOENT');
    expect(existsSync(staging)).toBe(false);
  });
});
