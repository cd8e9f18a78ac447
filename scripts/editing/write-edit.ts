/**
 * Writes an edit to several files: all of them, or none if one can't be written. New texts are
 * staged next to their files and renamed. An empty marker file makes other commands wait. Once a
 * file changes, the marker lists all of them, so an interrupted edit can be restored from git.
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
import { editWaitMs, interruptedEdit, pointsOutside } from '../../codegen/load/catalogue-state.ts';
import { writeNamed } from '../disk.ts';
import { UserError, withPath } from '../user-error.ts';

export type FileChange = {
  readonly name: string;
  /** Undefined if there's no such file. */
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
};

/** @throws UserError, with nothing written, if another edit is under way, a file has changed since, or `isCurrent` returns false. */
export function writeEdit(
  root: string,
  changes: readonly FileChange[],
  isCurrent: () => boolean = () => true,
): void {
  const files = changes.map(({ name, before, after }) => {
    const file = fileOf(root, name);
    return { file, temporary: join(dirname(file), `.${basename(file)}.new`), before, after };
  });
  const marker = join(root, interruptedEdit);
  mark(root, marker);
  try {
    const changed = files.find(({ file, before }) => !holds(file, before))?.file;
    if (changed !== undefined || !isCurrent())
      throw new UserError(
        `${changed ?? `A file in ${root}`} changed in the meantime. Nothing was written. Run the command again.`,
      );
    try {
      for (const { file, temporary, after } of files)
        if (after) writeNextTo(file, temporary, after);
      writeFileSync(marker, changes.map(({ name }) => `  ${name}\n`).join(''));
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
  } finally {
    rmSync(marker, { force: true });
  }
}

/** Waits while an edit is being written. Throws a UserError that says how to recover if it was interrupted. */
export function waitForEdit(root: string): void {
  const marker = join(root, interruptedEdit);
  for (;;) {
    const found = statSync(marker, { throwIfNoEntry: false });
    if (!found) return;
    const left = editWaitMs - (Date.now() - found.mtimeMs);
    if (left <= 0 || left > editWaitMs) break;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.min(left, 50));
  }
  const files = readFileSync(marker, 'utf8');
  throw new UserError(
    files === ''
      ? `An edit to ${root} was interrupted before it changed a file. Delete ${marker}.`
      : `An edit to ${root} was interrupted. It may have written some of these files:\n${files}` +
          'git diff shows which. Finish the edit, or undo it: delete the files it created, run\n' +
          `  git restore --patch -- ${root}\n` +
          "and answer y to the edit's own changes only. Without --patch, git also discards your other uncommitted\n" +
          `changes in these files. Then delete ${marker}.`,
  );
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

function mark(root: string, marker: string): void {
  try {
    writeFileSync(marker, '', { flag: 'wx' });
  } catch (error) {
    if (existsSync(marker))
      throw new UserError(
        `Another command is editing ${root}, so nothing was written. Run the command again.`,
      );
    throw withPath(error, marker);
  }
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
