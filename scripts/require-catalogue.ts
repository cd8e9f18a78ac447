import { readdirSync, statSync } from 'node:fs';
import { finishInterruptedEdit } from './editing/write-edit.ts';
import { Fault } from './fault.ts';

const partsOfIt: ReadonlySet<string> = new Set(['site.yaml', 'products', 'categories', 'pages']);

/**
 * Every command starts with this before it reads a catalogue. Finishes an interrupted edit.
 * Throws a Fault where the folder isn't a catalogue, or where that edit can't be finished.
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
  const finished = finishInterruptedEdit(folder);
  if (finished)
    console.error(
      `Finished an interrupted edit of ${folder}: wrote ${finished.written} of its ${finished.of} files.`,
    );
}
