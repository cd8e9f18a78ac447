/**
 * Writes an edit to several files: all of them, or none if one can't be written. New texts are
 * staged next to their files and renamed. After a kill between two of them, git has the old ones.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pointsOutside } from '../../codegen/load/catalogue-state.ts';
import { writeNamed } from '../disk.ts';
import { UserError } from '../user-error.ts';

export type FileChange = {
  readonly name: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
};

/** @throws UserError, with nothing written, if a file has changed since, or `isCurrent` returns false. */
export function writeEdit(
  root: string,
  changes: readonly FileChange[],
  isCurrent: () => boolean = () => true,
): void {
  const files = changes.map(({ name, before, after }) => {
    const file = fileOf(root, name);
    return { file, temporary: join(dirname(file), `.${basename(file)}.new`), before, after };
  });
  const changed = files.find(({ file, before }) => !holds(file, before))?.file;
  if (changed !== undefined || !isCurrent())
    throw new UserError(
      `${changed ?? `A file in ${root}`} changed while this command was running. Nothing was written. Run the command again.`,
    );
  try {
    for (const { file, temporary, after } of files) if (after) writeNextTo(file, temporary, after);
    // New files come first, so a renamed product always exists under one of its names.
    for (const { file, temporary, after } of files) if (after) renameSync(temporary, file);
    for (const { file, after } of files) if (!after) rmSync(file, { force: true });
  } catch (error) {
    for (const { file, temporary, before, after } of files) {
      rmSync(temporary, { force: true });
      if (!holds(file, after)) continue;
      if (before) writeFileSync(file, before);
      else rmSync(file, { force: true });
    }
    throw error;
  }
}

/** Follows a link inside the catalogue, so that its target is replaced. */
function fileOf(root: string, name: string): string {
  const path = join(root, name);
  if (pointsOutside(root, path))
    throw new UserError(
      `${path} is a link to a file outside the catalogue. Nothing was written. Replace the link with the file itself.`,
    );
  return existsSync(path) ? join(root, relative(realpathSync(root), realpathSync(path))) : path;
}

function writeNextTo(file: string, temporary: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  writeNamed(temporary, bytes, { mode, flush: true });
}

const holds = (file: string, bytes: Buffer | undefined): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile()
    ? bytes?.equals(readFileSync(file)) === true
    : bytes === undefined;
