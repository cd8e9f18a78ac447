import { availableParallelism } from 'node:os';
import type { CacheEntry, FileToParse } from '../codegen/load/read-catalogue.ts';
import { runWorkers } from './start-worker.ts';

export type ParseWork = { readonly files: readonly FileToParse[] };

/** A worker takes longer to load the schemas and parsers than to read this many files. */
const fewFiles = 1000;

/** Returns nothing for few files, which the caller reads itself. */
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
