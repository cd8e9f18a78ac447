/**
 * The list of every file in a built site, with its size and MD5. `publish` sends exactly these files,
 * and nothing where the folder differs from its list. Buckets report MD5 without being asked for the
 * bytes, so one digest serves from the build to the live site.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { withPlace } from '../fault.ts';
import { isBuildFile, manifestFile } from '../output/output-folder.ts';
import { jsonReader, md5Schema, pathSchema } from './json-file.ts';
import type { Shard } from './shards.ts';

/** Times are milliseconds; they only say whether a later build has to hash the file again. */
export type ListedFile = readonly [size: number, mtimeMs: number, md5: string];
export type SiteManifest = {
  readonly form: 1;
  /** Present where this is a part of a site. */
  readonly share?: Shard;
  /** False where the site was built without its pictures and documents. */
  readonly withPictures: boolean;
  /** By path below the site's folder, with "/" on every system. */
  readonly files: Readonly<Record<string, ListedFile>>;
};

/** Throws an Error whose message completes "<file> …". */
export const parseManifest = jsonReader<SiteManifest>({
  type: 'object',
  required: ['form', 'withPictures', 'files'],
  properties: {
    form: { const: 1 },
    share: {
      type: 'object',
      required: ['number', 'of'],
      properties: { number: { type: 'integer' }, of: { type: 'integer' } },
    },
    withPictures: { type: 'boolean' },
    files: {
      type: 'object',
      propertyNames: pathSchema,
      additionalProperties: {
        type: 'array',
        prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'number' }, md5Schema],
        minItems: 3,
        maxItems: 3,
      },
    },
  },
});

export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

type Described = {
  /** The folder of the site that this one replaces: what is still the same isn't hashed again. */
  readonly replaces?: string;
  readonly share?: Shard | undefined;
  readonly withPictures: boolean;
};

/** Lists what is in the folder now. Call it last. */
export function writeManifest(folder: string, { replaces, share, withPictures }: Described): void {
  const before = (replaces !== undefined && readManifest(replaces)?.files) || {};
  const files = hashFiles(folder, (path, { size, mtimeMs }) => {
    const known = before[path];
    return known?.[0] === size && known[1] === mtimeMs ? known[2] : undefined;
  });
  save(folder, {
    ...{ form: 1, withPictures, files: Object.fromEntries(files) },
    ...(share && { share: { number: share.number, of: share.of } }),
  });
}

/** Adds files that were made after the site was built, by their paths. Does nothing where there is no list. */
export function addToManifest(folder: string, paths: readonly string[]): void {
  const manifest = readManifest(folder);
  if (!manifest) return;
  const added = paths.map((path) => [
    path.replaceAll('\\', '/'),
    listed(join(folder, path), readFileSync(join(folder, path))),
  ]);
  save(folder, { ...manifest, files: { ...manifest.files, ...Object.fromEntries(added) } });
}

const listed = (file: string, bytes: Uint8Array): ListedFile => [
  bytes.length,
  lstatSync(file).mtimeMs,
  md5Of(bytes),
];

/** Every file of the site, by path. Links aren't files. `known` spares reading a file again. */
export function hashFiles(
  folder: string,
  known: (
    path: string,
    state: { readonly size: number; readonly mtimeMs: number },
  ) => string | undefined,
): ReadonlyMap<string, ListedFile> {
  const found = new Map<string, ListedFile>();
  // The form of a host has most files of the trees again, as hard links.
  const hashed = new Map<string, string>();
  const root = resolve(folder);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = `${entry.parentPath}${sep}${entry.name}`;
    const path = file.slice(join(root, '/').length).replaceAll('\\', '/');
    if (isBuildFile(path)) continue;
    const { size, mtimeMs, ino } = lstatSync(file);
    const content = `${ino} ${size} ${mtimeMs}`;
    const md5 = known(path, { size, mtimeMs }) ?? hashed.get(content) ?? md5Of(readFileSync(file));
    hashed.set(content, md5);
    found.set(path, [size, mtimeMs, md5]);
  }
  return found;
}

/** Undefined where it's missing or can't be read. */
function readManifest(folder: string): SiteManifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, manifestFile)));
  } catch {
    return undefined;
  }
}

/** Removes the old file first: it may be a hard link to the list of another folder. */
function save(folder: string, manifest: SiteManifest): void {
  const file = join(folder, manifestFile);
  try {
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(manifest));
  } catch (error) {
    throw withPlace(error, file);
  }
}
