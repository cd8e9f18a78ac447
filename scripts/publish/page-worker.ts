/** Makes pages of the batches that it takes from the list of all processes, until the list is empty. */
import { readFileSync } from 'node:fs';
import { runWorker } from '../run-worker.ts';
import { type PageWork, takeBatches } from './make-pages.ts';
import { type MadePage, type PageTask, pageMaker } from './page-maker.ts';

runWorker(
  async ({ making, batches, taken, from }: PageWork, tell: (made: readonly MadePage[]) => void) => {
    const all: readonly (readonly PageTask[])[] = JSON.parse(readFileSync(batches, 'utf8'));
    const { make } = await pageMaker(making);
    for (const batch of takeBatches(all, taken, from)) tell(batch.map(make));
  },
);
