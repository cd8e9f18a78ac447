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

/** Returns the call's result, or undefined where it fails because there's no such file. */
export function whereThere<T>(call: () => T): T | undefined {
  try {
    return call();
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
    const version = whereThere(() => fileVersion(statSync(file, { bigint: true })));
    if (!held || held.version !== version) {
      // It may go between the two calls: a build swaps whole trees.
      const text = version && whereThere(() => readFileSync(file, 'utf8'));
      held = { version, value: parse(text) };
    }
    return held.value;
  };
}
