/** Reads files of a catalogue, and reports their contents by cache key. */
import { bytesOfFile, cacheKey, codeVersion } from '../codegen/load/file-cache.ts';
import { parseFile } from '../codegen/load/parse-file.ts';
import type { CacheEntry } from '../codegen/load/read-catalogue.ts';
import type { ParseWork } from './parse-files.ts';
import { runWorker } from './run-worker.ts';

const perMessage = 250;

runWorker(async ({ files }: ParseWork, report: (read: readonly CacheEntry[]) => void) => {
  const version = codeVersion();
  for (let begin = 0; begin < files.length; begin += perMessage) {
    const read: CacheEntry[] = [];
    for (const { file, name, kind } of files.slice(begin, begin + perMessage)) {
      const bytes = bytesOfFile(file);
      if (!bytes) continue;
      const parsed = await parseFile(file, name, kind, bytes);
      read.push({ key: cacheKey(version, file, bytes), parsed });
    }
    report(read);
  }
});
