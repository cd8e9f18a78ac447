/** What a built site has to be published: in the form of its host, else its two trees. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countryKeys } from '../../kernel/countries.ts';
import { Fault } from '../fault.ts';
import type { BucketObject } from '../hosts/bucket.ts';
import { md5Of } from './folder-store.ts';
import type { Wanted } from './publish-release.ts';
import { type Content, forEach } from './store.ts';

/** For a folder: that of nginx or Cloudflare where the build wrote one, else `au` and `nz` as they are. */
export async function readFolderForm(site: string): Promise<Wanted> {
  const form = ['nginx', 'cloudflare'].find((name) => existsSync(join(site, name)));
  const roots = form === undefined ? Object.values(countryKeys) : [''];
  const from = join(site, form ?? '');
  const files = new Map<string, Content>();
  for (const root of roots) {
    const folder = join(from, root);
    if (!existsSync(folder)) throw noSite(site, '');
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    await forEach(found, async (file) => {
      const key = file.slice(from.length + 1).replaceAll('\\', '/');
      files.set(key, { md5: md5Of(await readFile(file)) });
    });
  }
  return { files, bytesOf: (key) => readFile(join(from, key)) };
}

/** For a bucket: what `manifest.json` lists. */
export async function readBucketForm(site: string): Promise<Wanted> {
  const manifest = join(site, 'bucket', 'manifest.json');
  if (!existsSync(manifest)) throw noSite(site, ' --host bucket');
  const { objects }: { objects: readonly BucketObject[] } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const sources = new Map(objects.map(({ key, file }) => [key, file]));
  const bytesOf = async (key: string) => {
    const file = sources.get(key);
    return file === undefined ? Buffer.alloc(0) : readFile(join(site, file));
  };
  const files = new Map<string, Content>();
  await forEach(objects, async ({ key, type, cache, redirect }) => {
    const md5 = md5Of(await bytesOf(key));
    files.set(key, { md5, type, cache, ...(redirect !== undefined && { redirect }) });
  });
  return { files, bytesOf };
}

const noSite = (site: string, host: string): Fault =>
  new Fault(
    `"${site}" holds no site in this form. Build it: npm run build --${host} --out ${site}`,
  );
