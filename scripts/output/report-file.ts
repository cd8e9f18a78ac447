/** Writes the files that commands create on request: reports, tables, figures. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError, withPath } from '../user-error.ts';
import { requireOutsideSources } from './output-folder.ts';

export type OutputFile = {
  readonly example: string;
  readonly catalogue: string;
  /** Every file of this kind has it near its start. Others with content aren't replaced. Absent if the command asks first. */
  readonly mark?: string;
};

/** Throws a UserError if no file can have that name. */
export function requireFileName(file: string, example: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`${file} is a folder. Use a file in it, such as ${join(file, example)}.`);
  if (!existsSync(dirname(file))) throw new UserError(`There's no folder called ${dirname(file)}.`);
}

/**
 * Throws a UserError if a command may not write that file: it's a folder, in the catalogue, the
 * repository or a built site, or another program's. Call it before the work.
 */
export function requireOutputFile(file: string, { example, catalogue, mark }: OutputFile): void {
  requireFileName(file, example);
  requireOutsideSources(file, catalogue);
  const found = statSync(file, { throwIfNoEntry: false });
  if (mark === undefined || !found?.isFile() || found.size === 0) return;
  if (!readFileSync(file, 'utf8').slice(0, 1000).includes(mark))
    throw new UserError(
      `${file} already exists and wasn't created by this command. Nothing was written. Move that file somewhere else, or choose another file.`,
    );
}

/** Replaces the whole file. A link is replaced, not its target. */
export function writeOutputFile(file: string, text: string | Buffer): void {
  const found = statSync(file, { throwIfNoEntry: false });
  // A terminal or a pipe is written directly.
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
    throw withPath(error, file);
  }
}
