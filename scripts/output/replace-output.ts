/**
 * Builds a site in a hidden folder next to the previous one, then swaps them with two renames.
 * After a kill between the renames, the next build or preview restores the previous site.
 */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { onExit } from '../on-exit.ts';
import { withPath } from '../user-error.ts';
import { lockPathOf, refusals, withLock } from './lock.ts';
import {
  isMarked,
  linkTarget,
  marker,
  markerText,
  type OutputFolder,
  requireReplaceable,
} from './output-folder.ts';
import { removeFolder } from './work-folder.ts';

type Part = 'building' | 'previous';

/** Runs `work` on an empty folder that then replaces the output, unless `work` fails. Throws an OutputError during another build. */
export function replaceOutput<T>(
  output: OutputFolder,
  work: (staging: string) => Promise<T>,
): Promise<T> {
  const { asked, folder } = output;
  return withLock(lockPathOf(folder), refusals.build(asked), async (confirm) => {
    recoverLocked(folder);
    for (const left of [...leftovers(folder, 'building'), ...leftovers(folder, 'previous')])
      discardFolder(left);
    const staging = newName(folder, 'building');
    mkdirSync(staging);
    const discard = onExit(() => discardFolder(staging));
    try {
      writeFileSync(join(staging, marker), markerText);
      const result = await work(staging);
      // Handles signals that arrived while this process was busy.
      await setImmediate();
      confirm();
      requireReplaceable(output);
      swap(staging, folder);
      return result;
    } catch (error) {
      throw withPath(error, folder);
    } finally {
      discard();
    }
  });
}

/** Restores the site that a killed build left. Returns whether it had to. */
export async function recoverOutput(asked: string): Promise<boolean> {
  const folder = linkTarget(asked);
  if (existsSync(folder) || leftovers(folder, 'previous').length === 0) return false;
  return withLock(lockPathOf(folder), refusals.build(asked), () => recoverLocked(folder));
}

function recoverLocked(folder: string): boolean {
  const [latest] = leftovers(folder, 'previous');
  if (latest === undefined || existsSync(folder)) return false;
  renameSync(latest, folder);
  return true;
}

function swap(staging: string, folder: string): void {
  if (existsSync(folder) && isEmpty(folder)) rmdirSync(folder);
  if (!existsSync(folder)) {
    renameSync(staging, folder);
    return;
  }
  const previous = newName(folder, 'previous');
  renameSync(folder, previous);
  try {
    renameSync(staging, folder);
  } catch (error) {
    renameSync(previous, folder);
    throw error;
  }
  discardFolder(previous);
}

/** Removes the marker last, because the next build recognises leftovers by it. */
function discardFolder(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== marker) removeFolder(join(folder, name));
  removeFolder(folder);
}

const prefixOf = (folder: string, part: Part): string =>
  join(dirname(folder), `.${basename(folder)}.${part}-`);

const newName = (folder: string, part: Part): string =>
  prefixOf(folder, part) + randomBytes(3).toString('hex');

const isEmpty = (folder: string): boolean =>
  statSync(folder).isDirectory() && readdirSync(folder).length === 0;

/** Lists folders of earlier builds next to the output, newest first. A folder without the marker is someone else's, unless it's empty. */
function leftovers(folder: string, part: Part): string[] {
  const parent = dirname(folder);
  if (!existsSync(parent) || !statSync(parent).isDirectory()) return [];
  const prefix = basename(prefixOf(folder, part));
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix) && /^[0-9a-f]{6}$/.test(name.slice(prefix.length)))
    .map((name) => join(parent, name))
    .filter((path) => isMarked(path) || (part === 'building' && isEmpty(path)))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}
