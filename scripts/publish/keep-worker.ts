/** Takes batches of pages of the published site that stay as they are, and takes them over. */
import { readFileSync } from 'node:fs';
import { runWorker } from '../run-worker.ts';
import { type KeepWork, type KeptPages, keepEach, type PublishedPage } from './keep-pages.ts';
import { takeBatches } from './take-batches.ts';

runWorker(async ({ places, batches, taken }: KeepWork, tell: (kept: KeptPages) => void) => {
  const all: readonly (readonly PublishedPage[])[] = JSON.parse(readFileSync(batches, 'utf8'));
  for (const batch of takeBatches(all, taken, 0)) tell(keepEach(batch, places));
});
