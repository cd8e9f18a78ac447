import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPages, type PublishedPage } from './keep-pages.ts';
import { placeFile } from './place-file.ts';

let root: string;
let published: string;
let staging: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keep-'));
  published = join(root, 'published');
  staging = join(root, 'staging');
  mkdirSync(published);
  mkdirSync(staging);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const publish = (file: string): PublishedPage => [
  file,
  placeFile({ staging: published }, file, `page ${file}`),
];
const inodeOf = (folder: string, file: string) => lstatSync(join(folder, file)).ino;

describe.each([
  ['here', 10],
  ['by another process', 0],
])('issue 8 pages that stay, %s', (_where, few) => {
  const keep = (pages: readonly PublishedPage[]) =>
    keepPages(pages, { staging, published }, root, few);

  it('are the published files', async () => {
    const pages = ['au/A.html', 'au/range/B.html', 'nz/A.html'].map(publish);
    expect(await keep(pages).done).toEqual({ touched: [], copied: [] });
    for (const [file] of pages) expect(inodeOf(staging, file)).toBe(inodeOf(published, file));
  });

  it('are told of, and not taken over, where somebody has touched them', async () => {
    const pages = ['au/A.html', 'au/B.html', 'au/C.html'].map(publish);
    writeFileSync(join(published, 'au/A.html'), 'another');
    rmSync(join(published, 'au/C.html'));
    const { touched } = await keep(pages).done;
    expect(touched).toEqual(['au/A.html', 'au/C.html']);
    expect(existsSync(join(staging, 'au/A.html'))).toBe(false);
    expect(existsSync(join(staging, 'au/B.html'))).toBe(true);
  });

  it('end with the fault where the unfinished site is gone', async () => {
    const pages = ['au/A.html'].map(publish);
    rmSync(staging, { recursive: true });
    await expect((async () => keep(pages).done)()).rejects.toThrow('ENOENT');
    expect(existsSync(staging)).toBe(false);
  });
});
