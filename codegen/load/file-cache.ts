/**
 * Caches what reading a file gave, by the file's name and bytes and by the code that reads it. One cache file per
 * catalogue: a line for each entry, with a checksum, so that a damaged entry is ignored and read again.
 */
import { createHash, hash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { projectFolder, schemaTexts } from '../validate/schema-folder.ts';

export type FileCache = {
  keyOf(file: string, bytes: Uint8Array): string;
  /** Plain data; undefined where nothing is cached. The same object each time. */
  get<T>(key: string): T | undefined;
  /** `json` is the value as JSON, where that's known already. */
  set(key: string, value: unknown, json?: string): void;
  /** Writes new entries. Ignores a disk that can't be written: the next run reads the files again. */
  save(): void;
};

const keyLength = 22;

export const cacheKey = (version: string, file: string, bytes: Uint8Array): string =>
  createHash('sha256')
    .update(`${version}\0${file}\0`)
    .update(bytes)
    .digest('base64url')
    .slice(0, keyLength);

/** Lives as long as the process. */
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
  const path = join(folder, `${hash('sha256', root).slice(0, 16)}.cache`);
  const memory = memoryCache(version);
  const bytes = bytesOfFile(path);
  const lines = linesIn(bytes);
  const used = new Map<string, Uint8Array | string>();
  let added: string[] = [];
  /** Lines of the cache file; Infinity where it's not one of ours, and is replaced. */
  let written = bytes ? lines.size : Number.POSITIVE_INFINITY;
  return {
    ...memory,
    get<T>(key: string) {
      const line = lines.get(key);
      const known = memory.get<T>(key) ?? (line && valueIn(line));
      if (known === undefined) return undefined;
      if (line) used.set(key, line);
      memory.set(key, known);
      return known as T;
    },
    set(key, value, json = JSON.stringify(value)) {
      memory.set(key, value);
      const line = `${key} ${crc32(json)} ${json}`;
      used.set(key, line);
      added.push(line);
    },
    save() {
      const isMostlyStale = written > 2 * used.size;
      if (added.length === 0 && !isMostlyStale) return;
      const unfinished = `${path}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        // A line starts with its line end: the one before may be torn.
        if (!isMostlyStale) appendFileSync(path, added.map((line) => `\n${line}`).join(''));
        else {
          writeFileSync(unfinished, Array.from(used.values(), String).join('\n'));
          renameSync(unfinished, path);
          deleteOldest(folder);
        }
        written = isMostlyStale ? used.size : written + added.length;
      } catch {
        if (existsSync(unfinished)) rmSync(unfinished, { force: true });
      }
      added = [];
    },
  };
}

function linesIn(bytes: Buffer | undefined): ReadonlyMap<string, Buffer> {
  const lines = new Map<string, Buffer>();
  for (let start = 0; bytes && start < bytes.length; ) {
    const next = bytes.indexOf('\n', start);
    const end = next === -1 ? bytes.length : next;
    lines.set(bytes.toString('latin1', start, start + keyLength), bytes.subarray(start, end));
    start = end + 1;
  }
  return lines;
}

/** Undefined where the line is damaged. */
function valueIn(line: Buffer): unknown {
  const start = line.indexOf(' ', keyLength + 1) + 1;
  const sum = Number(line.toString('latin1', keyLength + 1, start - 1));
  return crc32(line.subarray(start)) === sum ? JSON.parse(line.toString('utf8', start)) : undefined;
}

/** Undefined where it isn't a file, or is gone: a pipe would never end. */
export function bytesOfFile(path: string): Buffer | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

const maxCatalogues = 8;

function deleteOldest(folder: string): void {
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const paths = readdirSync(folder).map((name) => join(folder, name));
  for (const path of paths.sort((a, b) => timeOf(b) - timeOf(a)).slice(maxCatalogues))
    rmSync(path, { force: true });
}

/** The folder of the bundle that this code is in, named by a hash of its content. Undefined where code runs as written. */
export function ownBundle(): string | undefined {
  const own = fileURLToPath(import.meta.url);
  return own.endsWith('.ts') ? undefined : basename(dirname(own));
}

/**
 * Names the code, the schemas and the packages that make results of a file. Code that was edited after this
 * process began isn't what runs: then the version is unlike any other process's.
 */
export function codeVersion(): string {
  const bundle = ownBundle();
  const files = bundle === undefined ? ['codegen', 'kernel'].flatMap(codeIn) : [];
  const all = createHash('sha256').update(bundle ?? '');
  for (const file of [...files, join(projectFolder, 'package.json')])
    all.update(readFileSync(file)).update('\0');
  for (const text of schemaTexts().values()) all.update(text).update('\0');
  if (isEditedSinceStart(files)) all.update(randomUUID());
  return all.digest('hex').slice(0, 32);
}

/** Compares ctime, because a program can set mtime to any time. */
export const isEditedSinceStart = (files: readonly string[]): boolean =>
  files.some((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return !found || found.ctimeMs > performance.timeOrigin;
  });

const codeIn = (folder: string): string[] =>
  readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .sort()
    .map((name) => join(projectFolder, folder, name));
