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
import type { BuildRecord, MadeFile, MadePart } from './build-record.ts';
import type { FilePlan, Part } from './host-file.ts';
import { hostFileMakers, readBack } from './host-files.ts';
import { madeBefore, type NowMaking } from './made-before.ts';
import type { Names } from './names.ts';
import { type FileState, hashOf, keepFile, placeFile } from './place-file.ts';
import { readNumbers } from './read-numbers.ts';
import { isInShard } from './shards.ts';
import { commandCode } from './source-hash.ts';

export type HostFilesPlacing = NowMaking & {
  /** The record, where it is of tables that were the same but for amounts of prices, of which no plan knows. */
  readonly alike: BuildRecord | undefined;
  /** What stands in the pages themselves. */
  readonly first: FirstPaint | undefined;
  readonly names: Names;
};
export type HostFilesPlaced = {
  /** All of them, by their paths below the site's folder. */
  readonly made: ReadonlyMap<string, MadeFile>;
  /** Those of this share. */
  readonly files: ReadonlyMap<string, FileState>;
  /** What was worked out of the tables meanwhile. */
  readonly once: ReadonlyMap<number, readonly number[]>;
};

/** Of all that makes them, besides what renders pages, whose key is given. */
export const hostFilesCode = (bundleKey: string): string => hashOf(`${bundleKey} ${commandCode()}`);

/** What is made anew: parts of files where the code or something that they read of the tables has changed, or somebody touched the file. */
export async function placeHostFiles(
  tables: Tables,
  placing: HostFilesPlacing,
): Promise<HostFilesPlaced> {
  const { places, shard, first, withPictures, record, names, alike } = placing;
  const files = new Map<string, FileState>();
  const made = new Map<string, MadeFile>();
  const noted = recorded(tables);
  const numbersOf = readNumbers(names.numberOf);
  const freshOf = madeBefore(placing);

  /** What each maker planned for the record. */
  const formerly = new Map<string, (readonly [path: string, file: MadeFile])[]>();
  for (const each of alike?.made ?? []) {
    const planned = formerly.get(each[1].maker);
    if (planned) planned.push(each);
    else formerly.set(each[1].maker, [each]);
  }

  function keep(path: string, file: MadeFile, state: FileState): void {
    made.set(path, file);
    files.set(path, keepFile(places, path, state));
  }

  /** Takes over what a maker planned, where it would plan the same and all of it is fresh. */
  function keepAll(maker: string): boolean {
    const known: Parameters<typeof keep>[] = [];
    for (const [path, file] of formerly.get(maker) ?? []) {
      const state = record?.files.get(path);
      const isFresh = freshOf(path, file.mark)?.every((part) => part !== undefined);
      if (!state || !isFresh) return false;
      known.push([path, file, state]);
    }
    for (const each of known) keep(...each);
    return known.length > 0;
  }

  function place(path: string, plan: FilePlan, country: Country, maker: string): void {
    const mark = markOfPlan(plan);
    const fresh = freshOf(path, mark);
    const state = record?.files.get(path);
    const known = fresh?.filter((part) => part !== undefined);
    if (state && known && known.length === fresh?.length) {
      keep(path, { maker, mark, parts: known }, state);
      return;
    }
    const published = known?.[0] && readFileSync(join(places.published ?? '', path));
    const all: MadePart[] = [];
    let end = 0;
    let isSame = published !== undefined;
    const pieces = plan.text.map((each): Uint8Array => {
      const start = end;
      if (typeof each === 'string') {
        const text = Buffer.from(each);
        end += text.length;
        return text;
      }
      const part = fresh?.[all.length];
      end += record?.made.get(path)?.parts[all.length]?.bytes ?? 0;
      if (published && part) {
        all.push(part);
        return published.subarray(start, end);
      }
      const { text, part: anew } = make(each, path, country);
      isSame &&= published?.subarray(start, end).equals(text) === true;
      all.push(anew);
      return text;
    });
    const file = { maker, mark, parts: all };
    if (state && isSame) {
      keep(path, file, state);
      return;
    }
    made.set(path, file);
    const content = Buffer.concat(pieces);
    readBack(plan.path, content);
    files.set(path, placeFile(places, path, content, published ? undefined : state));
  }

  function make(part: Part, path: string, country: Country): { text: Buffer; part: MadePart } {
    const { result, reads } = noteReads(() => part.make(noted, country));
    const pictures = path.endsWith('.json') ? collectImageUrls(result) : [];
    const text = Buffer.from(result);
    return {
      text,
      part: {
        reads: numbersOf(reads),
        bytes: text.length,
        ...(withPictures && { pictures: pictures.map(names.numberOf) }),
      },
    };
  }

  for (const country of countries) {
    for (const [number, plansOf] of hostFileMakers.entries()) {
      const maker = `${countryKeys[country]} ${number}`;
      if (!shard && keepAll(maker)) continue;
      for (const plan of plansOf(tables, country, first)) {
        const path = join(countryKeys[country], plan.path);
        if (isInShard(path, shard)) place(path, plan, country, maker);
        else made.set(path, { maker, mark: '', parts: [] });
      }
      await hearSignalsNowAndThen();
    }
  }
  const once = Array.from(
    readsOfOnce(noted),
    ([name, reads]) => [names.numberOf(`once/${name}`), numbersOf(reads)] as const,
  );
  return { made, files, once: new Map(once) };
}

const markOfPlan = ({ text }: FilePlan): string =>
  hashOf(JSON.stringify(text.map((each) => (typeof each === 'string' ? each : each.of))));
