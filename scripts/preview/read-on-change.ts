import { type BigIntStats, readFileSync, statSync } from 'node:fs';

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP', 'EINVAL']);

/** Whether a failed file call only says that there is no such file. */
export function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_THERE.has(String(error.code));
}

/** Tells two states of a file apart. A reproducible build may set every time stamp alike. */
export function fileVersion(stats: BigIntStats): string {
  return [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ');
}

function currentVersion(file: string): string | undefined {
  try {
    return fileVersion(statSync(file, { bigint: true }));
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

/**
 * What a text file says, parsed again only when the file has changed. `parse` gets undefined
 * where there is no such file; what it throws is thrown at every call until the file changes.
 */
export function readOnChange<T>(file: string, parse: (text: string | undefined) => T): () => T {
  let held: { readonly version: string | undefined; readonly value: T } | undefined;
  return () => {
    const version = currentVersion(file);
    if (!held || held.version !== version) {
      held = { version, value: parse(version && readFileSync(file, 'utf8')) };
    }
    return held.value;
  };
}
