/** Reads files of a catalogue and reports what they say, by their keys in the cache. */
import { bytesOfFile, cacheKey, codeVersion } from '../codegen/load/file-cache.ts';
import type { ReadFile } from '../codegen/load/read-catalogue.ts';
import { readFile } from '../codegen/load/read-file.ts';
import type { ReadWork } from './read-files.ts';
import { runWorker } from './run-worker.ts';

const perMessage = 250;

runWorker(async ({ files }: ReadWork, report: (read: readonly ReadFile[]) => void) => {
  const version = codeVersion();
  for (let begin = 0; begin < files.length; begin += perMessage) {
    const read: ReadFile[] = [];
    for (const { file, name, kind } of files.slice(begin, begin + perMessage)) {
      const bytes = bytesOfFile(file);
      if (!bytes) continue;
      const reading = await readFile(file, name, kind, bytes);
      read.push({ key: cacheKey(version, file, bytes), reading });
    }
    report(read);
  }
});
