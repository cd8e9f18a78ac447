import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sentenceOf } from '../fault.ts';
import { mountDisk } from '../testing/small-disk.ts';
import { openPictureCache } from './picture-cache.ts';

it('ACCEPTANCE 20 a disk without room for a picture is named, and no half of it stays', async ({
  skip,
}) => {
  const disk = mkdtempSync(join(tmpdir(), 'cache-'));
  const unmount = mountDisk(disk, '64k');
  if (!unmount) return skip();
  try {
    const { keep } = openPictureCache(disk);
    const ended = keep('ab'.repeat(20), 'webp', Buffer.alloc(200_000)).catch(sentenceOf);
    expect(await ended).toContain(`The disk is full (at "${join(disk, 'ab')}`);
    expect(readdirSync(join(disk, 'ab'))).toEqual([]);
  } finally {
    unmount();
    rmSync(disk, { recursive: true, force: true });
  }
});

it.each([
  ['a folder', (file: string) => mkdirSync(join(file, 'more'), { recursive: true })],
  ['a pipe', (file: string) => execFileSync('mkfifo', [file])],
])('%s in the place of a picture is removed, and the picture made again', async (_what, put) => {
  const disk = mkdtempSync(join(tmpdir(), 'cache-'));
  const key = 'ab'.repeat(20);
  const file = await openPictureCache(disk).keep(key, 'webp', Buffer.from('picture'));
  rmSync(file);
  put(file);
  const cache = openPictureCache(disk);
  expect(await cache.find(key)).toBeUndefined();
  expect(await cache.keep(key, 'webp', Buffer.from('picture'))).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('picture');
  rmSync(disk, { recursive: true });
});
