/** What the last build made of the tables besides pages, as far as it would be made again as it lies there. */
import type { BuildRecord, MadePart } from './build-record.ts';
import { changesSince, type Fingerprints } from './changes.ts';
import { isUntouched, type Places } from './place-file.ts';
import type { Shard } from './shards.ts';

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

/**
 * By the path of a file and the mark of its plan: its parts, undefined those to be made anew. Undefined
 * where all of it is.
 */
export function madeBefore({
  places,
  code,
  fingerprints,
  withPictures,
  record,
}: NowMaking): (path: string, mark: string) => readonly (MadePart | undefined)[] | undefined {
  if (record?.filesCode !== code) return () => undefined;
  const isChanged = changesSince(record, fingerprints);
  return (path, mark) => {
    const known = record.made.get(path);
    const state = record.files.get(path);
    if (known?.mark !== mark || !state || !isUntouched(places, path, state)) return undefined;
    return known.parts.map((part) =>
      part.reads.some(isChanged) || (withPictures && !part.pictures) ? undefined : part,
    );
  };
}
