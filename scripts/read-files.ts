/** Reads many files of a catalogue on all cores. */
import { availableParallelism } from 'node:os';
import type { FileToRead, ReadFile } from '../codegen/load/read-catalogue.ts';
import { runWorkers } from './start-worker.ts';

export type ReadWork = { readonly files: readonly FileToRead[] };

/** A worker loads the schemas and parsers first. Reading fewer files than this takes less time than that. */
const fewFiles = 1000;

/** Returns nothing for few files: the caller reads them itself. */
export async function readFiles(
  files: readonly FileToRead[],
  few = fewFiles,
): Promise<readonly ReadFile[]> {
  if (files.length <= few) return [];
  const found: ReadFile[] = [];
  const cores = availableParallelism();
  const works = Array.from(
    { length: cores },
    (_, share): ReadWork => ({ files: files.filter((_file, index) => index % cores === share) }),
  );
  await runWorkers('scripts/read-worker.ts', works, (read: readonly ReadFile[]) => {
    found.push(...read);
  });
  return found;
}
