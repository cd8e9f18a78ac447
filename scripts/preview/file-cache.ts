import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiate.ts';
import { fileVersion, isNotThere } from './read-on-change.ts';

/**
 * Files as they are sent, with their tags and compressed forms. Looks at the disk on every
 * request, so that a tree that is built anew is served anew.
 */

export type CachedFile = {
  readonly etag: string;
  readonly encode: (encoding: Encoding) => Promise<Buffer>;
};
/** The file at a path of the disk; undefined where there is none, or a folder. */
export type ReadCached = (file: string) => Promise<CachedFile | undefined>;

type Entry = CachedFile & { readonly version: string; readonly size: number };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function holdEncodings(body: Buffer): CachedFile['encode'] {
  const held = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return (encoding) => {
    const before = held.get(encoding);
    if (before) return before;
    const made = encoding === 'br' ? brotli(body, QUALITY) : zip(body);
    held.set(encoding, made);
    return made;
  };
}

/** A cache that holds at most `limit` bytes of files (uncompressed), the oldest leave first. */
export function createFileCache(limit: number): ReadCached {
  const entries = new Map<string, Entry>();
  let held = 0;

  const drop = (file: string): void => {
    held -= entries.get(file)?.size ?? 0;
    entries.delete(file);
  };

  return async (file) => {
    try {
      const stats = await stat(file, { bigint: true });
      if (!stats.isFile()) return undefined;
      const version = fileVersion(stats);
      const before = entries.get(file);
      if (before?.version === version) return before;
      const body = await readFile(file);
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
      const entry = { version, size: body.length, etag, encode: holdEncodings(body) };
      drop(file);
      entries.set(file, entry);
      held += entry.size;
      for (const oldest of entries.keys()) {
        if (held <= limit) break;
        drop(oldest);
      }
      return entry;
    } catch (error) {
      if (isNotThere(error)) return undefined;
      throw error;
    }
  };
}
