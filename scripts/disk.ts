import { type BigIntStats, copyFileSync, linkSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, withPath } from './user-error.ts';

/** Lists the files below a folder, without links, as sorted paths with "/" on every system. */
export function filesBelow(folder: string): string[] {
  const start = join(folder, '/').length;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(start).replaceAll('\\', '/'))
    .sort();
}

/** Hard-links a file, or copies it if the disk refuses links. Returns whether it's a link. */
export function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (!refusals.includes(codeOf(error))) throw error;
  }
  copyFileSync(from, to);
  return false;
}

const refusals = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Writes a file, and adds its path to the error when the disk is full. */
export function writeNamed(
  path: string,
  content: string | Uint8Array,
  options: { readonly mode?: number | undefined; readonly flush?: boolean } = {},
): void {
  try {
    writeFileSync(path, content, options);
  } catch (error) {
    throw withPath(error, path);
  }
}

/** Lets everyone read new files of this process and its children, because a web server runs as another user. Throws in a thread. */
export function makeReadable(): void {
  process.umask(process.umask() & 0o022);
}

const notThere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP', 'EINVAL'];

export const isMissing = (error: unknown): boolean => notThere.includes(codeOf(error));

/** Returns undefined for an error about a missing file, and throws any other. */
export function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

export function ifExists<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    return unlessMissing(error);
  }
}

/** Changes with the file. It includes more than the time, because a reproducible build may set every timestamp alike. */
export const fileVersion = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs, ctimeNs].join(' ');
