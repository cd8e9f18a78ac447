/** Refuses a site that's too large for its host before spending hours on its pictures. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { adapters } from '../hosting/all-adapters.ts';
import { cloudflareLimits } from '../hosting/cloudflare/cloudflare.ts';
import type { HostingName } from '../hosting/hosting-adapter.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { buildSite } from './build-site.ts';

const work = temporaryFolder('hosting-limits');
let folder: string;
let printed: string;
/** The number of AU files at each count. */
let counted: number[];
beforeEach(() => {
  folder = mkdtempSync(join(work, 'limits-'));
  printed = '';
  counted = [];
  const print = (text: unknown) => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  vi.spyOn(console, 'log').mockImplementation(print);
});

const build = (name: HostingName) =>
  buildSite({
    catalogue: 'codegen/fixtures/catalogue',
    out: join(folder, 'site'),
    strict: false,
    hosting: { name, isCompressed: false },
  });

/** Builds for Cloudflare with this file limit, and returns the error message. */
async function refused(files: number): Promise<string> {
  vi.spyOn(adapters.cloudflare, 'limits').mockImplementation((tree) => {
    if (tree.name === 'au') counted.push(tree.files.size);
    return cloudflareLimits(tree, 'free', files);
  });
  const fault: unknown = await build('cloudflare').catch((error: unknown) => error);
  return fault instanceof Error ? fault.message : 'built';
}

it('refuses a site with its pictures before any is made', async () => {
  expect(await refused(10_000)).toBe('built');
  const [withPictures = 0] = counted;
  counted = [];
  printed = '';
  rmSync(join(folder, 'site'), { recursive: true });
  expect(await refused(withPictures - 1)).toMatch(
    /^Cloudflare's free plan allows \d+ files a site\. au has \d+, which is 1 too many\. .+ Or build for .+, or make fewer pictures, with fewer densities under images in site\.yaml\./,
  );
  expect(counted).toEqual([withPictures]);
  expect(printed).toContain('Rendering');
  expect(printed).not.toContain('Pictures and documents');
  expect(readdirSync(folder), 'nothing is left').toEqual([]);
});
