/**
 * A finished site takes the place of the published one as a whole, or not at all (ACCEPTANCE 20).
 * Unfinished and replaced sites lie beside it, hidden, under names of their own.
 */
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
import { atEnd } from '../at-end.ts';
import { withPlace } from '../fault.ts';
import type { BuildLock } from './build-lock.ts';
import { withLock } from './build-lock.ts';
import { replaceFolder } from './exchange-folders.ts';
import { exchangeInPlace, healInPlace, isMissingInPlace } from './exchange-in-place.ts';
import {
  folderBehind,
  inPlaceName,
  isMarked,
  makeFolder,
  marker,
  markerText,
  type OutputFolder,
  outputAt,
  requireOurs,
} from './output-folder.ts';
import { newId } from './owner.ts';
import { discardFolder } from './remove-folder.ts';

type Part = 'building' | 'previous';

/** The folder of what is hidden, and how the names in it begin. */
const hidden = ({ folder, inPlace }: OutputFolder, part: Part): readonly [string, string] =>
  inPlace
    ? [folder, `.${inPlaceName}.${part}-`]
    : [dirname(folder), `.${basename(folder)}.${part}-`];

function beside(output: OutputFolder, part: Part): string {
  const [parent, start] = hidden(output, part);
  return join(parent, start + newId());
}

/** What builds left beside a folder, the newest last. Only what carries the marker is a build's, or is empty. */
function leftovers(output: OutputFolder, part: Part): string[] {
  const [parent, start] = hidden(output, part);
  if (!existsSync(parent) || !statSync(parent).isDirectory()) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(start) && /^\d+-[0-9a-f]{8}$/.test(name.slice(start.length)))
    .map((name) => join(parent, name))
    .filter((left) => isMarked(left) || (part === 'building' && isEmpty(left)))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
}

const isEmpty = (folder: string): boolean =>
  statSync(folder).isDirectory() && readdirSync(folder).length === 0;

/**
 * Works with an empty folder for the unfinished site. It is gone afterwards, or the site of before
 * is, with which it was exchanged. Needs the lock: what dead builds left is swept.
 */
export async function withStaging<T>(
  output: OutputFolder,
  work: (staging: string) => Promise<T>,
): Promise<T> {
  const { folder } = output;
  putBackLeft(output);
  for (const left of leftovers(output, 'building')) discardFolder(left, marker);
  if (existsSync(folder))
    for (const left of leftovers(output, 'previous')) discardFolder(left, marker);
  makeFolder(dirname(folder));
  const staging = beside(output, 'building');
  mkdirSync(staging);
  const discard = atEnd(() => discardFolder(staging, marker));
  try {
    writeFileSync(join(staging, marker), markerText);
    return await work(staging);
  } catch (error) {
    throw withPlace(error, folder);
  } finally {
    discard();
  }
}

/**
 * Puts the finished site where the published one is. Throws where it could not, and then the
 * published one is as it was; what it says is true also where even that failed.
 */
export function exchange(staging: string, output: OutputFolder, lock: BuildLock): void {
  lock.confirm();
  requireOurs(output);
  if (output.inPlace) exchangeInPlace(staging, output.folder);
  else exchangeWhole(staging, output);
}

function exchangeWhole(staging: string, output: OutputFolder): void {
  const { folder } = output;
  if (existsSync(folder) && isEmpty(folder)) rmdirSync(folder);
  if (!existsSync(folder)) {
    renameSync(staging, folder);
    return;
  }
  // Of a site that was built before there was a marker: from here on it can be recognised.
  if (!isMarked(folder)) writeFileSync(join(folder, marker), markerText);
  const previous = beside(output, 'previous');
  replaceFolder(folder, staging, previous);
  discardFolder(previous, marker);
}

function isMissing(output: OutputFolder): boolean {
  if (output.inPlace) return isMissingInPlace(output.folder, leftovers(output, 'building'));
  return !existsSync(output.folder) && leftovers(output, 'previous').length > 0;
}

/** Needs the lock. */
function putBackLeft(output: OutputFolder): boolean {
  if (!isMissing(output)) return false;
  if (output.inPlace) healInPlace(output.folder, leftovers(output, 'building'));
  else renameSync(leftovers(output, 'previous').at(-1) ?? '', output.folder);
  return true;
}

/**
 * Where the system cannot exchange folders, a kill between two renames leaves no site: the one
 * before lies beside its place, whole. Puts it back, and says whether there was anything to do. A
 * build that is at work heals by itself.
 */
export async function heal(output: OutputFolder): Promise<boolean> {
  return isMissing(output) && withLock(output, () => putBackLeft(output));
}

/** The same of a folder as it was asked for: it may be missing only for want of healing. */
export function healAsked(asked: string): Promise<boolean> {
  return heal(outputAt(asked, folderBehind(asked)));
}
