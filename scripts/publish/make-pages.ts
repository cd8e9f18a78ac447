/** Pages on all cores, or here where they are few. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '../../kernel/tables.ts';
import { endOf, startWorker } from '../start-worker.ts';
import type { Names } from './names.ts';
import { type MadePages, type PageMaking, type PageTask, pageMaker } from './page-maker.ts';

/** What a thread is given. `next`, which all threads share, is the number of the next batch. */
export type RenderWork = {
  readonly making: PageMaking;
  readonly batches: readonly (readonly PageTask[])[];
  readonly next: Int32Array;
};

/**
 * A thread has to load the code and the tables first: for fewer pages that takes longer than they do,
 * unless there are so many products that the few pages are those that list them.
 */
const fewPages = 60;
const manyRoutes = 5000;
const largestBatch = 32;

/**
 * `take` is handed what is done, with numbers of `names`. `work` is a folder for what is in the way
 * afterwards. Rejects with the fault of the first page that cannot be made.
 */
export async function makePages(
  tasks: readonly PageTask[],
  making: PageMaking & { readonly tables: Tables; readonly work: string },
  names: Names,
  take: (made: MadePages) => void,
): Promise<void> {
  if (tasks.length === 0) return;
  const isLong = Object.keys(making.tables.routes).length > manyRoutes;
  if (tasks.length <= fewPages && !isLong) {
    take(numberedIn(names)((await pageMaker(making))(tasks)));
    return;
  }
  const tables = join(making.work, 'tables.json');
  writeFileSync(tables, JSON.stringify(making.tables));
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: RenderWork = { making: { ...making, tables }, batches: batchesOf(tasks), next };
  const workers = Array.from({ length: availableParallelism() }, () =>
    startWorker('scripts/publish/render-worker.ts', { workerData }),
  );
  try {
    await Promise.all(
      workers.map((worker) => {
        const numbered = numberedIn(names);
        worker.on('message', (made: MadePages) => take(numbered(made)));
        return endOf(worker);
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Small enough for every thread to have some of the last ones. */
function batchesOf(tasks: readonly PageTask[]): (readonly PageTask[])[] {
  const evenly = Math.ceil(tasks.length / (8 * availableParallelism()));
  const batchSize = Math.min(largestBatch, evenly);
  return Array.from({ length: Math.ceil(tasks.length / batchSize) }, (_, index) =>
    tasks.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Turns the numbers of one maker, which tells its names once, into those of `names`. */
function numberedIn(names: Names): (made: MadePages) => MadePages {
  const numbers: number[] = [];
  const numberOf = (own: number): number => {
    const number = numbers[own];
    if (number === undefined) throw new Error(`nobody has told the name of number ${own}`);
    return number;
  };
  return ({ names: told, pages, once }) => {
    for (const name of told) numbers.push(names.numberOf(name));
    return {
      names: told,
      pages: pages.map(({ reads, pictures, ...state }) => ({
        ...state,
        reads: reads.map(numberOf),
        pictures: pictures.map(numberOf),
      })),
      once: once.map(([name, reads]) => [numberOf(name), reads.map(numberOf)]),
    };
  };
}
