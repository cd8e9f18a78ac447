/**
 * Files into an unfinished site. What is published already with the same bytes is linked: it costs
 * nothing and keeps its time, which hosts and uploads go by.
 */
import { hash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  type Stats,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isRecord } from '../../kernel/is-record.ts';
import { isLinkRefused, isReadable } from '../disk.ts';
import { withPlace } from '../fault.ts';

/** A file as a build left it. Times are milliseconds. */
export type FileState = {
  readonly size: number;
  readonly mtimeMs: number;
  /** CRC-32 of its bytes; absent for pictures. */
  readonly sum?: number;
};
export type Places = {
  /** The folder of the unfinished site. */
  readonly staging: string;
  /** That of the published one, if there is one. */
  readonly published?: string | undefined;
};

export const hashOf = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 22);

/** Whether a published file is as the build left it. Size and time may be kept by what alters it, or by a power cut, so its bytes are summed as well. */
export function isUntouched({ published }: Places, path: string, state: FileState): boolean {
  if (published === undefined) return false;
  const found = statusOf(join(published, path));
  return (
    found?.isFile() === true &&
    found.size === state.size &&
    found.mtimeMs === state.mtimeMs &&
    isReadable(found) &&
    (state.sum === undefined || crc32(readFileSync(join(published, path))) === state.sum)
  );
}

/** Also where a file took the place of a folder above it. */
function statusOf(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (isRecord(error) && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Takes over a published file that is untouched. */
export function keepFile(
  { staging, published = '' }: Places,
  path: string,
  { size, mtimeMs, sum }: FileState,
): FileState {
  const state = { size, mtimeMs, ...(sum !== undefined && { sum }) };
  const [from, to] = [join(published, path), join(staging, path)];
  makeParent(staging, to);
  try {
    linkSync(from, to);
    return state;
  } catch (error) {
    if (!isLinkRefused(error)) throw error;
  }
  copyFileSync(from, to);
  const { atimeMs, mtimeMs: kept } = lstatSync(from);
  utimesSync(to, atimeMs / 1000, kept / 1000);
  return { ...state, mtimeMs: lstatSync(to).mtimeMs };
}

/** Writes a file, unless the published one, whose state is `former`, has these bytes. */
export function placeFile(
  places: Places,
  path: string,
  content: string | Uint8Array,
  former?: FileState,
): FileState {
  if (former && isPublished(places, path, content, former)) return keepFile(places, path, former);
  const file = join(places.staging, path);
  makeParent(places.staging, file);
  writePlaced(file, content);
  const { size, mtimeMs } = lstatSync(file);
  return { size, mtimeMs, sum: crc32(content) };
}

/** A full disk is reported with the file that it had no room for. */
export function writePlaced(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw withPlace(error, file);
  }
}

/** Whether the published file, whose state is `former`, is untouched and has these bytes. */
export function isPublished(
  places: Places,
  path: string,
  content: string | Uint8Array,
  former: FileState,
): boolean {
  if (Buffer.byteLength(content) !== former.size || !isUntouched(places, path, former))
    return false;
  return readFileSync(join(places.published ?? '', path)).equals(Buffer.from(content));
}

const made = new Set<string>();

function makeParent(staging: string, file: string): void {
  const folder = dirname(file);
  if (made.has(folder)) return;
  // What was thrown away after a fault is not begun anew by a page that comes late.
  lstatSync(staging);
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}
