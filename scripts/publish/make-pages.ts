/** Pages on all cores, or here where they are few. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../start-worker.ts';
import { type MadePages, type PageMaking, type PageTask, pageMaker } from './page-maker.ts';

/** A thread has to load the code and the tables first: for fewer pages that takes longer than they do. */
const fewPages = 60;
const batchSize = 32;

/** `take` is handed what is done. Rejects with the fault of the first page that cannot be made. */
export async function makePages(
  tasks: readonly PageTask[],
  making: PageMaking,
  take: (made: MadePages) => void,
): Promise<void> {
  if (tasks.length === 0) return;
  if (tasks.length <= fewPages) {
    take((await pageMaker(making))(tasks));
    return;
  }
  const queue = batches(tasks);
  const workers = Array.from({ length: availableParallelism() }, () =>
    startWorker('scripts/publish/render-worker.ts', { workerData: making }),
  );
  try {
    await Promise.all(workers.map((worker) => employ(worker, queue, take)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function* batches(tasks: readonly PageTask[]): Generator<readonly PageTask[]> {
  for (let start = 0; start < tasks.length; start += batchSize) {
    yield tasks.slice(start, start + batchSize);
  }
}

/** Hands batches to a worker until there are none. */
function employ(
  worker: Worker,
  queue: Generator<readonly PageTask[]>,
  take: (made: MadePages) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('a thread that renders pages has ended')));
    worker.on('message', (message: 'ready' | MadePages) => {
      if (message !== 'ready') take(message);
      const next = queue.next();
      if (next.done) done();
      else worker.postMessage(next.value);
    });
  });
}
