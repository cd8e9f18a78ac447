/**
 * What a build knows of the site it made. It lies in the site's own folder, beside the trees: it
 * is exchanged with them, and gone with them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../kernel/is-record.ts';
import type { Reads } from '../../site/tables/reads.ts';
import type { Fingerprints } from './changes.ts';
import type { FileState } from './place-file.ts';
import type { Shard } from './shards.ts';
import type { PictureState } from './site-pictures.ts';

export type PageState = FileState & {
  /** What it was made from. */
  readonly reads: Reads;
  /** The addresses of the pictures in it. */
  readonly pictures: readonly string[];
};
export type BuildRecord = {
  /** Of the code that renders pages, and of the assets that they name. */
  readonly code: string;
  readonly fingerprints: Fingerprints;
  /** What each thing that pages share was made from. */
  readonly once: ReadonlyMap<string, Reads>;
  /** Pages, then all other files, by their path below the site's folder. */
  readonly pages: ReadonlyMap<string, PageState>;
  readonly files: ReadonlyMap<string, FileState>;
  /** By path, too. */
  readonly pictures: ReadonlyMap<string, PictureState>;
  /** Present where this is no whole site: which share it is, and how many files the whole has. */
  readonly share?: Shard & { readonly ofFiles: number };
};

export const recordFile = '.puretec-build.json';
/** Of the form below. A record of another form is as good as none. */
const form = 2;

type Written = {
  readonly form: typeof form;
  readonly code: string;
  /** Reads and addresses occur in many pages: each stands here once, and there by its number. */
  readonly names: readonly string[];
  readonly fingerprints: readonly (readonly [number, string])[];
  readonly once: readonly (readonly [number, readonly number[]])[];
  readonly pages: readonly (readonly [string, ...State, readonly number[], readonly number[]])[];
  readonly files: readonly (readonly [string, ...State])[];
  readonly pictures: readonly (readonly [string, ...State, version: number])[];
  readonly share?: BuildRecord['share'];
};
type State = [hash: string, size: number, mtimeMs: number];

export function writeRecord(folder: string, record: BuildRecord): void {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const numbersOf = (names: Iterable<string>) => Array.from(names, numberOf);
  const stateOf = ({ hash, size, mtimeMs }: FileState): State => [hash, size, mtimeMs];
  const written: Omit<Written, 'names'> = {
    form,
    code: record.code,
    fingerprints: Array.from(record.fingerprints, ([read, mark]) => [numberOf(read), mark]),
    once: Array.from(record.once, ([name, reads]) => [numberOf(name), numbersOf(reads)]),
    pages: Array.from(record.pages, ([path, page]) => [
      path,
      ...stateOf(page),
      numbersOf(page.reads),
      numbersOf(page.pictures),
    ]),
    files: Array.from(record.files, ([path, file]) => [path, ...stateOf(file)]),
    pictures: Array.from(record.pictures, ([path, picture]) => [
      path,
      ...stateOf(picture),
      numberOf(picture.version),
    ]),
    ...(record.share && { share: record.share }),
  };
  const names = [...numbers.keys()];
  writeFileSync(join(folder, recordFile), JSON.stringify({ ...written, names }));
}

/** Undefined where there is none that can be used: then everything is made anew. */
export function readRecord(folder: string): BuildRecord | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, recordFile), 'utf8'));
    return isWritten(read) ? recordOf(read) : undefined;
  } catch {
    return undefined;
  }
}

const isWritten = (value: unknown): value is Written => isRecord(value) && value.form === form;

function recordOf({ code, names, ...written }: Written): BuildRecord {
  const nameAt = (number: number): string => {
    const name = names[number];
    if (name === undefined) throw new Error(`the record has no name ${number}`);
    return name;
  };
  return {
    code,
    fingerprints: new Map(written.fingerprints.map(([read, mark]) => [nameAt(read), mark])),
    once: new Map(written.once.map(([name, reads]) => [nameAt(name), new Set(reads.map(nameAt))])),
    pages: new Map(
      written.pages.map(([path, hash, size, mtimeMs, reads, pictures]) => [
        path,
        {
          ...{ hash, size, mtimeMs },
          reads: new Set(reads.map(nameAt)),
          pictures: pictures.map(nameAt),
        },
      ]),
    ),
    files: new Map(
      written.files.map(([path, hash, size, mtimeMs]) => [path, { hash, size, mtimeMs }]),
    ),
    pictures: new Map(
      written.pictures.map(([path, hash, size, mtimeMs, version]) => [
        path,
        { hash, size, mtimeMs, version: nameAt(version) },
      ]),
    ),
    ...(written.share && { share: written.share }),
  };
}
