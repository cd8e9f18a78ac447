/** Takes batches of pages from a common list until none is left. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../kernel/is-record.ts';
import { runWorker } from '../run-worker.ts';
import type { RenderWork } from './make-pages.ts';
import { type MadePages, type PageTask, pageMaker } from './page-maker.ts';

runWorker(async ({ making, batches, taken, from }: RenderWork, tell: (made: MadePages) => void) => {
  const all: readonly (readonly PageTask[])[] = JSON.parse(readFileSync(batches, 'utf8'));
  const make = await pageMaker(making);
  const first = Math.floor(from * all.length);
  const numbered = [...all.entries()];
  for (const [number, batch] of [...numbered.slice(first), ...numbered.slice(0, first)]) {
    if (take(join(taken, String(number)))) tell(make(batch));
  }
});

/** A batch is whose file is made first: no process waits for another, or for the one that began them. */
function take(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (isRecord(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}
