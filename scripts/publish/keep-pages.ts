/**
 * Pages that stay as they are published, into an unfinished site. Where they are many another process
 * does it, while this one makes what has changed, and then helps.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { hearSignalsNowAndThen } from '../at-end.ts';
import { startWorker } from '../start-worker.ts';
import { type FileState, isUntouched, keepFile, type Places, writePlaced } from './place-file.ts';
import { takeBatches } from './take-batches.ts';

/** A page as the build of before left it: its file below the site's folder. */
export type PublishedPage = readonly [file: string, state: FileState];
/** What a process is given: a file of batches, and a folder that holds a file for each that was taken. */
export type KeepWork = {
  readonly places: Places;
  readonly batches: string;
  readonly taken: string;
};
export type KeptPages = {
  /** Files that somebody has touched since: they are not taken over. */
  readonly touched: readonly string[];
  /** Those that have another time now, as they had to be copied. */
  readonly copied: readonly PublishedPage[];
};
export type Keeping = {
  /** Helps with what is left, and waits for all of it. */
  readonly finish: () => Promise<KeptPages>;
  readonly stop: () => void;
};

/** Sooner done here than a process is begun. */
const fewPages = 2000;
const batchSize = 500;

export function keepEach(pages: readonly PublishedPage[], places: Places): KeptPages {
  const touched: string[] = [];
  const copied: PublishedPage[] = [];
  for (const [file, state] of pages) {
    if (!isUntouched(places, file, state)) {
      touched.push(file);
      continue;
    }
    const now = keepFile(places, file, state);
    if (now.mtimeMs !== state.mtimeMs) copied.push([file, now]);
  }
  return { touched, copied };
}

/** `work` is a folder for what is in the way afterwards. To be stopped where nobody waits for it any longer. */
export function keepPages(
  pages: readonly PublishedPage[],
  places: Places,
  work: string,
  few = fewPages,
): Keeping {
  if (pages.length <= few) {
    const kept = keepEach(pages, places);
    return { finish: async () => kept, stop: () => {} };
  }
  const own = mkdtempSync(join(work, 'keep-'));
  const given: KeepWork = { places, batches: join(own, 'batches.json'), taken: join(own, 'taken') };
  const batches = Array.from({ length: Math.ceil(pages.length / batchSize) }, (_, index) =>
    pages.slice(index * batchSize, (index + 1) * batchSize),
  );
  writePlaced(given.batches, JSON.stringify(batches));
  mkdirSync(given.taken);
  const all: KeptPages[] = [];
  const { onTold, done, stop } = startWorker<KeptPages>('scripts/publish/keep-worker.ts', given);
  onTold((told) => all.push(told));
  return {
    async finish() {
      for (const batch of takeBatches(batches, given.taken, 0)) {
        all.push(keepEach(batch, places));
        await hearSignalsNowAndThen();
      }
      await done;
      return {
        touched: all.flatMap(({ touched }) => touched),
        copied: all.flatMap(({ copied }) => copied),
      };
    },
    stop,
  };
}
