/** The files of the hosts, the tools and the search, into an unfinished site: made, or taken over. */
import { join } from 'node:path';
import type { Country } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';
import { noteReads, recorded } from '../../site/tables/reads.ts';
import { readsOfOnce } from '../../site/tables/tables.ts';
import { hearSignalsNowAndThen } from '../at-end.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
import type { BuildRecord, MadeFile, MadeFiles } from './build-record.ts';
import { changesSince, type Fingerprints } from './changes.ts';
import type { HostFileMaker } from './host-file.ts';
import { hostFileMakers } from './host-files.ts';
import type { Names } from './names.ts';
import {
  type FileState,
  hashOf,
  isUntouched,
  keepFile,
  type Places,
  placeFile,
} from './place-file.ts';
import { readNumbers } from './read-numbers.ts';
import { isInShard, type Shard } from './shards.ts';
import { sourceHash, sourcesIn } from './source-hash.ts';

export type HostFilesPlacing = {
  readonly places: Places;
  readonly shard?: Shard | undefined;
  /** What stands in the pages themselves. */
  readonly first: FirstPaint | undefined;
  readonly code: string;
  readonly fingerprints: Fingerprints;
  readonly withPictures: boolean;
  /** Of the published site. */
  readonly record: BuildRecord | undefined;
  readonly names: Names;
};
export type HostFilesPlaced = {
  /** By country and maker. */
  readonly made: ReadonlyMap<string, MadeFiles>;
  /** Those of this share, by their paths below the site's folder. */
  readonly files: ReadonlyMap<string, FileState>;
  /** What was worked out of the tables meanwhile. */
  readonly once: ReadonlyMap<number, readonly number[]>;
};

/** Of all that makes them, besides what renders pages, whose key is given. */
export const hostFilesCode = (bundleKey: string): string =>
  hashOf(`${bundleKey} ${sourceHash(['drawings', 'scripts'].flatMap(sourcesIn).filter(isCode))}`);
const isCode = (path: string) => /(?<!\.test)\.ts$/.test(path);

/** Each maker's are made where the code or something that it read of the tables has changed, or somebody touched one. */
export async function placeHostFiles(
  tables: Tables,
  { places, shard, first, code, fingerprints, withPictures, record, names }: HostFilesPlacing,
): Promise<HostFilesPlaced> {
  const files = new Map<string, FileState>();
  const made = new Map<string, MadeFiles>();
  const noted = recorded(tables);
  const numbersOf = readNumbers(names.numberOf);
  const isChanged = record && changesSince(record, fingerprints);

  /** By path, the states of those that can be taken over; undefined where one cannot. */
  function published(kept: MadeFiles): ReadonlyMap<string, FileState> | undefined {
    if (!isChanged || record.filesCode !== code || kept.reads.some(isChanged)) return undefined;
    const states = new Map<string, FileState>();
    for (const { path, pictures } of kept.files) {
      if (!isInShard(path, shard)) continue;
      const state = record.files.get(path);
      if (!state || !isUntouched(places, path, state)) return undefined;
      if (withPictures && !pictures) return undefined;
      states.set(path, state);
    }
    return states;
  }

  function make({ make }: HostFileMaker, country: Country): MadeFiles {
    const { result, reads } = noteReads(() => {
      const told: MadeFile[] = [];
      // One after the other: of many products, one alone is some megabytes.
      for (const { path: inTree, content } of make(noted, country, first)) {
        const path = join(countryKeys[country], inTree);
        if (!isInShard(path, shard)) {
          told.push({ path });
          continue;
        }
        files.set(path, placeFile(places, path, content, record?.files.get(path)));
        const pictures = withPictures && path.endsWith('.json') ? collectImageUrls(content) : [];
        told.push({ path, ...(withPictures && { pictures: pictures.map(names.numberOf) }) });
      }
      return told;
    });
    return { reads: numbersOf(reads), files: result };
  }

  for (const country of countries) {
    for (const maker of hostFileMakers) {
      const name = join(countryKeys[country], maker.name);
      const kept = record?.made.get(name);
      const states = kept && published(kept);
      for (const [path, state] of states ?? []) files.set(path, keepFile(places, path, state));
      made.set(name, kept && states ? kept : make(maker, country));
      await hearSignalsNowAndThen();
    }
  }
  const once = Array.from(
    readsOfOnce(noted),
    ([name, reads]) => [names.numberOf(`once/${name}`), numbersOf(reads)] as const,
  );
  return { made, files, once: new Map(once) };
}
