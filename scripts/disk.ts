/** Hard links, rights, flushing and missing files. */
import {
  type BigIntStats,
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  readdirSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, withPath } from './user-error.ts';

/** The files below a folder, without links: sorted paths with "/" on every system. */
export function filesBelow(folder: string): string[] {
  const start = join(folder, '/').length;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(start).replaceAll('\\', '/'))
    .sort();
}

/** Gives a file a second name, or copies it if the disk refuses hard links. Returns whether it's a link. */
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

/** The rights that everyone needs to read a file or enter a folder, as far as our umask gives them. */
const rightsOf = (entry: Stats): number => (entry.isDirectory() ? 0o555 : 0o444) & ~process.umask();

/** Whether everyone may read a file or enter a folder. */
export const isReadable = (entry: Stats): boolean =>
  (entry.mode & rightsOf(entry)) === rightsOf(entry);

/** Lets everyone enter a folder again. Throws if it isn't ours. */
export function reopenFolder(path: string): void {
  const found = lstatSync(path);
  if (!isReadable(found)) chmodSync(path, (found.mode & 0o7777) | rightsOf(found));
}

const notThere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP', 'EINVAL'];

/** Whether a file call failed because there's no such file. */
export const isMissing = (error: unknown): boolean => notThere.includes(codeOf(error));

/** Returns undefined for an error that says there's no such file, and throws any other. */
export function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Returns the call's result, or undefined if it fails because there's no such file. */
export function ifExists<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    return unlessMissing(error);
  }
}

/** Differs whenever a file has changed. A reproducible build may set every timestamp alike. */
export const fileVersion = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs, ctimeNs].join(' ');
