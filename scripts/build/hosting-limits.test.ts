/** Refuses a site that's too large for its host. */
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
/** The number of AU files at each count. */
let counted: number[];
beforeEach(() => {
  folder = mkdtempSync(join(work, 'limits-'));
  counted = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue();
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

it('counts pictures, and leaves nothing of a site that is too large', async () => {
  expect(await refused(10_000)).toBe('built');
  const [withPictures = 0] = counted;
  counted = [];
  rmSync(join(folder, 'site'), { recursive: true });
  expect(await refused(withPictures - 1)).toMatch(
    /^Cloudflare's free plan allows \d+ files a site\. au has \d+, which is 1 too many\. .+ Or build for .+, or make fewer pictures, with fewer densities under images in site\.yaml\./,
  );
  expect(counted).toEqual([withPictures]);
  expect(readdirSync(folder), 'nothing is left').toEqual([]);
});
