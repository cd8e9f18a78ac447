/**
 * What was made of each file, kept between runs as long as its bytes, and the code that made it, are
 * the same. One pack for a catalogue: a header that vouches for the rest, then a line for each file. An
 * edit writes the lines that are new into a small pack beside it. One of another version or a damaged one
 * is as good as none, and so is a disk that cannot be written.
 */
import { hash } from 'node:crypto';
import {
  appendFileSync,
  type BigIntStats,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

export type Kept = {
  /** The same of a file that is as it was; undefined of one that must at least be opened. */
  known<T>(file: string, stat: BigIntStats): T | undefined;
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
  /** What was last made of all files together under this name, where it was made for this key. */
  recall<T>(name: string, key: string): T | undefined;
  /** Plain data. */
  remember(name: string, key: string, made: unknown): void;
  /** Of the code that makes what is kept; absent where nothing is. */
  readonly version?: string;
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
  known: () => undefined,
  of: (file, _stat, make) => make(readFileSync(file)),
  recall: () => undefined,
  remember: () => {},
  save: () => {},
};

/** Where what was made of all files stands among what was made of each: no path begins so. */
const ofAll = (name: string): string => `\0${name}`;

type Entry = {
  readonly state: string;
  readonly hash: string;
  readonly made: unknown;
  readonly line: string;
};

/** `folder` holds the packs of a few catalogues; `version` names the code that makes what is kept. */
export function openKept(folder: string, root: string, version: string): Kept {
  const stem = join(folder, hash('sha256', root).slice(0, 16));
  const [whole, since] = [`${stem}.pack`, `${stem}.since`];
  let base = readPack(whole, version);
  const added = readPack(since, versionSince(version, base)).entries;
  let before: Entries = added.size > 0 ? new Map([...base.entries, ...added]) : base.entries;
  let now = new Map<string, Entry>();
  function known<T>(file: string, stat: BigIntStats): T | undefined {
    const entry = before.get(file);
    const isKnown = entry && entry.state !== '' && entry.state === stateOf(stat, Date.now());
    if (!isKnown) return undefined;
    now.set(file, entry);
    return entry.made as T; // Of the same version: the same `make` has made it.
  }
  return {
    version,
    known,
    async of<T>(
      file: string,
      stat: BigIntStats,
      make: (bytes: Uint8Array) => Promise<T>,
      elsewhere?: MadeElsewhere,
    ) {
      const seen = known<T>(file, stat);
      if (seen !== undefined) return seen;
      const entry = before.get(file);
      const state = stateOf(stat, Date.now());
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
    recall<T>(name: string, key: string) {
      const entry = before.get(ofAll(name));
      if (entry?.hash !== key) return undefined;
      now.set(ofAll(name), entry);
      return entry.made as T; // Of the same version, here too.
    },
    remember: (name, key, made) => {
      const line = lineOf([ofAll(name), '', key], jsonOf(made));
      if (line !== undefined) now.set(ofAll(name), { state: '', hash: key, made, line });
    },
    save: () => {
      const isSame =
        now.size === before.size && [...now].every(([file, is]) => before.get(file) === is);
      if (!isSame) {
        const changed = [...now].flatMap(([file, is]) =>
          base.entries.get(file) === is ? [] : [[file, is] as const],
        );
        const stays = now.size - changed.filter(([file]) => !base.entries.has(file)).length;
        const isFew = changed.length * fewOf <= now.size && stays === base.entries.size;
        if (isFew) writePack(since, versionSince(version, base), new Map(changed));
        else base = writePack(whole, version, now);
      }
      before = now;
      now = new Map();
    },
  };
}

const second = 1000;
const hour = 3600 * second;
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

type Entries = ReadonlyMap<string, Entry>;
/** `header` vouches for it. */
type Pack = { readonly header: string; readonly entries: Entries };

const nothing: Pack = { header: '', entries: new Map() };
const headerOf = (version: string, sum: number): string => `${version} ${sum}`;
/** What was added belongs to one pack alone. */
const versionSince = (version: string, { header }: Pack): string => `${version} since ${header}`;
/** One line in so many is new, or fewer: they are added. */
const fewOf = 16;

function readPack(path: string, version: string): Pack {
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
  const piece = Buffer.allocUnsafe(1 << 20);
  const file = openSync(path, 'r');
  try {
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece))
      yield piece.subarray(0, size);
  } finally {
    closeSync(file);
  }
}

/** As a whole, or not at all: who reads it meanwhile, or writes it too, meets no half of it. */
function writePack(path: string, version: string, entries: Entries): Pack {
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
