/** The files of the hosts, the tools and the search, into an unfinished site. */
import { join } from 'node:path';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';
import { hearSignalsNowAndThen } from '../at-end.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
import { startWorker } from '../start-worker.ts';
import { hostFiles } from './host-files.ts';
import { type FileState, type Places, placeFile } from './place-file.ts';
import { isInShard, type Shard } from './shards.ts';

export type HostFilesPlacing = {
  readonly places: Places;
  readonly shard?: Shard | undefined;
  /** What stands in the pages themselves. */
  readonly first: FirstPaint | undefined;
  /** The files of the published site. */
  readonly former: readonly (readonly [path: string, state: FileState])[];
};
export type PlacedFile = {
  /** Below the site's folder. */
  readonly path: string;
  /** Absent for a file of another share. */
  readonly state?: FileState;
  /** The addresses of the pictures in it. */
  readonly pictures: readonly string[];
};

/** Their number grows with that of the products: below it a process of its own would take longer to start. */
const manyRoutes = 5000;

/**
 * Beside the making of the pages: here, while other processes make those; where they are made here,
 * in another process, unless products are few. `tablesFile` says where the tables stand for it.
 */
export async function placeHostFiles(
  tables: Tables,
  tablesFile: () => string,
  placing: HostFilesPlacing,
  isFree: boolean,
): Promise<readonly PlacedFile[]> {
  const placed: PlacedFile[] = [];
  if (isFree || Object.keys(tables.routes).length < manyRoutes) {
    for (const file of placeEach(tables, placing)) {
      placed.push(file);
      await hearSignalsNowAndThen();
    }
    return placed;
  }
  const work: HostFilesWork = { tablesFile: tablesFile(), placing };
  const worker = startWorker<PlacedFile>('scripts/publish/host-files-worker.ts', work);
  worker.onTold((file) => placed.push(file));
  try {
    await worker.done;
  } finally {
    worker.stop();
  }
  return placed;
}

export type HostFilesWork = { readonly tablesFile: string; readonly placing: HostFilesPlacing };

/** One after the other: of many products, one alone is some megabytes. */
export function* placeEach(
  tables: Tables,
  { places, shard, first, former }: HostFilesPlacing,
): Generator<PlacedFile> {
  const states = new Map(former);
  for (const country of countries) {
    for (const { path: inTree, content } of hostFiles(tables, country, first)) {
      const path = join(countryKeys[country], inTree);
      if (!isInShard(path, shard)) yield { path, pictures: [] };
      else {
        const pictures = path.endsWith('.json') ? collectImageUrls(content) : [];
        yield { path, state: placeFile(places, path, content, states.get(path)), pictures };
      }
    }
  }
}
