/** Reads a built site's host files, and checks them against the build's list. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countryKeys } from '../../kernel/countries.ts';
import { reasonOf } from '../build/json-file.ts';
import { hashFiles, parseManifest, type SiteManifest } from '../build/site-manifest.ts';
import { md5Of } from '../build/write-file.ts';
import { hostingNames } from '../hosting/all-adapters.ts';
import type { BucketObject } from '../hosting/bucket.ts';
import { manifestFile } from '../output/output-folder.ts';
import { UserError } from '../user-error.ts';
import type { PublishRequest } from './publish-release.ts';
import type { Content } from './store.ts';

/** Reads a host's files if the build wrote them, otherwise `au` and `nz`. Throws a UserError if they aren't as built. */
export function readFolderOutput(site: string): PublishRequest {
  const files = checkedFiles(site);
  // A folder can't redirect as a bucket does, so a bucket's files aren't for it.
  const host = hostingNames.find(
    (name) => name !== 'bucket' && files.some(([path]) => isBelow(path, name)),
  );
  const roots = host === undefined ? Object.values(countryKeys) : [host];
  const skipped = host === undefined ? 0 : host.length + 1;
  return {
    files: new Map(
      files
        .filter(([path]) => roots.some((root) => isBelow(path, root)))
        .map(([path, md5]) => [path.slice(skipped), { md5 }]),
    ),
    bytesOf: (key) => readFile(join(site, host ?? '', key)),
  };
}

/** Reads the objects in a bucket's `manifest.json`. Throws a UserError if the site isn't as built, or not for a bucket. */
export function readBucketOutput(site: string): PublishRequest {
  const digests = new Map(checkedFiles(site));
  if (!digests.has('bucket/manifest.json'))
    throw new UserError(
      `"${site}" wasn't built for a bucket. Run npx puretec build --host bucket --out ${site}.`,
    );
  const { objects }: { objects: readonly BucketObject[] } = JSON.parse(
    readFileSync(join(site, 'bucket', 'manifest.json'), 'utf8'),
  );
  const sources = new Map(objects.map(({ key, file }) => [key, file]));
  const files = objects.map(({ key, file, type, cache, redirect }): [string, Content] => {
    const md5 = file === undefined ? md5Of(Buffer.alloc(0)) : digests.get(file);
    if (md5 === undefined) throw notAsBuilt(site, [`bucket/manifest.json names ${file}`]);
    return [key, { md5, type, cache, ...(redirect !== undefined && { redirect }) }];
  });
  return {
    files: new Map(files),
    async bytesOf(key) {
      const file = sources.get(key);
      return file === undefined ? Buffer.alloc(0) : readFile(join(site, file));
    },
  };
}

const isBelow = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

function checkedFiles(site: string): readonly (readonly [path: string, md5: string])[] {
  if (!existsSync(site) || !statSync(site).isDirectory())
    throw new UserError(
      `There's no built site at "${site}". Use the folder that npx puretec build wrote.`,
    );
  const { shard, withPictures, at, files } = readManifest(site);
  if (shard)
    throw new UserError(
      `"${site}" is shard ${shard.number} of ${shard.of} of a site. Run npx puretec build --merge DIR --merge DIR to put the shards together.`,
    );
  if (!withPictures)
    throw new UserError(
      `"${site}" was built by npx puretec start or with --without-images, so pictures or documents are missing. Run npx puretec build.`,
    );
  if (at !== undefined)
    throw new UserError(
      `"${site}" was built with --at ${at}, so it has the prices and promotions of that time. Build it without --at to publish it.`,
    );
  const found = hashFiles(site, () => undefined);
  const listed = Object.entries(files);
  const missing: string[] = [];
  const altered: string[] = [];
  for (const [path, [, , md5]] of listed) {
    const same = found.get(path);
    if (same === undefined) missing.push(path);
    else if (same[2] !== md5) altered.push(path);
  }
  const extra = [...found.keys()].filter((path) => !Object.hasOwn(files, path));
  const differences = [
    ...named(missing, 'missing'),
    ...named(altered, 'altered'),
    ...named(extra, 'not from the build'),
  ];
  if (differences.length > 0) throw notAsBuilt(site, differences);
  return listed.map(([path, [, , md5]]) => [path, md5]);
}

function readManifest(site: string): SiteManifest {
  const file = join(site, manifestFile);
  if (!existsSync(file))
    throw new UserError(
      `"${site}" has no list of its files (${manifestFile}), so it can't be checked. Nothing was published. Use the folder that npx puretec build wrote, or build it again.`,
    );
  try {
    return parseManifest(readFileSync(file));
  } catch (error) {
    throw new UserError(
      `The list of files "${file}" ${reasonOf(error)}. Nothing was published. Run npx puretec build --out ${site}.`,
    );
  }
}

/** Names at most five files of each kind: "3 files are missing (au/a.html, …)". */
function named(paths: readonly string[], how: string): readonly string[] {
  if (paths.length === 0) return [];
  const shown = `${[...paths].sort().slice(0, 5).join(', ')}${paths.length > 5 ? ', …' : ''}`;
  return [`${paths.length === 1 ? '1 file is' : `${paths.length} files are`} ${how} (${shown})`];
}

const notAsBuilt = (site: string, differences: readonly string[]): UserError =>
  new UserError(
    `"${site}" differs from what was built: ${differences.join('; ')}. Nothing was published. Delete the folder and run npx puretec build --out ${site}.`,
  );
