/** Claims batches from the list that all processes share, and renders their pages until none are left. */
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
