/** Collects edits to a catalogue's files, until `writeEdit` writes them together. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

export type Proposal = ReturnType<typeof openProposal>;

/** `name` is a path in the catalogue. */
export function openProposal(root: string) {
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
    if (!bytes) throw new UserError(`There's no file called ${join(root, name)}. Check the path.`);
    const text = bytes.toString('utf8');
    if (!Buffer.from(text).equals(bytes))
      throw new UserError(`${join(root, name)} isn't UTF-8. Save it as UTF-8 first.`);
    return text;
  };
  const put = (name: string, bytes: Buffer | undefined) => {
    bytesOf(name);
    after.set(name, bytes);
  };
  return {
    root,
    read: textOf,
    edit: (name: string, change: (text: string) => string) =>
      put(name, Buffer.from(change(textOf(name)))),
    /** Throws a UserError if the file exists. */
    create: (name: string, content: string | Buffer) => {
      if (bytesOf(name))
        throw new UserError(`${join(root, name)} already exists. Use another name.`);
      put(name, Buffer.from(content));
    },
    move: (from: string, to: string) => {
      if (bytesOf(to)) throw new UserError(`${join(root, to)} already exists. Use another name.`);
      put(to, bytesOf(from));
      put(from, undefined);
      moved.set(to, from);
    },
    /** Returns changed files with their bytes before and after (undefined for no file), and a renamed file's previous name. */
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
