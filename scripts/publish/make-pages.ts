/** Pages on all cores, or here where they are few. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Reads } from '../../site/tables/reads.ts';
import { startWorker } from '../start-worker.ts';
import type { PageState } from './build-record.ts';
import { type MadePages, type PageMaking, type PageTask, pageMaker } from './page-maker.ts';

export type Made = {
  readonly pages: ReadonlyMap<string, PageState>;
  readonly once: ReadonlyMap<string, Reads>;
};

/** A thread has to load the code and the tables first: for fewer pages that takes longer than they do. */
const fewPages = 60;
const batchSize = 32;

/** `onPage` is told of each page that is done. Rejects with the fault of the first that cannot be made. */
export async function makePages(
  tasks: readonly PageTask[],
  making: PageMaking,
  onPage: (file: string, state: PageState) => void,
): Promise<Made> {
  const pages = new Map<string, PageState>();
  const once = new Map<string, Reads>();
  const take = (made: MadePages) => {
    for (const [name, reads] of made.once) once.set(name, reads);
    for (const [file, state] of made.pages) {
      pages.set(file, state);
      onPage(file, state);
    }
  };
  if (tasks.length === 0) return { pages, once };
  if (tasks.length <= fewPages) {
    take((await pageMaker(making))(tasks));
    return { pages, once };
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
  return { pages, once };
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
