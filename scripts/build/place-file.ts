/**
 * Puts files into an unfinished site. A published file with the same bytes is linked: that costs nothing
 * and keeps its time, which hosts and uploads go by.
 */
import { createHash, hash } from 'node:crypto';
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
import type { Country } from '../../kernel/contract.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';
import { isLinkRefused, isReadable } from '../disk.ts';
import { withPlace } from '../fault.ts';

export type HostFile = {
  /** In the tree. */
  readonly path: string;
  /** The text. The path is known without it, so a build can count its files before it makes any. */
  readonly print: () => string;
};
/** `first` is what each page has in its head. */
export type HostFileMaker = (
  tables: Tables,
  country: Country,
  first?: FirstPaint,
) => readonly HostFile[];

/** A file as a build left it. */
export type FileState = {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds. */
  readonly mtimeMs: number;
  /** Hexadecimal, for publishing. */
  readonly md5: string;
  /** CRC-32, to compare: MD5 takes four times as long, and each build checks every page. */
  readonly crc: number;
  /** Hash of everything it was made from; absent where the file is made in every build. */
  readonly inputs?: string | undefined;
};
export type Places = {
  /** The folder of the unfinished site. */
  readonly staging: string;
  /** That of the published one, if there is one. */
  readonly published?: string | undefined;
};
type Times = Pick<FileState, 'size' | 'mtimeMs'>;

/** Short, for keys of our own caches. */
export const hashOf = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 22);

export const md5Of = (content: string | Uint8Array): string =>
  createHash('md5').update(content).digest('hex');

/** Whether a published file has the size and time that the build left, and may be published as it is. */
export function isUntouched({ published }: Places, path: string, state: Times): boolean {
  if (published === undefined) return false;
  const found = statusOf(join(published, path));
  return (
    found?.isFile() === true &&
    found.size === state.size &&
    found.mtimeMs === state.mtimeMs &&
    isReadable(found)
  );
}

/** The bytes of a published file that is as the build left it. An edit or a power cut can keep size and time, so the bytes decide. */
export function readUntouched(places: Places, path: string, state: FileState): Buffer | undefined {
  if (!isUntouched(places, path, state)) return undefined;
  const bytes = readFileSync(join(places.published ?? '', path));
  return crc32(bytes) === state.crc ? bytes : undefined;
}

/** Undefined also where a file took the place of a folder above it. */
function statusOf(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (isRecord(error) && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Links a published file. Returns its state, with another time where it had to be copied. */
export function keepFile<State extends Times>(
  { staging, published = '' }: Places,
  path: string,
  state: State,
): State {
  const [from, to] = [join(published, path), join(staging, path)];
  makeParent(staging, to);
  try {
    linkSync(from, to);
    return state;
  } catch (error) {
    if (!isLinkRefused(error)) throw error;
  }
  copyFileSync(from, to);
  const { atimeMs, mtimeMs } = lstatSync(from);
  utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
  return { ...state, mtimeMs: lstatSync(to).mtimeMs };
}

/** Writes a file, unless the published one, whose state is `former`, has these bytes. */
export function placeFile(
  places: Places,
  path: string,
  content: string | Uint8Array,
  former?: FileState,
): FileState {
  const md5 = md5Of(content);
  if (former?.md5 === md5 && readUntouched(places, path, former)) {
    const { size, mtimeMs, crc } = former;
    return keepFile(places, path, { size, mtimeMs, md5, crc });
  }
  const file = join(places.staging, path);
  makeParent(places.staging, file);
  writePlaced(file, content);
  const { size, mtimeMs } = lstatSync(file);
  return { size, mtimeMs, md5, crc: crc32(content) };
}

/** A full disk is reported with the file that didn't fit. */
export function writePlaced(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw withPlace(error, file);
  }
}

const made = new Set<string>();

function makeParent(staging: string, file: string): void {
  const folder = dirname(file);
  if (made.has(folder)) return;
  // Throws where the site was discarded after an error, so that a late page doesn't start it again.
  lstatSync(staging);
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}
