/** Reads many files of a catalogue on all cores. */
import { availableParallelism } from 'node:os';
import type { FileToRead, ReadFile } from '../codegen/load/read-catalogue.ts';
import { startWorker } from './start-worker.ts';

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
  const workers = Array.from({ length: cores }, (_, share) => {
    const work: ReadWork = { files: files.filter((_file, index) => index % cores === share) };
    return startWorker<readonly ReadFile[]>('scripts/read-worker.ts', work);
  });
  try {
    await Promise.all(
      workers.map(({ onTold, done }) => {
        onTold((read) => found.push(...read));
        return done;
      }),
    );
  } finally {
    for (const { stop } of workers) stop();
  }
  return found;
}
