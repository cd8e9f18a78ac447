import { runWorker } from '../run-worker.ts';
import type { PageWork } from './build-pages.ts';
import { createPageBuilder, type PageOutput } from './page-builder.ts';

const batchSize = 64;

runWorker(async ({ context, tasks }: PageWork, tell: (made: readonly PageOutput[]) => void) => {
  const buildPage = await createPageBuilder(context);
  for (let from = 0; from < tasks.length; from += batchSize)
    tell(tasks.slice(from, from + batchSize).map(buildPage));
});
