/** What was published when: a file a release, beside what it describes. */
import { type Content, ownPrefix, type Store } from './store.ts';

export type Release = {
  /** Counted from 1. */
  readonly id: number;
  readonly at: string;
  /** By name. */
  readonly files: Readonly<Record<string, Content>>;
  /** It is the same as that one, put back. */
  readonly rolledBackTo?: number;
  /** False from before the first file is put until all are: of such a one nobody can be sure. */
  readonly isComplete: boolean;
};

/** How many can be rolled back to, and for how many a hashed asset stays after the last page that names it. */
export const keptReleases = 5;

const folder = `${ownPrefix}releases/`;
const keyOf = (id: number): string => `${folder}${String(id).padStart(6, '0')}.json`;

/** The oldest first. */
export async function readReleases(
  store: Store,
  held: ReadonlyMap<string, string>,
): Promise<readonly Release[]> {
  const keys = [...held.keys()].filter((key) => key.startsWith(folder)).sort();
  const read = await Promise.all(keys.map((key) => store.read(key)));
  return read.flatMap((bytes): Release[] => (bytes ? [JSON.parse(bytes.toString('utf8'))] : []));
}

export const writeRelease = (store: Store, release: Release): Promise<void> =>
  store.put(keyOf(release.id), Buffer.from(`${JSON.stringify(release)}\n`), {
    type: 'application/json',
    cache: 'no-store',
  });

export const forgetRelease = (store: Store, { id }: Release): Promise<void> =>
  store.remove(keyOf(id));
