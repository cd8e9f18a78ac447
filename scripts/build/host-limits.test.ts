/** Refuses a site that's too large for its host before spending hours on its pictures. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitsOf } from '../hosts/cloudflare/limits.ts';
import type { HostName, Tree } from '../hosts/host.ts';
import { hosts } from '../hosts/hosts.ts';
import { buildSite } from './build-site.ts';

let folder: string;
let printed: string;
/** The number of AU files at each count. */
let counted: number[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-limits-'));
  printed = '';
  counted = [];
  const print = (text: unknown) => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  vi.spyOn(console, 'log').mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const build = (name: HostName) =>
  buildSite({
    catalogue: 'codegen/fixtures/catalogue',
    out: join(folder, 'site'),
    strict: false,
    host: { name, isCompressed: false },
  });

/** Builds for Cloudflare with this file limit, and returns the error message. */
async function refused(files: number): Promise<string> {
  vi.spyOn(hosts.cloudflare, 'limits').mockImplementation((tree) => {
    if (tree.name === 'au') counted.push(tree.files.size);
    return limitsOf(tree, 'free', files);
  });
  const fault: unknown = await build('cloudflare').catch((error: unknown) => error);
  expect(readdirSync(folder), 'nothing is left').toEqual([]);
  return fault instanceof Error ? fault.message : 'built';
}

it('refuses a site before rendering if pages and documents exceed the limit, otherwise before pictures', async () => {
  const few = await refused(10);
  expect(few).toMatch(
    /^Cloudflare's free plan takes 10 files a site, and au has \d+ more, \d+: \d+ pages, \d+ documents, \d+ others\. Its paid plan takes 100,000: .+ Or build for nginx or a bucket, which have no such limit \(--host nginx, --host bucket\)\. Fewer pictures won't help: there are too many files without them\.\nCloudflare's free plan takes 10 files a site, and nz has .+\nCounted before rendering, without pictures\.$/,
  );
  expect(printed).not.toContain('Rendering');
  const [planned = 0] = counted;
  expect(few).toContain(`and au has ${planned - 10} more, ${planned}:`);

  // Enough for the planned files, but not for the pictures.
  const later = await refused(planned + 40);
  const withPictures = counted.at(-1) ?? 0;
  expect(withPictures).toBeGreaterThan(planned + 40);
  expect(later).toContain(
    `Cloudflare's free plan takes ${planned + 40} files a site, and au has ${withPictures - planned - 40} more, ${withPictures}: `,
  );
  expect(later).toMatch(
    / \d+ pages, \d+ pictures, \d+ documents, \d+ others\. .+ Or build for .+, or make fewer pictures: fewer "densities" of images in site\.yaml\.\n/,
  );
  expect(later).toMatch(/\nCounted after rendering, without pictures\.$/);
  expect(printed).toContain('Rendering');
  expect(printed).not.toContain('Pictures and documents');
});

it('accepts any number of files on a host without a limit', () => {
  const files = new Map(Array.from({ length: 60_000 }, (_, index) => [`P${index}.html`, 1]));
  const none = { headers: [], redirects: [], proxyRoutes: [] };
  const tree: Tree = { country: 'AU', name: 'au', hostname: 'www.puretec.com.au', files, ...none };
  expect(hosts.nginx.limits(tree)).toEqual([]);
  expect(hosts.bucket.limits(tree)).toEqual([]);
  expect(hosts.cloudflare.limits(tree)).toEqual([
    "Cloudflare's free plan takes 20,000 files a site, and au has 40,000 more, 60,000: 60,000 pages. Its paid plan takes 100,000: if that's yours, set cloudflarePlan: paid under hosting in site.yaml. Or build for nginx or a bucket, which have no such limit (--host nginx, --host bucket). Fewer pictures won't help: there are too many files without them.",
  ]);
  expect(hosts.cloudflare.limits(tree, { cloudflarePlan: 'paid' })).toEqual([]);
  const more = new Map(Array.from({ length: 100_001 }, (_, index) => [`P${index}.html`, 1]));
  expect(hosts.cloudflare.limits({ ...tree, files: more }, { cloudflarePlan: 'paid' })).toEqual([
    "Cloudflare's paid plan takes 100,000 files a site, and au has 1 more, 100,001: 100,001 pages. Or build for nginx or a bucket, which have no such limit (--host nginx, --host bucket). Fewer pictures won't help: there are too many files without them.",
  ]);
});

it('knows every file except pictures before rendering', async () => {
  const trees: Tree[] = [];
  vi.spyOn(hosts.cloudflare, 'limits').mockImplementation((tree) => {
    trees.push(tree);
    return [];
  });
  expect(await build('cloudflare')).toEqual({ ok: true });
  const names = ({ files }: Tree) =>
    [...files.keys()].filter((path) => !path.startsWith('_ipx/')).sort();
  for (const country of ['au', 'nz']) {
    const [planned, whole] = [0, -1].map((at) =>
      trees.filter(({ name }) => name === country).at(at),
    );
    expect(planned && names(planned)).toEqual(whole && names(whole));
  }
});
