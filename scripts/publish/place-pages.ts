/** The pages of a site or a share, into an unfinished one: made, or taken over. */
import { join } from 'node:path';
import type { Tables } from '../../kernel/tables.ts';
import type { BuildRecord, PageState } from './build-record.ts';
import type { Fingerprints } from './changes.ts';
import type { CodeBundle } from './code-bundle.ts';
import { keepPages } from './keep-pages.ts';
import { type Means, makePages } from './make-pages.ts';
import type { PageTask } from './page-maker.ts';
import { workOf } from './page-tasks.ts';
import type { Places } from './place-file.ts';
import type { SitePictures } from './site-pictures.ts';
import type { Tell } from './steps.ts';

export type PagesPlacing = Means & {
  readonly places: Places;
  readonly bundle: CodeBundle;
  readonly fingerprints: Fingerprints;
  /** Of the published site. */
  readonly record: BuildRecord | undefined;
  /** What the pages show is asked for here. */
  readonly shown: SitePictures | undefined;
};
export type PagesPlaced = {
  /** By file below the site's folder. */
  readonly pages: ReadonlyMap<string, PageState>;
  /** What was worked out of the tables meanwhile. */
  readonly once: ReadonlyMap<number, readonly number[]>;
  /** How many were made. */
  readonly anew: number;
};

export async function placePages(
  tables: Tables,
  pages: readonly PageTask[],
  { places, bundle, fingerprints, record, shown, ...means }: PagesPlacing,
  tell: Tell['progress'],
): Promise<PagesPlaced> {
  const withPictures = shown !== undefined;
  const wanted = { code: bundle.key, fingerprints, withPictures };
  const { stale, fresh } = workOf(pages, wanted, record);
  const placed = new Map<string, PageState>();
  const once = new Map<number, readonly number[]>();
  const wantPictures = (file: string, { pictures = [] }: PageState) =>
    shown?.want(
      file,
      Array.from(pictures, (number) => means.names.all[number] ?? ''),
    );
  const makeAll = async (tasks: readonly PageTask[]) => {
    const making = {
      places,
      bundle: join(bundle.folder, 'server'),
      tables,
      assets: bundle.assets,
      withPictures,
    };
    let done = 0;
    await makePages(tasks, making, means, (made) => {
      for (const { file, ...state } of made.pages) {
        placed.set(file, state);
        wantPictures(file, state);
      }
      for (const [name, reads] of made.once) once.set(name, reads);
      done += made.pages.length;
      tell({ done, total: tasks.length });
    });
  };

  const keeping = keepPages(
    fresh.map(({ task, state: { size, mtimeMs, sum } }) => [
      task.file,
      { size, mtimeMs, ...(sum !== undefined && { sum }) },
    ]),
    places,
    means.work,
  );
  try {
    const making = makeAll(stale);
    // Its fault is heard of when it is waited for; after another one nobody waits.
    making.catch(() => {});
    // While other processes make them.
    for (const { task, state } of fresh) {
      placed.set(task.file, state);
      wantPictures(task.file, state);
    }
    await making;
    const { touched, copied } = await keeping.finish();
    for (const [file, now] of copied) {
      const state = placed.get(file);
      if (state) placed.set(file, { ...state, ...now });
    }
    const isTouched = new Set(touched);
    const again = fresh.flatMap(({ task }) => (isTouched.has(task.file) ? [task] : []));
    await makeAll(again);
    return { pages: placed, once, anew: stale.length + again.length };
  } finally {
    keeping.stop();
  }
}
