/**
 * Pages that stay as they are published, into an unfinished site. Where they are many another process
 * does it, while this one makes what has changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startWorker } from '../start-worker.ts';
import { type FileState, isUntouched, keepFile, type Places } from './place-file.ts';

/** A page as the build of before left it: its file below the site's folder. */
export type PublishedPage = readonly [file: string, state: FileState];
/** What a process is given; the pages stand in a file. */
export type KeepWork = { readonly places: Places; readonly pages: string };
export type KeptPages = {
  /** Files that somebody has touched since: they are not taken over. */
  readonly touched: readonly string[];
  /** Those that have another time now, as they had to be copied. */
  readonly copied: readonly PublishedPage[];
};
export type Keeping = { readonly done: Promise<KeptPages>; readonly stop: () => void };

/** Sooner done here than a process is begun. */
const fewPages = 2000;

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
    return { done: Promise.resolve(kept), stop: () => {} };
  }
  const file = join(work, 'published-pages.json');
  writeFileSync(file, JSON.stringify(pages));
  const given: KeepWork = { places, pages: file };
  const { onTold, done, stop } = startWorker<KeptPages>('scripts/publish/keep-worker.ts', given);
  let kept: KeptPages | undefined;
  onTold((told) => {
    kept = told;
  });
  const told = done.then(() => {
    if (kept) return kept;
    throw new Error('nobody told which pages were taken over');
  });
  // Whoever waits for it hears of a fault.
  told.catch(() => {});
  return { done: told, stop };
}
