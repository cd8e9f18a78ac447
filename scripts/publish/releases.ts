import { jsonReader, reasonOf } from '../build/json-file.ts';
import { forEach } from '../for-each.ts';
import { UserError } from '../user-error.ts';
import { type Content, ownPrefix, type Store } from './store.ts';

export type Release = {
  readonly id: number;
  readonly at: string;
  readonly files: Readonly<Record<string, Content>>;
  /** The release that this one restored, by its first number. */
  readonly rolledBackTo?: number;
  /** False until the publish is finished. Until then, it isn't known which of its files are live. */
  readonly isComplete: boolean;
};

/** How many different releases are kept, including the live one, and how many releases a hashed asset outlives its last page. */
export const maxReleases = 5;

const folder = `${ownPrefix}releases/`;
export const keyOf = (id: number): string => `${folder}${String(id).padStart(6, '0')}.json`;

const parseRelease = jsonReader<Release>('release');

/** Returns the oldest first. Throws a UserError that names a damaged record, because only records say which files we may remove. */
export async function readReleases(store: Store, live: ReadonlyMap<string, string>) {
  const keys = [...live.keys()].filter((key) => isRecordKey.test(key)).sort();
  const read: Release[] = [];
  await forEach(keys, async (key) => {
    const bytes = await store.read(key);
    if (bytes) read.push(readRelease(key, bytes));
  });
  return read.sort((a, b) => a.id - b.id);
}

const isRecordKey = new RegExp(`^${folder.replaceAll('.', '\\.')}\\d{6,}\\.json$`);

/** Damaged records that were renamed. The next publish removes them. */
export const damagedRecords = (live: ReadonlyMap<string, string>): readonly string[] =>
  [...live.keys()].filter((key) => key.startsWith(folder) && key.endsWith('.damaged'));

function readRelease(key: string, bytes: Buffer): Release {
  try {
    const release = parseRelease(bytes);
    if (keyOf(release.id) !== key) throw new Error(`is the record of release ${release.id}`);
    return release;
  } catch (error) {
    throw new UserError(
      `The release record ${key} ${reasonOf(error)}. Nothing was changed. Restore the record from a backup. If you don't have one, rename the record to ${key}.damaged and publish again. After that, you can't go back to that release. Any page that's only in that release stays live until you delete it.`,
    );
  }
}

export const writeRelease = (store: Store, release: Release): Promise<void> =>
  store.put(keyOf(release.id), Buffer.from(`${JSON.stringify(release)}\n`), {
    type: 'application/json',
    cache: 'no-store',
  });

/** Equal for releases with the same files. */
const contentOf = ({ files }: Pick<Release, 'files'>): string =>
  JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Returns complete releases, only the latest of those with the same files. An interrupted
 * roll-back's release comes last too, so repeating the roll-back finishes it.
 */
export function distinctReleases(releases: readonly Release[]): readonly Release[] {
  const latest = new Map<string, Release>();
  for (const release of releases) {
    if (!release.isComplete && release.rolledBackTo === undefined) continue;
    const content = contentOf(release);
    const restored = release.isComplete ? release : (latest.get(content) ?? release);
    // Deletes the entry first, so that it moves to the end of the map.
    latest.delete(content);
    latest.set(content, restored);
  }
  return [...latest.values()];
}

export const isSameContent = (
  one: Pick<Release, 'files'> | undefined,
  other: Pick<Release, 'files'>,
): boolean => one !== undefined && contentOf(one) === contentOf(other);

export function differences(one: Release, other: Release): readonly string[] {
  const names = new Set([...Object.keys(one.files), ...Object.keys(other.files)]);
  return [...names]
    .filter((name) => JSON.stringify(one.files[name]) !== JSON.stringify(other.files[name]))
    .sort();
}
