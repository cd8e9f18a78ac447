/** Places the files of the hosts, the tools and the search, and tells which they are. */
import { readFileSync } from 'node:fs';
import { runWorker } from '../run-worker.ts';
import { type HostFilesWork, type PlacedFile, placeAll } from './place-host-files.ts';

runWorker(
  async ({ tablesFile, placing }: HostFilesWork, tell: (placed: readonly PlacedFile[]) => void) =>
    tell(placeAll(JSON.parse(readFileSync(tablesFile, 'utf8')), placing)),
);
