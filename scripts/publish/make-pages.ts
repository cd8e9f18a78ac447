/** Pages on all cores, or here where they are few. */
import { mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '../../kernel/tables.ts';
import { startWorker } from '../start-worker.ts';
import type { Names } from './names.ts';
import { type MadePages, type PageMaking, type PageTask, pageMaker } from './page-maker.ts';
import { writePlaced } from './place-file.ts';

/** What a process is given, in files that all of them read. */
export type RenderWork = {
  readonly making: PageMaking;
  readonly batches: string;
  /** A folder that holds a file for each batch that was taken. */
  readonly taken: string;
  /** Where in the list it begins, from 0 to 1: those who make files of one folder at once wait for each other. */
  readonly from: number;
};

/** A process has to load the code and the tables first: for fewer pages that takes longer than they do. */
const fewPages = 60;
const largestBatch = 64;

export const areMadeHere = (tasks: readonly PageTask[]): boolean => tasks.length <= fewPages;

export type Means = {
  /** A folder for what is in the way afterwards. */
  readonly work: string;
  /** The folder of generated modules, from which other processes load the tables. */
  readonly generated: string;
  readonly names: Names;
};

/**
 * `take` is handed what is done, with numbers of `names`. Rejects with the fault of the first page that cannot be made.
 */
export async function makePages(
  tasks: readonly PageTask[],
  making: PageMaking & { readonly tables: Tables },
  { work, generated, names }: Means,
  take: (made: MadePages) => void,
): Promise<void> {
  if (tasks.length === 0) return;
  if (areMadeHere(tasks)) {
    take((await pageMaker(making, names))(tasks));
    return;
  }
  const own = mkdtempSync(join(work, 'pages-'));
  const at = (name: string) => join(own, name);
  writePlaced(at('batches.json'), JSON.stringify(batchesOf(tasks)));
  mkdirSync(at('taken'));
  const given = {
    making: { ...making, tables: generated },
    batches: at('batches.json'),
    taken: at('taken'),
  };
  const heap = heapFor(bytesIn(generated));
  const length = availableParallelism();
  const workers = Array.from({ length }, (_, index) => {
    const work: RenderWork = { ...given, from: index / length };
    return startWorker<MadePages>('scripts/publish/render-worker.ts', work, heap);
  });
  try {
    await Promise.all(
      workers.map(({ onTold, done }) => {
        const numbered = numberedIn(names);
        onTold((made) => take(numbered(made)));
        return done;
      }),
    );
  } finally {
    for (const { stop } of workers) stop();
  }
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** Megabytes for tables of so many bytes: they are held twice while they are read, and pages come and go beside them. */
const heapFor = (bytes: number): number => 256 + Math.ceil((8 * bytes) / 1e6);

/** Small enough for every process to have some of the last ones. */
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
        ...(pictures && { pictures: pictures.map(numberOf) }),
      })),
      once: once.map(([name, reads]) => [numberOf(name), reads.map(numberOf)]),
    };
  };
}
