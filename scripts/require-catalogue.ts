import { readdirSync, statSync } from 'node:fs';
import { isHalfWritten } from './editing/journal.ts';
import { Fault } from './fault.ts';

const partsOfIt: ReadonlySet<string> = new Set(['site.yaml', 'products', 'categories', 'pages']);

/** Throws a Fault where a command was pointed at no catalogue: then nothing in it can be wrong. */
export function requireCatalogue(folder: string): void {
  const found = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new Fault(`There is no folder "${folder}" to read a catalogue from.`);
  if (!found.isDirectory()) throw new Fault(`"${folder}" is a file; a catalogue is a folder.`);
  const names = readdirSync(folder);
  if (names.length > 0 && !names.some((name) => partsOfIt.has(name)))
    throw new Fault(
      `"${folder}" holds no catalogue: neither site.yaml nor a folder of products stands in it.`,
    );
}

/** Tells of an edit that was killed while it wrote: what is there is half of it. */
export function tellHalfWritten(folder: string): void {
  if (isHalfWritten(folder))
    console.error(
      'An edit of this catalogue was stopped halfway, and some of its files are not written yet. The next command that edits (npm run set, npm run prices) finishes it.',
    );
}
