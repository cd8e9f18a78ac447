import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from './fault.ts';

/** Throws a Fault where nothing can be written by that name: before the work is done that is to go there. */
export function requireFileName(file: string, example: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Fault(`${file} is a folder. Name a file in it, such as ${join(file, example)}.`);
  if (!existsSync(dirname(file))) throw new Fault(`There is no folder ${dirname(file)}.`);
}
