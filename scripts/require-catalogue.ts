import { readdirSync, statSync } from 'node:fs';
import { waitForEdit } from './editing/write-edit.ts';
import { Fault } from './fault.ts';

const partsOfIt: ReadonlySet<string> = new Set(['site.yaml', 'products', 'categories', 'pages']);

/**
 * Every command calls this before it reads a catalogue. Throws a Fault if the folder isn't a
 * catalogue, or if an edit of it was interrupted.
 */
export function requireCatalogue(folder: string): void {
  const found = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new Fault(`There is no folder "${folder}" to read a catalogue from.`);
  if (!found.isDirectory()) throw new Fault(`"${folder}" is a file; a catalogue is a folder.`);
  const names = readdirSync(folder);
  if (names.length > 0 && !names.some((name) => partsOfIt.has(name)))
    throw new Fault(
      `"${folder}" isn't a catalogue: it has neither site.yaml nor a folder of products.`,
    );
  waitForEdit(folder);
}
