/**
 * A finished site takes the place of the published one as a whole, or not at all (ACCEPTANCE 20).
 * Unfinished and replaced sites lie beside it, hidden, under names of their own: a rename does it.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { atEnd } from '../at-end.ts';
import type { BuildLock } from './build-lock.ts';
import { withLock } from './build-lock.ts';
import {
  isMarked,
  makeFolder,
  marker,
  markerText,
  OutputFault,
  type OutputFolder,
  requireOurs,
} from './output-folder.ts';
import { newId } from './owner.ts';
import { removeFolder } from './remove-folder.ts';

type Part = 'building' | 'previous';

const beside = (folder: string, part: Part): string =>
  join(dirname(folder), `.${basename(folder)}.${part}-${newId()}`);

/** What builds left beside a folder, the newest last. Only what carries the marker is a build's. */
function leftovers(folder: string, part: Part): string[] {
  const parent = dirname(folder);
  if (!existsSync(parent)) return [];
  const start = `.${basename(folder)}.${part}-`;
  return readdirSync(parent)
    .filter((name) => name.startsWith(start) && /^\d+-[0-9a-f]{8}$/.test(name.slice(start.length)))
    .map((name) => join(parent, name))
    .filter(isMarked)
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
}

/**
 * Works with an empty folder for the unfinished site, which is gone afterwards unless it was
 * exchanged. Needs the lock: what dead builds left beside the folder is swept.
 */
export async function withStaging<T>(
  { folder }: OutputFolder,
  work: (staging: string) => Promise<T>,
): Promise<T> {
  for (const left of leftovers(folder, 'building')) removeFolder(left);
  if (existsSync(folder)) for (const left of leftovers(folder, 'previous')) removeFolder(left);
  makeFolder(dirname(folder));
  const staging = beside(folder, 'building');
  mkdirSync(staging);
  const discard = atEnd(() => removeFolder(staging));
  try {
    writeFileSync(join(staging, marker), markerText);
    return await work(staging);
  } finally {
    discard();
  }
}

/**
 * Puts the finished site where the published one is. Throws where it could not, and then the
 * published one is as it was; what it says is true also where even that failed.
 */
export function exchange(staging: string, output: OutputFolder, lock: BuildLock): void {
  const { folder } = output;
  lock.confirm();
  requireOurs(output);
  const isEmpty = existsSync(folder) && readdirSync(folder).length === 0;
  if (isEmpty) rmdirSync(folder);
  if (!existsSync(folder)) {
    renameSync(staging, folder);
    return;
  }
  const previous = beside(folder, 'previous');
  // Of a site that was built before there was a marker: from here on it can be recognised.
  if (!isMarked(folder)) writeFileSync(join(folder, marker), markerText);
  renameSync(folder, previous);
  try {
    renameSync(staging, folder);
  } catch (error) {
    putBack(previous, folder);
    throw error;
  }
  removeFolder(previous);
}

function putBack(previous: string, folder: string): void {
  try {
    renameSync(previous, folder);
  } catch {
    throw new OutputFault(
      `The finished site could not be put into place, nor the one before put back: it lies in "${previous}". Rename that folder to "${folder}".`,
    );
  }
}

/**
 * A kill between two renames leaves no site: the one before lies beside its place, whole. Puts it
 * back, and says whether there was anything to do. A build that is at work heals by itself.
 */
export async function heal(output: OutputFolder): Promise<boolean> {
  const { folder } = output;
  const isMissing = () => !existsSync(folder) && leftovers(folder, 'previous').length > 0;
  if (!isMissing()) return false;
  return withLock(output, () => {
    const last = leftovers(folder, 'previous').at(-1);
    if (!isMissing() || last === undefined) return false;
    renameSync(last, folder);
    return true;
  });
}

/** Before a site is served that nobody is building: `asked` may be missing only for want of healing. */
export const healBeforeServing = (asked: string): Promise<boolean> =>
  heal({ asked, folder: existsSync(asked) ? realpathSync(asked) : resolve(asked) });
