/** Makes pages of the batches that it takes from the list of all processes, until the list is empty. */
import { readFileSync } from 'node:fs';
import { runWorker } from '../run-worker.ts';
import { type PageWork, takeBatches } from './build-pages.ts';
import { createPageBuilder, type PageOutput, type PageTask } from './page-builder.ts';

runWorker(
  async (
    { context, batches, taken, from }: PageWork,
    tell: (made: readonly PageOutput[]) => void,
  ) => {
    const all: readonly (readonly PageTask[])[] = JSON.parse(readFileSync(batches, 'utf8'));
    const { make } = await createPageBuilder(context);
    for (const batch of takeBatches(all, taken, from)) tell(batch.map(make));
  },
);
