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
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readUntouched, writeFileAt } from './write-file.ts';

const work = temporaryFolder('write-file');
let root: string;
let previousBuild: string;
let staging: string;
beforeEach(() => {
  root = mkdtempSync(join(work, 'place-'));
  previousBuild = join(root, 'previousBuild');
  staging = join(root, 'staging');
  mkdirSync(previousBuild);
  mkdirSync(staging);
});

const path = 'au/A.html';
const publish = (text: string) => writeFileAt({ staging: previousBuild }, path, text);

describe('a file in the staging folder', () => {
  it('is written if the previous file changed but kept its size and time', () => {
    const previous = publish('page');
    writeFileSync(join(previousBuild, path), 'PAGE');
    utimesSync(join(previousBuild, path), previous.mtimeMs / 1000, previous.mtimeMs / 1000);
    const aged = { ...previous, mtimeMs: lstatSync(join(previousBuild, path)).mtimeMs };
    expect(readUntouched({ staging, previousBuild }, path, aged)).toBeUndefined();
    writeFileAt({ staging, previousBuild }, path, 'page', aged);
    expect(readFileSync(join(staging, path), 'utf8')).toBe('page');
  });

  it('is written if a file has replaced its parent folder', () => {
    const previous = publish('page');
    rmSync(join(previousBuild, 'au'), { recursive: true });
    writeFileSync(join(previousBuild, 'au'), 'no folder');
    expect(readUntouched({ staging, previousBuild }, path, previous)).toBeUndefined();
    writeFileAt({ staging, previousBuild }, path, 'page', previous);
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
