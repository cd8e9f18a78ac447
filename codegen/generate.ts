/** Apart from the reading: what prints TypeScript takes longer to load than a catalogue to check. */
import type { Catalogue } from './catalogue.ts';
import { emitAll } from './emit.ts';
import { writeGenerated } from './write.ts';

/** Writes the modules of a catalogue into a folder. Returns the names of those that changed. */
export const generate = (catalogue: Catalogue, folder: string): string[] =>
  writeGenerated(folder, emitAll(catalogue));
