/** Caches what each file contains, by its path in the catalogue, its bytes and the reading code. A checksum detects a damaged cache, which is ignored. */
import { createHash, hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { projectFolder, schemaTexts } from '../validate/schema-folder.ts';

export type FileCache = {
  keyOf(file: string, bytes: Uint8Array): string;
  /** Plain data, the same object in every call; undefined if it isn't cached. */
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
  /** Writes the used entries, if any are new. Ignores a disk that can't be written. */
  save(): void;
};

export const cacheKey = (version: string, file: string, bytes: Uint8Array): string =>
  createHash('sha256')
    .update(`${version}\0${file}\0`)
    .update(bytes)
    .digest('base64url')
    .slice(0, 22);

export function memoryCache(version = ''): FileCache {
  const values = new Map<string, unknown>();
  return {
    keyOf: (file, bytes) => cacheKey(version, file, bytes),
    get: <T>(key: string) => values.get(key) as T | undefined, // A key names the code that made it.
    set: (key, value) => values.set(key, value),
    save: () => {},
  };
}

/** `folder` holds the cache files of several catalogues. */
export function openFileCache(folder: string, root: string, version = codeVersion()): FileCache {
  const path = join(folder, `${hash('sha256', root).slice(0, 16)}.json`);
  let isNew = !existsSync(path);
  // A catalogue's first reading may find the files of another that it's a copy of.
  const saved = new Map((isNew ? pathsIn(folder) : [path]).flatMap(readSaved));
  const used = new Map<string, unknown>();
  return {
    ...memoryCache(version),
    get<T>(key: string) {
      const value = used.get(key) ?? saved.get(key);
      if (value !== undefined) used.set(key, value);
      return value as T | undefined;
    },
    set(key, value) {
      used.set(key, value);
      isNew = true;
    },
    save() {
      if (!isNew) return;
      const json = JSON.stringify([...used]);
      const unfinished = `${path}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(unfinished, `${crc32(json)} ${json}`);
        renameSync(unfinished, path);
        deleteOldest(folder);
      } catch {
        if (existsSync(unfinished)) rmSync(unfinished, { force: true });
      }
      isNew = false;
    },
  };
}

/** Returns a cache file's entries, none if it's missing or damaged. */
function readSaved(path: string): readonly (readonly [string, unknown])[] {
  const [, sum, json = ''] = /^(\d+) (.*)/s.exec(bytesOfFile(path)?.toString() ?? '') ?? [];
  return json !== '' && crc32(json) === Number(sum) ? JSON.parse(json) : [];
}

const pathsIn = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).map((name) => join(folder, name))
    : [];

/** Undefined if the file doesn't exist, is too large or isn't a regular file, because reading a pipe would never end. */
export function bytesOfFile(path: string, maxBytes = Infinity): Buffer | undefined {
  try {
    const found = statSync(path);
    return found.isFile() && found.size <= maxBytes ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the caches of eight catalogues. */
function deleteOldest(folder: string): void {
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newest = pathsIn(folder).toSorted((a, b) => timeOf(b) - timeOf(a));
  for (const path of newest.slice(8)) rmSync(path, { force: true });
}

let known: string | undefined;

/** Names the code, schemas and packages behind a file's results. Once, because a process goes on with the code it has loaded. */
export function codeVersion(): string {
  if (known !== undefined) return known;
  const files = ['codegen', 'kernel'].flatMap(codeIn);
  const all = createHash('sha256');
  for (const file of [...files, join(projectFolder, 'package.json')])
    all.update(readFileSync(file)).update('\0');
  for (const text of schemaTexts().values()) all.update(text).update('\0');
  known = all.digest('hex').slice(0, 32);
  return known;
}

const codeIn = (folder: string): string[] =>
  readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$|^[\w-]+\.json$/.test(name))
    .sort()
    .map((name) => join(projectFolder, folder, name));
