/** What the last build made of the tables besides pages, where it would be made again as it lies there. */
import type { BuildRecord, MadeFiles } from './build-record.ts';
import { changesSince, type Fingerprints } from './changes.ts';
import { isUntouched, type Places } from './place-file.ts';
import { isInShard, type Shard } from './shards.ts';

export type NowMaking = {
  readonly places: Places;
  readonly shard?: Shard | undefined;
  /** Of the code that makes the files. */
  readonly code: string;
  readonly fingerprints: Fingerprints;
  readonly withPictures: boolean;
  /** Of the published site. */
  readonly record: BuildRecord | undefined;
};

/** Returns what was made under a name; undefined where that has to be made anew. */
export function madeBefore({
  places,
  shard,
  code,
  fingerprints,
  withPictures,
  record,
}: NowMaking): (name: string) => MadeFiles | undefined {
  if (record?.filesCode !== code) return () => undefined;
  const isChanged = changesSince(record, fingerprints);
  return (name) => {
    const known = record.made.get(name);
    if (!known || known.reads.some(isChanged)) return undefined;
    const isFresh = known.files.every(({ path, pictures }) => {
      if (!isInShard(path, shard)) return true;
      const state = record.files.get(path);
      return state && isUntouched(places, path, state) && (pictures || !withPictures);
    });
    return isFresh ? known : undefined;
  };
}
