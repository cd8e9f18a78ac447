/** Where a build may write: a folder that is absent, empty or made by a build before, away from everybody's files. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { Fault } from '../fault.ts';
import { hostNames } from '../hosts/host.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { projectRoot } from '../project-root.ts';
import { recordFile } from './build-record.ts';

export type OutputFolder = {
  /** As it was asked for. */
  readonly asked: string;
  /** Links resolved: a link to a folder stays a link, and the folder behind it is exchanged. */
  readonly folder: string;
};

/** Says of a folder, and of a country's tree, that it is a build's to replace. */
export const marker = '.puretec-build';
export const markerText =
  'npm run build made this folder and replaces it as a whole. Keep nothing of your own in it.\n';

/** Stands in the folder while pictures of its pages are still to be made. */
export const unfinishedFile = 'pictures-unfinished.txt';
export const isUnfinished = (folder: string): boolean => existsSync(join(folder, unfinishedFile));

/** What builds made before there was a marker: exactly these, with a page in each tree. */
const unmarked = ['au', 'backends.json', 'nz'];
/** What a build puts into the folder, now or formerly. */
const ours = [...unmarked, marker, recordFile, settingsFile, unfinishedFile, ...hostNames];

const rooms = [
  'catalogue',
  'codegen',
  'drawings',
  'kernel',
  'node_modules',
  'scripts',
  'site',
  '.ci',
  '.git',
];

/** The fault says what was built and what was touched: nothing, and nothing. */
export class OutputFault extends Fault {
  override readonly name = 'OutputFault';
}

/** Throws an OutputFault where a build may not write. Reads only. */
export function judgeOutput(asked: string, catalogue: string): OutputFolder {
  const refuse = (
    reason: string,
    advice = 'Name a folder of its own with --out, such as --out dist.',
  ) => new OutputFault(`"${asked}" ${reason}. Nothing was built or touched. ${advice}`);
  if (asked.trim() === '') throw refuse('is no folder');
  const folder = realPath(resolve(asked), refuse);
  const sources = [catalogue, ...rooms.map((room) => join(projectRoot, room))]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
  for (const held of [...sources, realpathSync(projectRoot), join(projectRoot, '.cache')]) {
    if (isInside(held, folder)) throw refuse(`holds the sources of the site (${held})`);
  }
  for (const source of sources) {
    if (isInside(folder, source)) throw refuse(`lies in the sources of the site (${source})`);
  }
  if (existsSync(homedir()) && isInside(realpathSync(homedir()), folder)) {
    throw refuse(`holds the home folder of a user (${homedir()})`);
  }
  const output = { asked, folder };
  requireOurs(output);
  if (existsSync(folder) && isMountPoint(folder)) {
    throw refuse(
      'is where a disk or volume is mounted, and cannot be exchanged as a whole',
      `Name a folder in it, such as --out ${join(asked, 'site')}.`,
    );
  }
  return output;
}

/** Throws an OutputFault where the folder holds what no build made. */
export function requireOurs({ asked, folder }: OutputFolder): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) {
    throw new OutputFault(
      `"${asked}" is a file, not a folder. Nothing was built or touched. Name another folder with --out.`,
    );
  }
  const names = readdirSync(folder).sort();
  if (names.length === 0 || isFormerLayout(folder, names)) return;
  const foreign = isMarked(folder) ? names.filter((name) => !ours.includes(name)) : names;
  if (foreign.length === 0) return;
  const shown = `${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ', …' : ''}`;
  throw new OutputFault(
    `"${asked}" holds what no build made (${shown}), and a build replaces the folder as a whole. Nothing was built or touched. Move those files away, or name an absent or empty folder with --out.`,
  );
}

export function isMarked(folder: string): boolean {
  const file = join(folder, marker);
  try {
    return lstatSync(file).isFile() && readFileSync(file, 'utf8') === markerText;
  } catch {
    return false;
  }
}

const isFormerLayout = (folder: string, names: readonly string[]): boolean =>
  names.join() === unmarked.join() &&
  ['au', 'nz'].every((tree) =>
    ['index.html', '_headers'].every((file) => existsSync(join(folder, tree, file))),
  );

/** One by one: Node's own recursion never ends where the system has no such folder (/proc). */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (existsSync(folder)) return;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new OutputFault(
      `The folder "${folder}" cannot be made (${reason}). Nothing was built or touched. Name another one with --out.`,
    );
  }
}

/** The real path of a folder that may not be there yet. */
function realPath(path: string, refuse: (reason: string) => Error): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  if (existsSync(parent) && !statSync(parent).isDirectory())
    throw refuse(`lies below a file (${parent})`);
  const real = parent === path ? path : join(realPath(parent, refuse), basename(path));
  if (lstatSync(path, { throwIfNoEntry: false })) throw refuse('is a link that leads nowhere');
  return real;
}

/** Whether `path` is `folder` or lies below it. */
function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way);
}

function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) return true;
  try {
    const table = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return table.some((line) => line.split(' ')[4]?.replaceAll('\\040', ' ') === folder);
  } catch {
    return false;
  }
}
