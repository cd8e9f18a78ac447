/** Places the files of the hosts, the tools and the search, and tells which they are. */
import { readFileSync } from 'node:fs';
import { runWorker } from '../run-worker.ts';
import { type HostFilesWork, type PlacedFile, placeEach } from './place-host-files.ts';

runWorker(async ({ tablesFile, placing }: HostFilesWork, tell: (placed: PlacedFile) => void) => {
  for (const file of placeEach(JSON.parse(readFileSync(tablesFile, 'utf8')), placing)) tell(file);
});
