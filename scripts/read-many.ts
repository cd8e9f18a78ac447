/** Files of a catalogue, read on all cores where they are many. */
import { availableParallelism } from 'node:os';
import type { FileToRead, ReadFile } from '../codegen/load/read-catalogue.ts';
import { startWorker } from './start-worker.ts';

export type ReadWork = { readonly files: readonly FileToRead[] };

/** A process has to load the schemas and the parsers first: fewer files are read sooner than that. */
const fewFiles = 1000;

/** None of them where they are few. */
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
