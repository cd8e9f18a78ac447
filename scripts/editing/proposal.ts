/**
 * Edits of a catalogue's files, collected and written together: all of them or none. Until then the
 * files are as they were.
 */
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from '../fault.ts';
import { openJournal } from './journal.ts';

export type Proposal = {
  readonly root: string;
  /** The text of a file as it would be; its name is seen from the catalogue. Throws a Fault where there is none. */
  read(name: string): string;
  edit(name: string, change: (text: string) => string): void;
  /** Throws a Fault where such a file is there. */
  create(name: string, text: string): void;
  move(from: string, to: string): void;
  /** Every file that differs, with its bytes before and after; undefined for none. */
  changes(): readonly FileChange[];
};
export type FileChange = {
  readonly name: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
  /** Where it has come from, under another name. */
  readonly movedFrom?: string;
};

export function openProposal(root: string): Proposal {
  const before = new Map<string, Buffer | undefined>();
  const after = new Map<string, Buffer | undefined>();
  const moved = new Map<string, string>();
  const bytesOf = (name: string): Buffer | undefined => {
    if (!before.has(name)) {
      const path = join(root, name);
      const bytes = existsSync(path) ? readFileSync(path) : undefined;
      before.set(name, bytes);
      after.set(name, bytes);
    }
    return after.get(name);
  };
  const textOf = (name: string): string => {
    const bytes = bytesOf(name);
    if (!bytes) throw new Fault(`There is no file ${join(root, name)}.`);
    const text = bytes.toString('utf8');
    if (!Buffer.from(text).equals(bytes))
      throw new Fault(`${join(root, name)} is not written in UTF-8. Save it as UTF-8 first.`);
    return text;
  };
  const put = (name: string, bytes: Buffer | undefined) => {
    bytesOf(name);
    after.set(name, bytes);
  };
  return {
    root,
    read: textOf,
    edit: (name, change) => put(name, Buffer.from(change(textOf(name)))),
    create: (name, text) => {
      if (bytesOf(name)) throw new Fault(`${join(root, name)} exists already.`);
      put(name, Buffer.from(text));
    },
    move: (from, to) => {
      if (bytesOf(to)) throw new Fault(`${join(root, to)} exists already.`);
      put(to, bytesOf(from));
      put(from, undefined);
      moved.set(to, from);
    },
    changes: () =>
      [...before]
        .map(([name, bytes]) => {
          const movedFrom = moved.get(name);
          return { name, before: bytes, after: after.get(name), ...(movedFrom && { movedFrom }) };
        })
        .filter(({ before: old, after: now }) => (old && now ? !old.equals(now) : old !== now))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** All or nothing: whatever goes wrong, every file is as it was, and the fault is thrown on. */
export function writeProposal({ root, changes }: Proposal): void {
  const all = changes();
  for (const { name, before } of all) {
    const path = join(root, name);
    const now = existsSync(path) ? readFileSync(path) : undefined;
    if (before && now ? !before.equals(now) : before !== now)
      throw new Fault(`${path} was changed meanwhile. Nothing was written; run the command again.`);
  }
  for (const folder of new Set(all.map(({ name }) => dirname(join(root, name))))) sweep(folder);
  const writings = all.map(({ name, before, after }) => {
    const path = existsSync(join(root, name)) ? realpathSync(join(root, name)) : join(root, name);
    // Hidden: who watches the catalogue, or reads it, overlooks it.
    return {
      path,
      before,
      after,
      temporary: join(dirname(path), `.${basename(path)}.${randomUUID()}`),
    };
  });
  const journal = openJournal(root, writings);
  const undo: (() => void)[] = [];
  try {
    for (const { path, before, after, temporary } of writings) {
      mkdirSync(dirname(path), { recursive: true });
      if (!after) continue;
      writeFileSync(temporary, after);
      if (before) chmodSync(temporary, statSync(path).mode);
    }
    journal.prepared();
    // New and changed files first: a moment in which both names are there is better than one with neither.
    for (const { path, before, after, temporary } of [...writings].sort(
      (a, b) => Number(b.after !== undefined) - Number(a.after !== undefined),
    )) {
      if (after) renameSync(temporary, path);
      else rmSync(path);
      undo.push(() => (before ? writeFileSync(path, before) : rmSync(path)));
    }
  } catch (error) {
    for (const back of undo.reverse()) back();
    throw error;
  } finally {
    for (const { temporary } of writings) rmSync(temporary, { force: true });
    journal.close();
  }
}

/** What a command that was killed has left, an hour ago or earlier, where no journal tells of it. */
function sweep(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!/^\.[^/]+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > 60 * 60 * 1000)
      rmSync(path, { force: true });
  }
}
