/**
 * What was made of each file, kept between runs as long as its bytes, and the code that made it, are
 * the same. One pack for a catalogue: a header that vouches for the rest, then a line for each file.
 * A pack of another version or a damaged one is as good as none, and so is a disk that cannot be written.
 */
import { hash } from 'node:crypto';
import {
  appendFileSync,
  type BigIntStats,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

export type Kept = {
  /**
   * What `make` gives for the bytes of a file: plain data, made by nothing but the bytes and the file's
   * name. `elsewhere` is what another process made of it.
   */
  of<T>(
    file: string,
    stat: BigIntStats,
    make: (bytes: Uint8Array) => Promise<T>,
    elsewhere?: MadeElsewhere,
  ): Promise<T>;
  /** Whether the file must at least be opened. */
  lacks(file: string, stat: BigIntStats): boolean;
  /** What was last made of all files together, where it was made for this key. */
  recall(key: string): unknown;
  /** Plain data. */
  remember(key: string, made: unknown): void;
  /** Keeps what was asked for since, and nothing else. The next reading begins with that. */
  save(): void;
};

/**
 * What was made of a file, as `jsonOf` prints it, the hash of its bytes, and `stateOf` before they were
 * read: where that is another one, the file may have changed in between, and is looked at again.
 */
export type MadeElsewhere = {
  readonly state: string;
  readonly hash: string;
  readonly json: string;
};

export const hashOfBytes = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

export const keepNothing: Kept = {
  of: (file, _stat, make) => make(readFileSync(file)),
  lacks: () => true,
  recall: () => undefined,
  remember: () => {},
  save: () => {},
};

/** Where what was made of all files stands among what was made of each: no file is called that. */
const ofAll = '';

type Entry = {
  readonly state: string;
  readonly hash: string;
  readonly made: unknown;
  readonly line: string;
};

/** `folder` holds the packs of a few catalogues; `version` names the code that makes what is kept. */
export function openKept(folder: string, root: string, version: string): Kept {
  const path = join(folder, `${hash('sha256', root).slice(0, 16)}.pack`);
  let before = readPack(path, version);
  let now = new Map<string, Entry>();
  return {
    async of<T>(
      file: string,
      stat: BigIntStats,
      make: (bytes: Uint8Array) => Promise<T>,
      elsewhere?: MadeElsewhere,
    ) {
      const entry = before.get(file);
      const state = stateOf(stat, Date.now());
      if (entry && state !== '' && entry.state === state) {
        now.set(file, entry);
        return entry.made as T; // Of the same version: the same `make` has made it.
      }
      const isSeen = state !== '' && elsewhere?.state === state;
      const bytes = isSeen ? new Uint8Array() : readFileSync(file);
      const digest = isSeen ? elsewhere.hash : hashOfBytes(bytes);
      const json = elsewhere?.hash === digest ? elsewhere.json : undefined;
      const made: T =
        entry?.hash === digest
          ? (entry.made as T)
          : json === undefined
            ? await make(bytes)
            : JSON.parse(json);
      if (entry?.hash === digest && entry.state === state) {
        now.set(file, entry);
        return made;
      }
      const line = lineOf([file, state, digest], json ?? jsonOf(made));
      if (line !== undefined) now.set(file, { state, hash: digest, made, line });
      return made;
    },
    lacks: (file, stat) => {
      const state = stateOf(stat, Date.now());
      return state === '' || before.get(file)?.state !== state;
    },
    recall: (key) => {
      const entry = before.get(ofAll);
      if (entry?.hash !== key) return undefined;
      now.set(ofAll, entry);
      return entry.made;
    },
    remember: (key, made) => {
      const line = lineOf([ofAll, '', key], jsonOf(made));
      if (line !== undefined) now.set(ofAll, { state: '', hash: key, made, line });
    },
    save: () => {
      const isSame =
        now.size === before.size && [...now].every(([file, is]) => before.get(file) === is);
      if (!isSame)
        writePack(
          folder,
          path,
          version,
          [...now.values()].map(({ line }) => line),
        );
      before = now;
      now = new Map();
    },
  };
}

const second = 1000;
/**
 * What the disk says of a file; empty where it was touched so lately that another change might leave
 * all of this as it is, as clocks of file systems tick slowly. Then its bytes are looked at.
 */
export function stateOf(
  { size, mtimeNs, ctimeNs, ctimeMs, ino }: BigIntStats,
  now: number,
): string {
  return Number(ctimeMs) > now - 2 * second ? '' : `${size} ${mtimeNs} ${ctimeNs} ${ino}`;
}

/** `undefined` where JSON would not give back what it was given. */
export function jsonOf(made: unknown): string | undefined {
  let lasts = true;
  const text = JSON.stringify(made, (_key, value: unknown) => {
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      lasts = false;
    return value;
  });
  return lasts ? text : undefined;
}

/** ASCII, which is read fastest. */
function lineOf(
  known: readonly [file: string, state: string, hash: string],
  json: string | undefined,
): string | undefined {
  if (json === undefined) return undefined;
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const line = `${JSON.stringify(known).slice(0, -1)},${json}]`;
  return line.replaceAll(/[\u0080-\uffff]/g, escaped);
}

const headerOf = (version: string, body: Uint8Array): string => `${version} ${crc32(body)}`;

function readPack(path: string, version: string): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  try {
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    const body = bytes.subarray(end + 1);
    if (bytes.toString('latin1', 0, end) !== headerOf(version, body)) return entries;
    for (const line of body.toString('latin1').split('\n')) {
      const [file, state, digest, made]: [string, string, string, unknown] = JSON.parse(line);
      entries.set(file, { state, hash: digest, made, line });
    }
  } catch {
    return new Map();
  }
  return entries;
}

/** As a whole, or not at all: who reads it meanwhile, or writes it too, meets no half of it. */
function writePack(folder: string, path: string, version: string, lines: readonly string[]): void {
  const unfinished = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    const body = Buffer.from(lines.join('\n'), 'latin1');
    writeFileSync(unfinished, `${headerOf(version, body)}\n`);
    appendFileSync(unfinished, body);
    renameSync(unfinished, path);
    forgetOld(folder);
  } catch {
    if (existsSync(unfinished)) rmSync(unfinished, { force: true });
  }
}

const mostPacks = 8;
/** Catalogues that were read once, and what was left half written. */
function forgetOld(folder: string): void {
  const packs = readdirSync(folder).map((name) => join(folder, name));
  const age = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newestFirst = packs.map((path) => ({ path, age: age(path) })).sort((a, b) => b.age - a.age);
  for (const { path } of newestFirst.slice(mostPacks)) rmSync(path, { force: true });
}
