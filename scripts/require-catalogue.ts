import { readdirSync, statSync } from 'node:fs';
import { Fault } from './fault.ts';

/** Throws a Fault where a command was pointed at no catalogue: then nothing in it can be wrong. */
export function requireCatalogue(folder: string): void {
  const found = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new Fault(`There is no folder "${folder}" to read a catalogue from.`);
  if (!found.isDirectory()) throw new Fault(`"${folder}" is a file; a catalogue is a folder.`);
  readdirSync(folder);
}
