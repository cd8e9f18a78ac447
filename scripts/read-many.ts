/** Reads a large catalogue's files on all cores. */
import { availableParallelism } from 'node:os';
import type { FileToRead, ReadFile } from '../codegen/load/read-catalogue.ts';
import { startWorker } from './start-worker.ts';

export type ReadWork = { readonly files: readonly FileToRead[] };

/** A process needs longer to load the schemas and parsers than to read this many files. */
const fewFiles = 1000;

/** Returns nothing for a small catalogue. */
export async function readMany(files: readonly FileToRead[]): Promise<readonly ReadFile[]> {
  if (files.length <= fewFiles) return [];
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
