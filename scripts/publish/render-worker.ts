/** Takes batches of pages from a common list and renders them. */
import { readFileSync } from 'node:fs';
import { runWorker } from '../run-worker.ts';
import type { RenderWork } from './make-pages.ts';
import { type MadePages, type PageTask, pageMaker } from './page-maker.ts';
import { takeBatches } from './take-batches.ts';

runWorker(async ({ making, batches, taken, from }: RenderWork, tell: (made: MadePages) => void) => {
  const all: readonly (readonly PageTask[])[] = JSON.parse(readFileSync(batches, 'utf8'));
  const make = await pageMaker(making);
  for (const batch of takeBatches(all, taken, from)) tell(make(batch));
});
