/**
 * Records every file of a build with its size, MD5 and the hash of its inputs. `publish` sends
 * exactly these files. Buckets report MD5s without a download, so the live site can be compared
 * with the build.
 */
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, writeNamed } from '../disk.ts';
import { isBuildFile, manifestFile } from '../output/output-folder.ts';
import { jsonReader } from './json-file.ts';
import { type FileState, md5Of } from './write-file.ts';

/** `inputs` is the hash of a page's inputs, or empty for other files. Sizes are bytes, times milliseconds. */
export type ListedFile = readonly [size: number, mtimeMs: number, md5: string, inputs: string];
/** One machine's part of a site. Numbers start at 1. */
export type Shard = { readonly number: number; readonly of: number };
export type ShardInfo = Shard & {
  readonly tables: string;
  readonly code: string;
};
export type SiteManifest = {
  readonly form: 4;
  /** Only in the manifest of one shard. */
  readonly shard?: ShardInfo | undefined;
  /** Present for the site of another time (`--at`). */
  readonly at?: string | undefined;
  readonly withPictures: boolean;
  /** By path in the site's folder, with "/" on every system. */
  readonly files: Readonly<Record<string, ListedFile>>;
};

/** Throws an Error whose message completes "<file> …". */
export const parseManifest = jsonReader<SiteManifest>('manifest');

type Described = {
  /** The replaced site's files, by path. An unchanged file isn't hashed again. */
  readonly previousFiles?: ReadonlyMap<string, FileState>;
  /** Files the build made or reused, by path, except pictures. */
  readonly made?: ReadonlyMap<string, FileState>;
  readonly shard?: ShardInfo | undefined;
  readonly at?: string | undefined;
  readonly withPictures: boolean;
};

/** Records the files in the folder. Call it last. */
export function writeManifest(
  folder: string,
  { previousFiles, made, shard, at, withPictures }: Described,
): void {
  const files: Record<string, ListedFile> = {};
  const hashed = hashFiles(folder, (path, { size, mtimeMs }) => {
    const states = [made?.get(path), previousFiles?.get(path)];
    return states.find((each) => each?.md5 && each.size === size && each.mtimeMs === mtimeMs)?.md5;
  });
  for (const [path, [size, mtimeMs, md5]] of hashed)
    files[path] = [size, mtimeMs, md5, made?.get(path)?.inputs ?? ''];
  const manifest: SiteManifest = { form: 4, withPictures, files, shard, at };
  const file = join(folder, manifestFile);
  // The file may be a hard link to another folder's manifest.
  rmSync(file, { force: true });
  writeNamed(file, JSON.stringify(manifest));
}

export const statesIn = (manifest: SiteManifest | undefined): ReadonlyMap<string, FileState> =>
  new Map(
    Object.entries(manifest?.files ?? {}).map(([path, [size, mtimeMs, md5, inputs]]) => [
      path,
      { size, mtimeMs, md5, ...(inputs !== '' && { inputs }) },
    ]),
  );

/** Hashes every file of the site, by path, and skips symbolic links. `known` returns an MD5 to save reading the file. */
export function hashFiles(
  folder: string,
  known: (
    path: string,
    state: { readonly size: number; readonly mtimeMs: number },
  ) => string | undefined,
): ReadonlyMap<string, ListedFile> {
  const found = new Map<string, ListedFile>();
  // A host's folder holds most tree files as hard links, so one hash serves both.
  const hashed = new Map<string, string>();
  for (const path of filesBelow(folder)) {
    if (isBuildFile(path)) continue;
    const file = join(folder, path);
    const { size, mtimeMs, ino } = lstatSync(file);
    const content = `${ino} ${size} ${mtimeMs}`;
    const md5 = known(path, { size, mtimeMs }) ?? hashed.get(content) ?? md5Of(readFileSync(file));
    hashed.set(content, md5);
    found.set(path, [size, mtimeMs, md5, '']);
  }
  return found;
}

export function readManifest(folder: string): SiteManifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, manifestFile)));
  } catch {
    return undefined;
  }
}
