/** A thread that takes batches of pages from a common list until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderWork } from './make-pages.ts';
import { pageMaker } from './page-maker.ts';

const { making, batches, next }: RenderWork = workerData;
const make = await pageMaker(making);
for (;;) {
  const batch = batches[Atomics.add(next, 0, 1)];
  if (!batch) break;
  parentPort?.postMessage(make(batch));
}
