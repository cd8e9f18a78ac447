/** Reads many of a catalogue's files on all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CacheEntry, FileToParse } from '../codegen/load/read-catalogue.ts';

/** A thread takes longer to load the schemas and parsers than to read this many files. */
const fewFiles = 1000;

/** Returns nothing for few files, which the caller reads itself. */
export async function parseFiles(
  files: readonly FileToParse[],
  few = fewFiles,
): Promise<readonly CacheEntry[]> {
  if (files.length <= few) return [];
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, share) =>
    files.filter((_file, index) => index % cores === share),
  );
  return (await Promise.all(shares.map(parseInThread))).flat();
}

function parseInThread(files: readonly FileToParse[]): Promise<readonly CacheEntry[]> {
  const module = JSON.stringify(new URL('parse-worker.ts', import.meta.url));
  const runsTypeScript = 'typescript' in process.features && process.features.typescript;
  const code = runsTypeScript
    ? `import(${module})`
    : `import('tsx/esm/api').then(({ register }) => register() && import(${module}))`;
  const thread = new Worker(code, { eval: true, workerData: files });
  return new Promise((done, fail) => {
    thread.on('message', done).on('error', fail);
  });
}
