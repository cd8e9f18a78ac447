/** What was published when: a file a release, beside what it describes. */
import { type Content, ownPrefix, type Store } from './store.ts';

export type Release = {
  /** Counted from 1. */
  readonly id: number;
  readonly at: string;
  /** By name. */
  readonly files: Readonly<Record<string, Content>>;
  /** It is the same as that one, put back: the one that was published, where that was put back itself. */
  readonly rolledBackTo?: number;
  /** False from before the first file is put until all are: of such a one nobody can be sure. */
  readonly isComplete: boolean;
};

/** How many that differ can be rolled back to, and for how many a hashed asset stays after the last page that names it. */
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

/** By their whole content: two that are the same are one to go back to. */
const contentOf = ({ files }: Pick<Release, 'files'>): string =>
  JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Without those that are the same as a later one, and without those of which nobody can be sure. */
export function differing(releases: readonly Release[]): readonly Release[] {
  const latest = new Map<string, Release>();
  for (const release of releases.filter(({ isComplete }) => isComplete)) {
    const content = contentOf(release);
    // What comes later stands later.
    latest.delete(content);
    latest.set(content, release);
  }
  return [...latest.values()];
}

export const isSameContent = (
  one: Pick<Release, 'files'> | undefined,
  other: Pick<Release, 'files'>,
): boolean => one !== undefined && contentOf(one) === contentOf(other);

/** The names of whatever one has and the other has not, or has otherwise. */
export function differences(one: Release, other: Release): readonly string[] {
  const names = new Set([...Object.keys(one.files), ...Object.keys(other.files)]);
  return [...names]
    .filter((name) => JSON.stringify(one.files[name]) !== JSON.stringify(other.files[name]))
    .sort();
}
