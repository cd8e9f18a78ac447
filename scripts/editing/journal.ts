/** What a command writes into a catalogue, noted beside the caches: where it is killed halfway, the next one finishes it. */
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { isGone, thisProcess } from '../publish/owner.ts';

/** One file: its new bytes lie at `temporary` first. */
export type Writing = {
  readonly path: string;
  readonly temporary: string;
  /** Undefined for none. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
};
type Noted = {
  readonly path: string;
  readonly temporary: string;
  readonly before: string | undefined;
  readonly isRemoved: boolean;
};
type Journal = { readonly isPrepared: boolean; readonly files: readonly Noted[] };

export type Finished = {
  /** How many files were written now, of how many in all. */
  readonly written: number;
  readonly of: number;
  /** Those that somebody has edited since, which stay as they are. */
  readonly left: readonly string[];
};

const folder = join(projectRoot, '.cache', 'writing');
const fileOf = (root: string): string =>
  join(folder, `${hash('sha256', realpathSync(root)).slice(0, 16)}.json`);
const digestOf = (bytes: Uint8Array | undefined): string | undefined =>
  bytes && hash('sha256', bytes);

/** Begins with what is about to be prepared. A disk that cannot be written keeps no journal. */
export function openJournal(root: string, files: readonly Writing[]) {
  const file = fileOf(root);
  const noted = files.map(({ path, temporary, before, after }) => ({
    path,
    temporary,
    before: digestOf(before),
    isRemoved: after === undefined,
  }));
  const write = (isPrepared: boolean) => {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ ...thisProcess(), isPrepared, files: noted }));
      renameSync(`${file}.new`, file);
    } catch {
      rmSync(file, { force: true });
    }
  };
  write(false);
  return { prepared: () => write(true), close: () => rmSync(file, { force: true }) };
}

/** Whether a command was killed while it wrote into a catalogue. */
export const isHalfWritten = (root: string): boolean =>
  existsSync(fileOf(root)) && isGone(fileOf(root));

/**
 * Finishes what a killed command was writing, or takes away what it had only prepared. Undefined where
 * there is nothing to tell.
 */
export function finishWriting(root: string): Finished | undefined {
  if (!isHalfWritten(root)) return undefined;
  const file = fileOf(root);
  const { isPrepared, files } = readJournal(file);
  const left: string[] = [];
  let written = 0;
  for (const { path, temporary, before, isRemoved } of files) {
    const isDone = isRemoved ? !existsSync(path) : !existsSync(temporary);
    if (isPrepared && !isDone) {
      const now = existsSync(path) ? readFileSync(path) : undefined;
      if (digestOf(now) !== before) left.push(path);
      else {
        if (isRemoved) rmSync(path);
        else renameSync(temporary, path);
        written++;
      }
    }
    rmSync(temporary, { force: true });
  }
  rmSync(file, { force: true });
  return isPrepared && written + left.length > 0 ? { written, of: files.length, left } : undefined;
}

function readJournal(file: string): Journal {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { isPrepared: false, files: [] };
  }
}
