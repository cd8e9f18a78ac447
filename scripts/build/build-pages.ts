/** Renders pages on all cores, or in this process where that's faster. */
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { addressError, requireAddress } from '../../kernel/address.ts';
import type { Route } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { htmlFile } from '../../kernel/html-file.ts';
import type { Tables } from '../../kernel/tables.ts';
import { yieldToEventLoop } from '../on-exit.ts';
import { runWorkers } from '../start-worker.ts';
import {
  createPageBuilder,
  type PageContext,
  type PageOutput,
  type PageTask,
} from './page-builder.ts';

/** Throws if a path isn't a valid page address, or if two pages share a file. */
export function allPages(tables: Tables): readonly PageTask[] {
  const pages = new Map<string, Route>();
  for (const route of Object.values(tables.routes)) {
    const file = fileOf(route.path);
    const other = pages.get(file);
    if (other) throw new Error(`${other.path} and ${route.path} would be the same file`);
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
  return htmlFile(path);
}

export type PageWork = { readonly context: PageContext; readonly tasks: readonly PageTask[] };

/** Below this many pages, loading the code and the tables in workers takes longer than rendering. */
const fewToRender = 60;
/** The same limit for pages that a previous build has, because most only need comparing. */
const fewToCompare = 2000;

/** Passes pages to `take` as they finish. Rejects with the first page's error. Workers load the tables from `generated`. */
export async function buildPages(
  tasks: readonly PageTask[],
  context: PageContext & { readonly tables: Tables },
  generated: string,
  take: (made: readonly PageOutput[]) => void,
): Promise<void> {
  const hasPrevious = tasks.some(({ previous }) => previous?.inputs !== undefined);
  if (tasks.length <= (hasPrevious ? fewToCompare : fewToRender)) {
    const buildPage = await createPageBuilder(context);
    for (const task of tasks) {
      take([buildPage(task)]);
      await yieldToEventLoop();
    }
    return;
  }
  const size = Math.ceil(tasks.length / availableParallelism());
  const works = Array.from(
    { length: Math.ceil(tasks.length / size) },
    (_, index): PageWork => ({
      context: { ...context, tables: generated },
      tasks: tasks.slice(index * size, (index + 1) * size),
    }),
  );
  await runWorkers('scripts/build/page-worker.ts', works, take, heapFor(bytesIn(generated)));
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** Heap size in megabytes. Tables are in memory twice while they load, and pages need room too. */
const heapFor = (bytes: number): number => 256 + Math.ceil((8 * bytes) / 1e6);
