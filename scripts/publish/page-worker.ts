/** Takes batches of pages from the list that all workers share, until it is empty. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../kernel/is-record.ts';
import { runWorker } from '../run-worker.ts';
import type { PageWork } from './make-pages.ts';
import { type MadePage, type PageTask, pageMaker } from './page-maker.ts';

runWorker(
  async ({ making, batches, taken, from }: PageWork, tell: (m: readonly MadePage[]) => void) => {
    const all: readonly (readonly PageTask[])[] = JSON.parse(readFileSync(batches, 'utf8'));
    const { make } = await pageMaker(making);
    const first = Math.floor(from * all.length);
    for (let at = 0; at < all.length; at++) {
      const number = (first + at) % all.length;
      if (take(join(taken, String(number)))) tell((all[number] ?? []).map(make));
    }
  },
);

/** A batch belongs to the worker that creates its file. */
function take(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (isRecord(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}
