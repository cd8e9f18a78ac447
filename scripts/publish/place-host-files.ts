/** The files of the hosts, the tools and the search, into an unfinished site: made, or taken over. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';
import { noteReads, recorded } from '../../site/tables/reads.ts';
import { readsOfOnce } from '../../site/tables/tables.ts';
import { hearSignalsNowAndThen } from '../at-end.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
import type { MadeFile, MadeFiles } from './build-record.ts';
import type { ManyMaker, OneMaker } from './host-file.ts';
import { hostFileMakers, readBack } from './host-files.ts';
import { madeBefore, type NowMaking } from './made-before.ts';
import type { Names } from './names.ts';
import { type FileState, hashOf, keepFile, placeFile } from './place-file.ts';
import { readNumbers } from './read-numbers.ts';
import { isInShard } from './shards.ts';
import { sourceHash, sourcesIn } from './source-hash.ts';

export type HostFilesPlacing = NowMaking & {
  /** What stands in the pages themselves. */
  readonly first: FirstPaint | undefined;
  readonly names: Names;
};
export type HostFilesPlaced = {
  /** By country and maker, and by part. */
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

/** What is made anew: where the code or something that it read of the tables has changed, or somebody touched the file. */
export async function placeHostFiles(
  tables: Tables,
  placing: HostFilesPlacing,
): Promise<HostFilesPlaced> {
  const { places, shard, first, withPictures, record, names } = placing;
  const files = new Map<string, FileState>();
  const made = new Map<string, MadeFiles>();
  const noted = recorded(tables);
  const numbersOf = readNumbers(names.numberOf);
  const freshOf = madeBefore(placing);

  const isHere = (path: string) => isInShard(path, shard);
  const stateOf = (path: string) => record?.files.get(path);

  function keep(path: string): void {
    const state = stateOf(path);
    if (isHere(path) && state) files.set(path, keepFile(places, path, state));
  }
  function place(path: string, content: string): void {
    files.set(path, placeFile(places, path, content, stateOf(path)));
  }
  function toldOf(path: string, content: string): MadeFile {
    if (!withPictures || !isHere(path)) return { path };
    const pictures = path.endsWith('.json') ? collectImageUrls(content) : [];
    return { path, pictures: pictures.map(names.numberOf) };
  }

  function makeMany({ make }: ManyMaker, country: Country): MadeFiles {
    const { result, reads } = noteReads(() => {
      const told: MadeFile[] = [];
      // One after the other: of many products, one alone is some megabytes.
      for (const { path: inTree, content } of make(noted, country, first)) {
        const path = join(countryKeys[country], inTree);
        if (isHere(path)) place(path, content);
        told.push(toldOf(path, content));
      }
      return told;
    });
    return { reads: numbersOf(reads), files: result };
  }

  function placeMany(path: string, maker: ManyMaker, country: Country): void {
    const fresh = freshOf(path);
    made.set(path, fresh ?? makeMany(maker, country));
    for (const { path } of fresh?.files ?? []) keep(path);
  }

  function placeOne(path: string, { path: inTree, parts }: OneMaker, country: Country): void {
    const nameOf = (part: number) => (part === 0 ? path : `${path}, part ${part + 1}`);
    const known = parts.map((_, part) => freshOf(nameOf(part)));
    for (const [part, fresh] of known.entries()) if (fresh) made.set(nameOf(part), fresh);
    if (!known.includes(undefined)) {
      keep(path);
      return;
    }
    const published = known.some(Boolean) && readFileSync(join(places.published ?? '', path));
    let end = 0;
    const texts = parts.map((make, part) => {
      const start = end;
      end += record?.made.get(nameOf(part))?.bytes ?? 0;
      if (published && known[part]) return published.toString('utf8', start, end);
      const { result, reads } = noteReads(() => make(noted, country, first));
      const [bytes, told] = [Buffer.byteLength(result), toldOf(path, result)];
      made.set(nameOf(part), { reads: numbersOf(reads), files: [told], bytes });
      return result;
    });
    place(path, readBack({ path: inTree, content: texts.join('') }).content);
  }

  for (const country of countries) {
    for (const maker of hostFileMakers) {
      const path = join(countryKeys[country], maker.path);
      if ('make' in maker) placeMany(path, maker, country);
      else if (isHere(path)) placeOne(path, maker, country);
      else made.set(path, { reads: [], files: [{ path }] });
      await hearSignalsNowAndThen();
    }
  }
  const once = Array.from(
    readsOfOnce(noted),
    ([name, reads]) => [names.numberOf(`once/${name}`), numbersOf(reads)] as const,
  );
  return { made, files, once: new Map(once) };
}
