/** Renders a site's pages on all cores, or in this process where that's faster. */
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { addressError, requireAddress } from '../../kernel/address.ts';
import type { Route } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { pageFile } from '../../kernel/page-file.ts';
import { isRecord } from '../../kernel/records.ts';
import type { Tables } from '../../kernel/tables.ts';
import { yieldToEventLoop } from '../on-exit.ts';
import { startWorker } from '../start-worker.ts';
import {
  createPageBuilder,
  type PageContext,
  type PageOutput,
  type PageTask,
} from './page-builder.ts';
import { writePlaced } from './write-file.ts';

/** Throws if a path isn't a valid page address, or if two pages share a file. */
export function allPages(tables: Tables): readonly PageTask[] {
  const pages = new Map<string, Route>();
  for (const route of Object.values(tables.routes)) {
    const file = fileOf(route.path);
    const other = pages.get(file);
    if (other) throw new Error(`${other.path} and ${route.path} have the same file`);
    pages.set(file, route);
  }
  return countries.flatMap((country) =>
    [...pages]
      .filter(([, route]) => route.countries.includes(country))
      .map(([file, { path }]) => ({ country, path, file: `${countryKeys[country]}/${file}` })),
  );
}

function fileOf(path: string): string {
  if (addressError('page', path)) requireAddress('code', path.slice(1));
  return pageFile(path);
}

/** Input of a worker process. */
export type PageWork = {
  readonly context: PageContext;
  /** The file that lists the batches. */
  readonly batches: string;
  /** A folder with a file for each batch that a process has claimed. */
  readonly taken: string;
  /** Where in the list to start, from 0 to 1. Workers that create files in the same folder slow each other down. */
  readonly from: number;
};

/** Workers load the code and the tables first, which takes longer than rendering this many pages. */
const fewToRender = 60;
/** The same limit for pages that are already published, since most of those only need comparing. */
const fewToCompare = 2000;
const largestBatch = 64;

export type BuildContext = {
  /** A folder for temporary files. */
  readonly work: string;
  /** The folder of generated modules. Workers load the tables from it. */
  readonly generated: string;
};

/** Passes pages to `take` as they finish. Rejects with the error of the first page that fails. */
export async function buildPages(
  tasks: readonly PageTask[],
  context: PageContext & { readonly tables: Tables },
  means: BuildContext,
  take: (made: readonly PageOutput[]) => void,
): Promise<void> {
  if (tasks.length > (isPublished(tasks) ? fewToCompare : fewToRender))
    return buildInProcesses(tasks, context, means, take);
  const { keep, make } = await createPageBuilder(context);
  const stale: PageTask[] = [];
  for (const task of tasks) {
    const kept = keep(task);
    if (kept) take([kept]);
    else stale.push(task);
    await yieldToEventLoop();
  }
  if (stale.length > fewToRender) return buildInProcesses(stale, context, means, take);
  if (stale.length > 0) take(stale.map(make));
}

/** Whether an earlier build rendered any of them. */
const isPublished = (tasks: readonly PageTask[]): boolean =>
  tasks.some(({ former }) => former?.inputs !== undefined);

async function buildInProcesses(
  tasks: readonly PageTask[],
  context: PageContext & { readonly tables: Tables },
  { work, generated }: BuildContext,
  take: (made: readonly PageOutput[]) => void,
): Promise<void> {
  const own = mkdtempSync(join(work, 'pages-'));
  const [listFile, taken] = [join(own, 'batches.json'), join(own, 'taken')];
  const batches = batchesOf(tasks);
  writePlaced(listFile, JSON.stringify(batches));
  mkdirSync(taken);
  const given = { context: { ...context, tables: generated }, batches: listFile, taken };
  const heap = heapFor(bytesIn(generated));
  // This process has the tables already and helps to compare pages. It doesn't help with a first build,
  // because V8 would let its heap grow beyond a worker's.
  const helps = isPublished(tasks);
  const processes = availableParallelism();
  const workers = Array.from({ length: helps ? processes - 1 : processes }, (_, index) => {
    const work: PageWork = { ...given, from: index / processes };
    return startWorker<readonly PageOutput[]>('scripts/build/page-worker.ts', work, heap);
  });
  let isFailed = false;
  try {
    const done = Promise.all(
      workers.map((worker) => {
        worker.onTold(take);
        return worker.done;
      }),
    ).catch((error: unknown) => {
      isFailed = true;
      throw error;
    });
    // `await done` below reports the error, unless this process fails first.
    done.catch(() => {});
    if (helps) {
      const { make } = await createPageBuilder(context);
      for (const batch of takeBatches(batches, taken, 1 - 1 / processes)) {
        take(batch.map(make));
        await yieldToEventLoop();
        if (isFailed) break;
      }
    }
    await done;
  } finally {
    for (const { stop } of workers) stop();
  }
}

/** Claims and yields batches that no other process has claimed, starting at `from` in the list. */
export function* takeBatches(
  batches: readonly (readonly PageTask[])[],
  taken: string,
  from: number,
): Generator<readonly PageTask[]> {
  const first = Math.floor(from * batches.length);
  for (let at = 0; at < batches.length; at++) {
    const number = (first + at) % batches.length;
    if (claim(join(taken, String(number)))) yield batches[number] ?? [];
  }
}

/** A batch belongs to the process that creates its file. */
function claim(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (isRecord(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** Heap size in megabytes. Tables are in memory twice while they load, and pages need room too. */
const heapFor = (bytes: number): number => 256 + Math.ceil((8 * bytes) / 1e6);

/** Batches are small, so no worker sits idle while another finishes a long one. */
function batchesOf(tasks: readonly PageTask[]): (readonly PageTask[])[] {
  const evenly = Math.ceil(tasks.length / (8 * availableParallelism()));
  const batchSize = Math.min(largestBatch, evenly);
  return Array.from({ length: Math.ceil(tasks.length / batchSize) }, (_, index) =>
    tasks.slice(index * batchSize, (index + 1) * batchSize),
  );
}
