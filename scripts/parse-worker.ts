/** Reads files of a catalogue in a thread, and posts their contents by cache key. */
import { parentPort, workerData } from 'node:worker_threads';
import { bytesOfFile, cacheKey, codeVersion } from '../codegen/load/file-cache.ts';
import { parseFile } from '../codegen/load/parse-file.ts';
import type { CacheEntry, FileToParse } from '../codegen/load/read-catalogue.ts';

const files: readonly FileToParse[] = workerData;
const version = codeVersion();
const read: CacheEntry[] = [];
for (const { file, path, kind } of files) {
  const bytes = bytesOfFile(file);
  if (!bytes) continue;
  const parsed = await parseFile(path, kind, bytes);
  read.push({ key: cacheKey(version, path, bytes), parsed });
}
parentPort?.postMessage(read);
