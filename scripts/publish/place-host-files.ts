/** The files of the hosts, the tools and the search, into an unfinished site. */
import { join } from 'node:path';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';
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

/** Beside the making of the pages. `tablesFile` says where the tables stand for other processes. */
export async function placeHostFiles(
  tables: Tables,
  tablesFile: () => string,
  placing: HostFilesPlacing,
): Promise<readonly PlacedFile[]> {
  if (Object.keys(tables.routes).length < manyRoutes) return placeAll(tables, placing);
  const work: HostFilesWork = { tablesFile: tablesFile(), placing };
  const worker = startWorker<readonly PlacedFile[]>('scripts/publish/host-files-worker.ts', work);
  const placed: PlacedFile[] = [];
  worker.onTold((told) => placed.push(...told));
  try {
    await worker.done;
  } finally {
    worker.stop();
  }
  return placed;
}

export type HostFilesWork = { readonly tablesFile: string; readonly placing: HostFilesPlacing };

export function placeAll(
  tables: Tables,
  { places, shard, first, former }: HostFilesPlacing,
): readonly PlacedFile[] {
  const states = new Map(former);
  return countries.flatMap((country) =>
    hostFiles(tables, country, first).map(({ path: inTree, content }) => {
      const path = join(countryKeys[country], inTree);
      if (!isInShard(path, shard)) return { path, pictures: [] };
      const pictures = path.endsWith('.json') ? collectImageUrls(content) : [];
      return { path, state: placeFile(places, path, content, states.get(path)), pictures };
    }),
  );
}
