import { type BigIntStats, readFileSync, statSync } from 'node:fs';

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP', 'EINVAL']);

/** Whether a file call failed because there's no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_THERE.has(String(error.code));
}

/** Differs whenever a file has changed. A reproducible build may set every timestamp alike. */
export function fileVersion(stats: BigIntStats): string {
  return [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ');
}

/** Returns the call's result, or undefined if it fails because there's no such file. */
export function ifExists<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Returns a function that parses a text file again only when it has changed. `parse` gets undefined if
 * there's no such file. If it throws, every call throws until the file changes.
 */
export function readOnChange<T>(file: string, parse: (text: string | undefined) => T): () => T {
  let cached: { readonly version: string | undefined; readonly value: T } | undefined;
  return () => {
    const version = ifExists(() => fileVersion(statSync(file, { bigint: true })));
    if (!cached || cached.version !== version) {
      // A build may replace the whole tree between the two calls.
      const text = version && ifExists(() => readFileSync(file, 'utf8'));
      cached = { version, value: parse(text) };
    }
    return cached.value;
  };
}
