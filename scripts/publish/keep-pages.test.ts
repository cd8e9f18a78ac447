import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Until another process has taken the first of them. */
const untilTaken = () =>
  vi.waitFor(() => {
    const [own = ''] = readdirSync(root).filter((name) => name.startsWith('keep-'));
    expect(readdirSync(join(root, own, 'taken'))).toContain('0');
  }, 10_000);

describe.each([
  ['here', 10, async () => {}],
  ['by another process', 0, untilTaken],
  ['by whichever process comes first', 0, async () => {}],
])('issue 8 pages that stay, %s', (_where, few, before) => {
  const keep = async (pages: readonly PublishedPage[]) => {
    const keeping = keepPages(pages, { staging, published }, root, few);
    await before();
    return keeping.finish();
  };

  it('are the published files', async () => {
    const pages = ['au/A.html', 'au/range/B.html', 'nz/A.html'].map(publish);
    expect(await keep(pages)).toEqual({ touched: [], copied: [] });
    for (const [file] of pages) expect(inodeOf(staging, file)).toBe(inodeOf(published, file));
  });

  it('are all taken over, once each, however many', async () => {
    const pages = Array.from({ length: 1_200 }, (_, page) => publish(`au/${page}.html`));
    expect(await keep(pages)).toEqual({ touched: [], copied: [] });
    expect(readdirSync(join(staging, 'au'))).toHaveLength(1_200);
  });

  it('are told of, and not taken over, where somebody has touched them', async () => {
    const pages = ['au/A.html', 'au/B.html', 'au/C.html'].map(publish);
    writeFileSync(join(published, 'au/A.html'), 'another');
    rmSync(join(published, 'au/C.html'));
    const { touched } = await keep(pages);
    expect(touched).toEqual(['au/A.html', 'au/C.html']);
    expect(existsSync(join(staging, 'au/A.html'))).toBe(false);
    expect(existsSync(join(staging, 'au/B.html'))).toBe(true);
  });

  it('end with the fault where the unfinished site is gone', async () => {
    const pages = ['au/A.html'].map(publish);
    rmSync(staging, { recursive: true });
    await expect(keep(pages)).rejects.toThrow('ENOENT');
    expect(existsSync(staging)).toBe(false);
  });
});
