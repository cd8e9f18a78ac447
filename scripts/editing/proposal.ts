/**
 * Edits of a catalogue's files, collected and written together: all of them or none. Until then the
 * files are as they were.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../fault.ts';
import { type FileChange, writeEdit } from './write-edit.ts';

export type Proposal = {
  readonly root: string;
  /** The text of a file as it would be; its name is seen from the catalogue. Throws a Fault where there is none. */
  read(name: string): string;
  edit(name: string, change: (text: string) => string): void;
  /** Throws a Fault where such a file is there. */
  create(name: string, text: string): void;
  move(from: string, to: string): void;
  /** Every file that differs, with its bytes before and after; undefined for none. */
  changes(): readonly (FileChange & {
    /** Its former name, where it was renamed. */
    readonly movedFrom?: string;
  })[];
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

/** Writes all or none. `isCurrent` says whether what the edit was checked against is still true. Throws a Fault where it isn't. */
export function writeProposal({ root, changes }: Proposal, isCurrent?: () => boolean): void {
  const all = changes();
  for (const folder of new Set(all.map(({ name }) => dirname(join(root, name))))) sweep(folder);
  writeEdit(root, all, isCurrent);
}

/** Removes new texts that a command left, an hour ago or more, when it was killed before the edit counted as made. */
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
