/**
 * Writes an edit of several files: all of them or none. The new texts wait beside their files until a
 * list of them is safe on the disk; from then on the edit counts as made, and any command that meets the
 * list finishes it. Everything is on the disk before the next step relies on it, so a power cut at any
 * moment leaves the old catalogue, the new one, or the list.
 */
import { hash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { editMs, leadsOutside, unfinishedEdit } from '../../codegen/load/catalogue-state.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { isLinkRefused } from '../disk.ts';
import { Fault, withPlace } from '../fault.ts';

export type FileChange = {
  /** Below the catalogue's folder. */
  readonly name: string;
  /** Bytes; undefined where there's no such file. */
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
};
/** One file of the list. Names are below the catalogue's folder; `before` and `after` are hashes, undefined where there's no file. */
type Pending = {
  readonly name: string;
  readonly temporary: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
};

/** @throws Fault where another edit is being written, a file has changed since it was read, or `isCurrent` says so: then nothing is written. */
export function writeEdit(
  root: string,
  changes: readonly FileChange[],
  isCurrent: () => boolean = () => true,
): void {
  const staged = changes.map((change) => pendingOf(root, change));
  const list = join(root, `${unfinishedEdit}.${randomUUID()}`);
  const temporaries = [list, ...staged.map(({ temporary }) => join(root, temporary))];
  const discard = () => {
    for (const path of temporaries) rmSync(path, { force: true });
  };
  try {
    for (const [index, { temporary, name }] of staged.entries()) {
      const after = changes[index]?.after;
      if (after) writeSynced(join(root, temporary), after, modeOf(join(root, name)));
    }
    for (const folder of foldersOf(root, staged)) syncFolder(folder);
    writeSynced(list, Buffer.from(JSON.stringify({ files: staged }, null, 1)));
    takeTurn(root, list);
  } catch (error) {
    discard();
    throw error;
  }
  const changed = staged.find(({ name, before }) => hashOf(join(root, name)) !== before)?.name;
  if (changed !== undefined || !isCurrent()) {
    rmSync(join(root, unfinishedEdit), { force: true });
    discard();
    throw new Fault(
      `${changed === undefined ? `A file in ${root}` : join(root, changed)} was changed meanwhile. Nothing was written; run the command again.`,
    );
  }
  rmSync(list, { force: true });
  try {
    finish(root, staged);
  } catch (error) {
    undo(root, changes);
    rmSync(join(root, unfinishedEdit), { force: true });
    discard();
    throw error;
  }
}

/** Waits for an edit that's being written right now, and finishes one that was interrupted. Returns how many of its files were still missing; undefined without such an edit. Throws a Fault where it can't be finished. */
export function finishInterruptedEdit(
  root: string,
): { readonly written: number; readonly of: number } | undefined {
  const file = join(root, unfinishedEdit);
  for (;;) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    const left = editMs - (Date.now() - found.mtimeMs);
    if (left <= 0 || left > editMs) break;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.min(left, 50));
  }
  const pending = readList(file);
  const open = pending.filter(({ name, after }) => hashOf(join(root, name)) !== after);
  for (const { name, temporary, before, after } of open) {
    if (hashOf(join(root, name)) !== before)
      throw stuck(root, `${join(root, name)} has been changed since`);
    if (after !== undefined && hashOf(join(root, temporary)) !== after)
      throw stuck(root, `the new text of ${join(root, name)} is missing or damaged`);
  }
  finish(root, pending);
  return { written: open.length, of: pending.length };
}

const stuck = (root: string, why: string): Fault =>
  new Fault(
    `An edit of ${root} was interrupted and can't be finished: ${why}. Look at git diff, put right what's half done, and delete ${join(root, unfinishedEdit)}.`,
  );

function pendingOf(root: string, { name, before, after }: FileChange): Pending {
  const path = join(root, name);
  // A link inside the catalogue stays a link; the file it leads to is replaced.
  const real = existsSync(path) ? relative(realpathSync(root), realpathSync(path)) : name;
  if (leadsOutside(root, path))
    throw new Fault(`${path} is a link to a file outside the catalogue. Nothing was written.`);
  mkdirSync(dirname(join(root, real)), { recursive: true });
  return {
    name: real,
    temporary: join(dirname(real), `.${basename(real)}.${randomUUID()}`),
    before: before && digestOf(before),
    after: after && digestOf(after),
  };
}

/** Puts the list in its place, unless there is one: one edit at a time. */
function takeTurn(root: string, list: string): void {
  try {
    linkSync(list, join(root, unfinishedEdit));
  } catch (error) {
    if (isLinkRefused(error))
      copyFileSync(list, join(root, unfinishedEdit), constants.COPYFILE_EXCL);
    else if (existsSync(join(root, unfinishedEdit)))
      throw new Fault(
        `Another edit of ${root} is being written. Nothing was written; run the command again.`,
      );
    else throw withPlace(error, list);
  }
  syncFolder(root);
}

/** New and changed files first: for a moment both names of a renamed product are there, never neither. Another command may be finishing the same edit. */
function finish(root: string, pending: readonly Pending[]): void {
  for (const { name, temporary, after } of pending) {
    if (after === undefined || hashOf(join(root, name)) === after) continue;
    try {
      renameSync(join(root, temporary), join(root, name));
    } catch (error) {
      if (hashOf(join(root, name)) !== after) throw error;
    }
  }
  const folders = foldersOf(root, pending);
  for (const folder of folders) syncFolder(folder);
  for (const { name, after } of pending)
    if (after === undefined) rmSync(join(root, name), { force: true });
  for (const folder of folders) syncFolder(folder);
  for (const { temporary } of pending) rmSync(join(root, temporary), { force: true });
  rmSync(join(root, unfinishedEdit), { force: true });
  syncFolder(root);
}

function undo(root: string, changes: readonly FileChange[]): void {
  for (const { name, before, after } of changes) {
    const path = join(root, name);
    // What's neither the old nor the new text is another program's.
    if (hashOf(path) !== (after && digestOf(after))) continue;
    if (before) writeFileSync(path, before);
    else rmSync(path, { force: true });
  }
}

function readList(file: string): readonly Pending[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {}
  const files: unknown = isRecord(read) ? read.files : undefined;
  if (Array.isArray(files) && files.every(isPending)) return files;
  throw stuck(dirname(file), 'its list of files is damaged');
}

/** A list from elsewhere may name any file: none outside the catalogue is touched. */
const isPending = (value: unknown): value is Pending =>
  isRecord(value) &&
  [value.name, value.temporary].every(
    (name) =>
      typeof name === 'string' &&
      name !== '' &&
      !isAbsolute(name) &&
      !name.split(/[\\/]/).includes('..'),
  ) &&
  [value.before, value.after].every((each) => each === undefined || typeof each === 'string');

const foldersOf = (root: string, pending: readonly Pending[]): ReadonlySet<string> =>
  new Set(pending.map(({ name }) => dirname(join(root, name))));

const digestOf = (bytes: Uint8Array): string => hash('sha256', bytes);
function hashOf(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile()
    ? digestOf(readFileSync(path))
    : undefined;
}

const modeOf = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.mode;

function writeSynced(path: string, bytes: Uint8Array, mode?: number): void {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } catch (error) {
    throw withPlace(error, path);
  } finally {
    closeSync(file);
  }
  if (mode !== undefined) chmodSync(path, mode);
}

/** Names are on the disk only when their folder is. Systems that don't open folders (Windows) do without. */
function syncFolder(folder: string): void {
  let open: number;
  try {
    open = openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fsyncSync(open);
  } catch {
  } finally {
    closeSync(open);
  }
}
