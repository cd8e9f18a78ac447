/** Writes the files that people ask commands for: reports, tables, figures. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { requireOutsideSources } from './output/output-folder.ts';
import { codeOf, UserError, withPath } from './user-error.ts';

export type OutputFile = {
  /** A name for a message: "changes.md". */
  readonly example: string;
  readonly catalogue: string;
  /** A string near the beginning of every file of this kind. Any other file with content is never replaced. Absent if the command asks first. */
  readonly mark?: string;
};

/** Throws a UserError if no file can have that name. */
export function requireFileName(file: string, example: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`${file} is a folder. Use a file in it, such as ${join(file, example)}.`);
  if (!existsSync(dirname(file))) throw new UserError(`There's no folder called ${dirname(file)}.`);
}

/**
 * Throws a UserError if a command may not write a file of that name: it's a folder, part of the
 * catalogue, the repository or a built site, or a file that the command didn't make. To be called
 * before the work whose result goes there.
 */
export function requireOutputFile(file: string, { example, catalogue, mark }: OutputFile): void {
  requireFileName(file, example);
  const found = statSync(file, { throwIfNoEntry: false });
  requireOutsideSources(file, catalogue);
  if (mark === undefined || !found?.isFile() || found.size === 0) return;
  if (!readFileSync(file, 'utf8').slice(0, 1000).includes(mark))
    throw new UserError(
      `${file} already exists and isn't one of this command's files. Nothing was written. Move it away, or choose another file.`,
    );
}

/** Replaces the file as a whole. If it's a link, the file it links to doesn't change. */
export function writeOutputFile(file: string, text: string | Buffer): void {
  const found = statSync(file, { throwIfNoEntry: false });
  // It writes straight to a terminal or a pipe.
  if (found && !found.isFile()) {
    writeFileSync(file, text);
    return;
  }
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    // The folder exists, but the system makes no files in it, as in /proc.
    if (codeOf(error) === 'ENOENT')
      throw new UserError(`Can't write to "${dirname(file)}". Choose another folder.`);
    throw withPath(error, file);
  }
}
