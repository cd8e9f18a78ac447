/**
 * What was made of each file, kept between runs as long as its bytes, and the code that made it, are
 * the same. One pack for a catalogue (pack.ts); an edit writes the lines that are new into a small one
 * beside it.
 */
import { hash } from 'node:crypto';
import { type BigIntStats, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entries, type Entry, lineOf, readPack, versionSince, writePack } from './pack.ts';

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

/** One line in so many is new, or fewer: they are added. */
const fewOf = 16;

/**
 * `folder` holds the packs of a few catalogues; `version` names the code that makes what is kept. Nothing
 * is saved where `isCurrent` says that it's no longer the code that ran.
 */
export function openKept(
  folder: string,
  root: string,
  version: string,
  isCurrent: () => boolean = () => true,
): Kept {
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
      if (!isSame && isCurrent()) {
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
