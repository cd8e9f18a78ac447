/** Hard links, rights, flushing and missing files. */
import type { BigIntStats, Stats } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { withPath } from './user-error.ts';

/** Whether a hard link failed because it would lead to another disk, or the disk has none: then copy. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && refusals.includes(String(error.code));

const refusals = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Writes a new file, and returns when it survives a power cut. Its name does only after `flushFolder`. */
export async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes, { flag: 'wx', flush: true });
  } catch (error) {
    throw withPath(error, path);
  }
}

/** Does nothing for a folder that was removed, or on systems that can't flush folders. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/**
 * Lets everyone read what this process and its children create, because a web server runs as another
 * user. Throws in a thread.
 */
export function makeReadable(): void {
  process.umask(process.umask() & 0o022);
}

/** Whether everyone may read a file. */
export const isReadable = ({ mode }: Stats): boolean => (mode & 0o444) === 0o444;

const notThere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP', 'EINVAL'];

/** Whether a file call failed because there's no such file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && notThere.includes(String(error.code));

/** Returns the call's result, or undefined if it fails because there's no such file. */
export function ifExists<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Differs whenever a file has changed. A reproducible build may set every timestamp alike. */
export const fileVersion = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs, ctimeNs].join(' ');
