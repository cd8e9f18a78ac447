/**
 * Writes files into the staging folder. Files with the same bytes as before are hard-linked, which
 * costs nothing and keeps their modification time for hosts that compare it.
 */
import { hash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Country } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';
import { ifExists, linkOrCopy, writeNamed } from '../disk.ts';

export type SiteWideFile = {
  readonly path: string;
  /** Returns the text. It's separate from the path, so a build can count its files before it prints any. */
  readonly print: () => string;
};
/** `first` is the inline code in each page's head. */
export type SiteWideFileGenerator = (
  tables: Tables,
  country: Country,
  first?: FirstPaint,
) => readonly SiteWideFile[];

export type FileState = {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds. */
  readonly mtimeMs: number;
  /** Hexadecimal. */
  readonly md5: string;
  /** Hash of all inputs. Absent for files that every build makes. */
  readonly inputs?: string | undefined;
};
export type OutputPaths = {
  readonly staging: string;
  readonly previousBuild?: string | undefined;
};
type Times = Pick<FileState, 'size' | 'mtimeMs'>;

/** A short hash, for keys of our own caches. */
export const hashOf = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 22);

export const md5Of = (content: string | Uint8Array): string => hash('md5', content);

/** Returns the previous file's bytes if they're unchanged. Compares the MD5 too, because an edit or a power cut can keep size and time. */
export function readUntouched({ previousBuild }: OutputPaths, path: string, state: FileState) {
  if (previousBuild === undefined) return undefined;
  const file = join(previousBuild, path);
  const found = ifExists(() => lstatSync(file));
  const isSame = found?.isFile() && found.size === state.size && found.mtimeMs === state.mtimeMs;
  const bytes = isSame ? readFileSync(file) : undefined;
  return bytes && md5Of(bytes) === state.md5 ? bytes : undefined;
}

/** Links the previous file, or copies it if the disk refuses links. A copy's state has a new time. */
export function reuseFile<State extends Times>(
  { staging, previousBuild = '' }: OutputPaths,
  path: string,
  state: State,
): State {
  const [from, to] = [join(previousBuild, path), join(staging, path)];
  makeParent(staging, to);
  if (linkOrCopy(from, to)) return state;
  const { atimeMs, mtimeMs } = lstatSync(from);
  utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
  return { ...state, mtimeMs: lstatSync(to).mtimeMs };
}

/** Writes a file, or links the previous one if it has the same bytes. */
export function writeFileAt(
  paths: OutputPaths,
  path: string,
  content: string | Uint8Array,
  previous?: FileState,
): FileState {
  const md5 = md5Of(content);
  if (previous?.md5 === md5 && readUntouched(paths, path, previous)) {
    const { size, mtimeMs } = previous;
    return reuseFile(paths, path, { size, mtimeMs, md5 });
  }
  const file = join(paths.staging, path);
  makeParent(paths.staging, file);
  writeNamed(file, content);
  const { size, mtimeMs } = lstatSync(file);
  return { size, mtimeMs, md5 };
}

const made = new Set<string>();

function makeParent(staging: string, file: string): void {
  const folder = dirname(file);
  if (made.has(folder)) return;
  // Throws if the site was discarded after an error, so a late page doesn't create its folder again.
  lstatSync(staging);
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}
