/** Reads many files of a catalogue on all cores. */
import { availableParallelism } from 'node:os';
import type { CacheEntry, FileToParse } from '../codegen/load/read-catalogue.ts';
import { runWorkers } from './start-worker.ts';

export type ParseWork = { readonly files: readonly FileToParse[] };

/** A worker loads the schemas and parsers first. Reading fewer files than this takes less time than that. */
const fewFiles = 1000;

/** Returns nothing for few files: the caller reads them itself. */
export async function parseFiles(
  files: readonly FileToParse[],
  few = fewFiles,
): Promise<readonly CacheEntry[]> {
  if (files.length <= few) return [];
  const found: CacheEntry[] = [];
  const cores = availableParallelism();
  const works = Array.from(
    { length: cores },
    (_, share): ParseWork => ({ files: files.filter((_file, index) => index % cores === share) }),
  );
  await runWorkers('scripts/parse-worker.ts', works, (read: readonly CacheEntry[]) => {
    found.push(...read);
  });
  return found;
}
