/**
 * What a build knows of the site it made. It lies in the site's own folder, beside the trees: it
 * is exchanged with them, and gone with them.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isRecord } from '../../kernel/is-record.ts';
import { recordFile } from '../output/output-folder.ts';
import type { FileState } from './place-file.ts';
import type { Shard } from './shards.ts';
import type { PictureState } from './site-pictures.ts';

export type PageState = FileState & {
  /** What it was made from: numbers of names. */
  readonly reads: Numbers;
  /** So are the addresses of the pictures in it. Absent where nobody asked. */
  readonly pictures?: Numbers;
};
export type Numbers = readonly number[] | Int32Array;
/** Another file of a tree, as it was put together. */
export type MadeFile = {
  /** Which maker planned it, by its country and its place among them. */
  readonly maker: string;
  /** Of what was planned of it (host-file.ts). Empty of a file of another share. */
  readonly mark: string;
  readonly parts: readonly MadePart[];
};
export type MadePart = Pick<PageState, 'reads' | 'pictures'> & { readonly bytes: number };
export type BuildRecord = {
  /** Of the code that renders pages, and of the assets that they name. */
  readonly code: string;
  /** Of the code that makes other files of the tables. */
  readonly filesCode: string;
  readonly names: readonly string[];
  /** The fingerprint of each name as the tables had it; empty where they have no such entry. */
  readonly marks: readonly string[];
  /** The same as another build's whose tables differed in amounts of prices at most; absent where nobody could tell. */
  readonly apartFromAmounts?: string;
  /** What each thing that pages share was made from. */
  readonly once: ReadonlyMap<number, Numbers>;
  /** Pages, pictures and all other files, by their path below the site's folder. */
  readonly pages: ReadonlyMap<string, PageState>;
  readonly files: ReadonlyMap<string, FileState>;
  /** Of the files, those that were made of the tables. */
  readonly made: ReadonlyMap<string, MadeFile>;
  readonly pictures: ReadonlyMap<string, PictureState>;
  /** Present where this is no whole site. */
  readonly share?: Share;
};

export type Share = Shard & {
  /** How many files the whole has, without pictures. */
  readonly ofFiles: number;
  /** Hash of the tables that it was made from. */
  readonly tables: string;
  readonly withPictures: boolean;
  /** Of each file's bytes, by its path: on its way to the others a share is copied and packed. */
  readonly hashes: Readonly<Record<string, string>>;
};

/** Of the form below. A record of another form is as good as none. */
const form = 11;

/** A sum is null where there's none. */
type State = readonly [path: string, size: number, mtimeMs: number, sum: number | null];
/** Numbers stand apart, all in one row: of each list its length is written. */
type Length = number;
type Written = Pick<
  BuildRecord,
  'code' | 'filesCode' | 'names' | 'marks' | 'apartFromAmounts' | 'share'
> & {
  readonly form: typeof form;
  /** Half a million for ten thousand products: as bytes they are read and written in no time. */
  readonly numbers: string;
  readonly once: readonly (readonly [number, Length])[];
  readonly pages: readonly (readonly [...State, reads: Length, pictures?: Length])[];
  readonly files: readonly State[];
  readonly made: readonly (readonly [
    path: string,
    maker: string,
    mark: string,
    parts: readonly (readonly [bytes: number, reads: Length, pictures?: Length])[],
  ])[];
  readonly pictures: readonly (readonly [...State, version: string])[];
};

/** Names that nothing mentions any longer are left out. */
export function writeRecord(folder: string, record: BuildRecord): void {
  const { code, filesCode, names, marks, apartFromAmounts, share } = record;
  const kept: number[] = [];
  const places = new Int32Array(names.length).fill(-1);
  const numberOf = (number: number): number => {
    const place = places[number];
    if (place !== undefined && place >= 0) return place;
    places[number] = kept.length;
    return kept.push(number) - 1;
  };
  const row = new Int32Array(lengthsIn(record));
  let end = 0;
  const lengthOf = (numbers: Numbers): Length => {
    for (let at = 0; at < numbers.length; at++) row[end++] = numberOf(numbers[at] ?? 0);
    return numbers.length;
  };
  const stateOf = ([path, { size, mtimeMs, sum }]: readonly [string, FileState]): State => [
    path,
    size,
    mtimeMs,
    sum ?? null,
  ];
  const madeOf = ({ reads, pictures }: Pick<PageState, 'reads' | 'pictures'>) => [
    lengthOf(reads),
    ...(pictures ? [lengthOf(pictures)] : []),
  ];
  const once = Array.from(record.once, ([name, reads]) => [numberOf(name), lengthOf(reads)]);
  const pages = Array.from(record.pages, (entry) => [...stateOf(entry), ...madeOf(entry[1])]);
  const files = Array.from(record.files, stateOf);
  const made = Array.from(record.made, ([path, { maker, mark, parts }]) => [
    path,
    maker,
    mark,
    parts.map(({ bytes, ...part }) => [bytes, ...madeOf(part)]),
  ]);
  const pictures = Array.from(record.pictures, (entry) => [...stateOf(entry), entry[1].version]);
  const written = {
    ...{ form, code, filesCode, apartFromAmounts, share, once, pages, files, made, pictures },
    numbers: Buffer.from(row.buffer).toString('base64'),
    names: kept.map((number) => names[number]),
    marks: kept.map((number) => marks[number]),
  };
  const body = Buffer.from(JSON.stringify(written));
  const whole = Buffer.concat([Buffer.from(headOf(body)), body, Buffer.from('}')]);
  writeFileSync(join(folder, recordFile), whole);
}

/** How many numbers there are, all lists together. */
function lengthsIn({ once, pages, made }: BuildRecord): number {
  let sum = 0;
  const add = ({ reads, pictures }: Pick<PageState, 'reads' | 'pictures'>) => {
    sum += reads.length + (pictures?.length ?? 0);
  };
  for (const reads of once.values()) add({ reads });
  for (const page of pages.values()) add(page);
  for (const { parts } of made.values()) for (const part of parts) add(part);
  return sum;
}

/** Undefined where there is none that can be used: then everything is made anew. */
export function readRecord(folder: string): BuildRecord | undefined {
  try {
    const path = join(folder, recordFile);
    if (!statSync(path).isFile()) return undefined;
    const bytes = readFileSync(path);
    const begin = bytes.indexOf(bodyMark) + bodyMark.length;
    const body = bytes.subarray(begin, -1);
    // One letter of it that is another one would leave a page as it was, whatever it was made of.
    if (bytes.toString('utf8', 0, begin) !== headOf(body) || bytes.at(-1) !== endMark)
      return undefined;
    const read: unknown = JSON.parse(body.toString());
    return isWritten(read) ? recordOf(read) : undefined;
  } catch {
    return undefined;
  }
}

const bodyMark = ',"record":';
const endMark = '}'.charCodeAt(0);
const headOf = (body: Uint8Array): string => `{"sum":${crc32(body)}${bodyMark}`;

const isWritten = (value: unknown): value is Written => isRecord(value) && value.form === form;

function recordOf({
  code,
  filesCode,
  names,
  marks,
  apartFromAmounts,
  share,
  ...written
}: Written): BuildRecord {
  const take = numbersReader(written.numbers);
  const madeOf = (reads: Length, pictures: Length | undefined) => ({
    reads: take(reads),
    ...(pictures !== undefined && { pictures: take(pictures) }),
  });
  // In the order in which they were written.
  const once = new Map(written.once.map(([name, reads]) => [name, take(reads)]));
  const pages = new Map(
    written.pages.map(([path, size, mtimeMs, sum, reads, pictures]) => [
      path,
      { ...fileState(size, mtimeMs, sum), ...madeOf(reads, pictures) },
    ]),
  );
  return {
    ...{ code, filesCode, names, marks, once, pages },
    files: new Map(
      written.files.map(([path, size, mtimeMs, sum]) => [path, fileState(size, mtimeMs, sum)]),
    ),
    made: new Map(
      written.made.map(([path, maker, mark, parts]) => [
        path,
        {
          maker,
          mark,
          parts: parts.map(([bytes, reads, pictures]) => ({ bytes, ...madeOf(reads, pictures) })),
        },
      ]),
    ),
    pictures: new Map(
      written.pictures.map(([path, size, mtimeMs, sum, version]) => [
        path,
        { ...fileState(size, mtimeMs, sum), version },
      ]),
    ),
    ...(apartFromAmounts !== undefined && { apartFromAmounts }),
    ...(share && { share }),
  };
}

const fileState = (size: number, mtimeMs: number, sum: number | null): FileState => ({
  size,
  mtimeMs,
  ...(sum !== null && { sum }),
});

/** Takes the next so many. Throws where so many are not there. */
function numbersReader(written: string): (length: Length) => Int32Array {
  const row = new Int32Array(Buffer.byteLength(written, 'base64') / 4);
  Buffer.from(row.buffer).write(written, 'base64');
  let at = 0;
  return (length) => {
    if (at + length > row.length) throw new Error('numbers are missing');
    at += length;
    return row.subarray(at - length, at);
  };
}
