/**
 * A pack on the disk: a header that vouches for the rest, by the version of the code that made it and a
 * sum of the bytes, then a line of JSON for each file that something was made of.
 */
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** What was made of a file, the state and the hash of what it was made of (kept.ts), and all of it as a line. */
export type Entry = {
  readonly state: string;
  readonly hash: string;
  readonly made: unknown;
  readonly line: string;
};

export type Entries = ReadonlyMap<string, Entry>;
/** `header` vouches for it. */
export type Pack = { readonly header: string; readonly entries: Entries };

const nothing: Pack = { header: '', entries: new Map() };
const headerOf = (version: string, sum: number): string => `${version} ${sum}`;
/** That of a pack which holds what was added to another, and to no other than that. */
export const versionSince = (version: string, { header }: Pack): string =>
  `${version} since ${header}`;

/** ASCII, which is read fastest. */
export function lineOf(
  known: readonly [file: string, state: string, hash: string],
  json: string | undefined,
): string | undefined {
  if (json === undefined) return undefined;
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const line = `${JSON.stringify(known).slice(0, -1)},${json}]`;
  return line.replaceAll(/[\u0080-\uffff]/g, escaped);
}

/** Empty where it is of another version, damaged, or not there. */
export function readPack(path: string, version: string): Pack {
  const entries = new Map<string, Entry>();
  const add = (line: string) => {
    const [file, state, digest, made]: [string, string, string, unknown] = JSON.parse(line);
    entries.set(file, { state, hash: digest, made, line });
  };
  try {
    let [header, sum, rest] = ['', 0, ''];
    for (const piece of piecesOf(path)) {
      const end = header === '' ? piece.indexOf('\n') : -1;
      if (header === '') header = piece.toString('latin1', 0, end);
      if (!header.startsWith(`${version} `)) return nothing;
      const body = piece.subarray(end + 1);
      sum = crc32(body, sum);
      const lines = (rest + body.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) add(line);
    }
    if (rest !== '') add(rest);
    return header === headerOf(version, sum) ? { header, entries } : nothing;
  } catch {
    return nothing;
  }
}

/** Each is gone when the next is read: memory that is touched for the first time costs more than to read it. */
function* piecesOf(path: string): Generator<Buffer> {
  // Of a pipe nobody could say when it ends.
  if (!statSync(path).isFile()) return;
  const piece = Buffer.allocUnsafe(1 << 20);
  const file = openSync(path, 'r');
  try {
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece))
      yield piece.subarray(0, size);
  } finally {
    closeSync(file);
  }
}

/**
 * As a whole, or not at all: who reads it meanwhile, or writes it too, meets no half of it. A disk that
 * cannot be written is done without.
 */
export function writePack(path: string, version: string, entries: Entries): Pack {
  const unfinished = `${path}.${process.pid}`;
  const folder = dirname(path);
  const lines = Array.from(entries.values(), ({ line }) => line);
  const body = Buffer.from(lines.join('\n'), 'latin1');
  const header = headerOf(version, crc32(body));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, `${header}\n`);
    appendFileSync(unfinished, body);
    renameSync(unfinished, path);
    forgetOld(folder);
  } catch {
    if (existsSync(unfinished)) rmSync(unfinished, { force: true });
  }
  return { header, entries };
}

const hour = 3_600_000;
const mostCatalogues = 8;
/** Catalogues that were read once, and what was left half written. */
function forgetOld(folder: string): void {
  const files = readdirSync(folder)
    .map((name) => ({ name, time: timeOf(join(folder, name)) }))
    .sort((a, b) => b.time - a.time);
  const stems = new Set(files.map(({ name }) => name.replace(/\..*/, '')));
  const known = new Set([...stems].slice(0, mostCatalogues));
  for (const { name, time } of files) {
    const [stem = '', ...kind] = name.split('.');
    const isLeft = kind.length > 1 && time < Date.now() - hour;
    if (isLeft || !known.has(stem)) rmSync(join(folder, name), { force: true });
  }
}

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
