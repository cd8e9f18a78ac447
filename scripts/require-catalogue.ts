import { readdirSync, statSync } from 'node:fs';
import { waitForEdit } from './editing/write-edit.ts';
import { UserError } from './user-error.ts';

const partsOfIt: ReadonlySet<string> = new Set(['site.yaml', 'products', 'categories', 'pages']);

/**
 * Every command calls this before it reads a catalogue. Throws a UserError if the folder isn't a
 * catalogue, or if an edit of it was interrupted.
 */
export function requireCatalogue(folder: string): void {
  const found = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new UserError(`There is no folder "${folder}" to read a catalogue from.`);
  if (!found.isDirectory()) throw new UserError(`"${folder}" is a file; a catalogue is a folder.`);
  const names = readdirSync(folder);
  if (names.length > 0 && !names.some((name) => partsOfIt.has(name)))
    throw new UserError(
      `"${folder}" isn't a catalogue: it has neither site.yaml nor a folder of products.`,
    );
  waitForEdit(folder);
}
