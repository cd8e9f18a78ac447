/** Where a build may write: a folder that is absent, empty or made by a build before, away from everybody's files. */
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { Fault } from '../fault.ts';
import { hostNames } from '../hosts/host.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { projectRoot } from '../project-root.ts';

export type OutputFolder = {
  /** As it was asked for. */
  readonly asked: string;
  /** Links resolved: a link to a folder stays a link, and the folder behind it is exchanged. */
  readonly folder: string;
  /**
   * Whether what lies in it is exchanged, one after the other, since the folder itself cannot be: a
   * disk or volume is mounted there, or nobody may write beside it.
   */
  readonly inPlace: boolean;
};

/** Says of a folder, and of a country's tree, that it is a build's to replace. */
export const marker = '.puretec-build';
export const markerText =
  'npm run build made this folder and replaces it as a whole. Keep nothing of your own in it.\n';

/** Lists every file of the site (site-manifest.ts). */
export const manifestFile = '.puretec-files.json';
/** Earlier builds left it. */
const recordFile = '.puretec-build.json';

/** Stands in the folder while pictures of its pages are still to be made. */
export const unfinishedFile = 'pictures-unfinished.txt';
export const isUnfinished = (folder: string): boolean => existsSync(join(folder, unfinishedFile));

/** What a build keeps in a folder that is exchanged in place: its lock, its unfinished site. */
export const inPlaceName = 'puretec';
const isOfInPlace = (name: string): boolean => name.startsWith(`.${inPlaceName}.build`);
/** A disk has it from the beginning. */
const ofDisks = 'lost+found';
/** Whether a path in the folder belongs to the builds themselves, not to the site. */
export const isOfBuild = (path: string): boolean =>
  [marker, recordFile, manifestFile, unfinishedFile].includes(path) ||
  path.startsWith(`.${inPlaceName}.`) ||
  path.startsWith(`${ofDisks}/`);

/** What builds made before there was a marker: exactly these, with a page in each tree. */
const unmarked = ['au', 'backends.json', 'nz'];
/** What a build puts into the folder, now or formerly. */
export const ours = [
  ...unmarked,
  ...[marker, recordFile, manifestFile, settingsFile, unfinishedFile],
  ...hostNames,
];

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

/** In whose words a folder is refused. */
type Asking = { readonly undone: string; readonly advice: string };
const building: Asking = {
  undone: 'Nothing was built or touched.',
  advice: 'Name a folder of its own with --out, such as --out dist.',
};
const publishing: Asking = {
  undone: 'Nothing was put there or touched.',
  advice: 'Name a folder of its own with --to, such as --to /var/www/puretec.',
};

/** Another command that writes a folder. `marker` is a file it leaves there, by which it knows its own; without one the folder must be absent or empty. */
export type FolderMaker = { readonly option: string; readonly marker?: string };

/**
 * Where another command may write: away from the catalogue, the repository, built sites and homes, into
 * a folder that's absent, empty or its own. Returns the folder with links resolved. Throws an
 * OutputFault. Reads only.
 */
export function judgeFolderOf({ option, marker: own }: FolderMaker, asked: string): string {
  const asking = {
    undone: 'Nothing was written.',
    advice: `Name an absent or empty folder with ${option}.`,
  };
  const folder = ownFolder(asked, join(projectRoot, 'catalogue'), asking);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length > 0 && (own === undefined || !names.includes(own)))
    throw refusal(asked, 'holds files that this command did not make', asking);
  return folder;
}

/** Throws an OutputFault where a file that a command writes would be part of the catalogue, the repository or a built site. Reads only. */
export function requireOutside(file: string, catalogue: string): void {
  const refuse = (reason: string) =>
    new OutputFault(`"${file}" ${reason}. Nothing was written. Name a file somewhere else.`);
  // The file that a link leads to counts as well as the place of the link.
  for (const path of [
    resolve(realPath(dirname(resolve(file)), refuse), basename(file)),
    folderBehind(file),
  ]) {
    requireOutsideSources(path, catalogue, refuse);
  }
}

/** Throws an OutputFault where a build may not write. Reads only. */
export function judgeOutput(asked: string, catalogue: string): OutputFolder {
  const folder = ownFolder(asked, catalogue, building);
  const mount = mountIn(folder);
  if (mount !== undefined) {
    throw refusal(
      asked,
      `cannot be exchanged: a disk or volume is mounted in it (${mount})`,
      building,
      'Mount it at the folder itself, which holds both trees.',
    );
  }
  const output = outputAt(asked, folder);
  requireOurs(output);
  return output;
}

/** Throws an OutputFault where nobody may publish to. What lies in it is the publish's to look at. Reads only. */
export function judgePlace(asked: string): OutputFolder {
  return outputAt(asked, ownFolder(asked, join(projectRoot, 'catalogue'), publishing));
}

const refusal = (
  asked: string,
  reason: string,
  { undone, advice }: Asking,
  instead = advice,
): OutputFault => new OutputFault(`"${asked}" ${reason}. ${undone} ${instead}`);

/** Away from the sources and from homes; links resolved. It may not be there yet. */
function ownFolder(asked: string, catalogue: string, asking: Asking): string {
  const refuse = (reason: string) => refusal(asked, reason, asking);
  if (asked.trim() === '') throw refuse('is no folder');
  const folder = realPath(resolve(asked), refuse);
  for (const held of [
    ...sourcesOf(catalogue),
    realpathSync(projectRoot),
    join(projectRoot, '.cache'),
  ]) {
    if (isInside(held, folder)) throw refuse(`holds the sources of the site (${held})`);
  }
  requireOutsideSources(folder, catalogue, refuse);
  if (existsSync(homedir()) && isInside(realpathSync(homedir()), folder)) {
    throw refuse(`holds the home folder of a user (${homedir()})`);
  }
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw refuse('is a file, not a folder');
  }
  return folder;
}

const sourcesOf = (catalogue: string): readonly string[] =>
  [catalogue, ...rooms.map((room) => join(projectRoot, room))]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));

function requireOutsideSources(
  path: string,
  catalogue: string,
  refuse: (reason: string) => Error,
): void {
  for (const source of sourcesOf(catalogue)) {
    if (isInside(path, source)) throw refuse(`lies in the sources of the site (${source})`);
  }
  const site = siteAbove(path);
  if (site !== undefined)
    throw refuse(`lies in a built site (${site}), which the next build replaces`);
}

function siteAbove(folder: string): string | undefined {
  const parent = dirname(folder);
  if (parent === folder) return undefined;
  return isMarked(parent) ? parent : siteAbove(parent);
}

/** Of a folder that nobody has judged yet. Reads only. */
export const outputAt = (asked: string, folder: string): OutputFolder => ({
  asked,
  folder,
  inPlace: existsSync(folder) && (isMountPoint(folder) || !isWritable(dirname(folder))),
});

/** Behind a link, also one whose folder is missing. */
export function folderBehind(asked: string): string {
  if (existsSync(asked)) return realpathSync(asked);
  try {
    return resolve(dirname(asked), readlinkSync(asked));
  } catch {
    return resolve(asked);
  }
}

/** Tells the site that is published there from any later one. */
export const identityOf = (folder: string): string =>
  ['.', 'au', 'nz']
    .map((name) => join(folder, name))
    // Where a file stands in the folder's place, asking for what lies below it is an error.
    .map((path) => (existsSync(path) ? statSync(path).ino : 'none'))
    .join();

/** Throws an OutputFault where the folder holds what no build made. */
export function requireOurs({ asked, folder, inPlace }: OutputFolder): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder)
    .filter((name) => !(inPlace && (isOfInPlace(name) || name === ofDisks)))
    .sort();
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

/** Nobody can make a file there, whatever the permissions say. */
export const cannotBeMade = (folder: string, reason: string): OutputFault =>
  new OutputFault(
    `Nothing can be written into "${folder}" (${reason}). Nothing was built or touched. Name another folder.`,
  );

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

const isMountPoint = (folder: string): boolean =>
  statSync(folder).dev !== statSync(dirname(folder)).dev || mounts().includes(folder);

const mountIn = (folder: string): string | undefined =>
  mounts().find((mount) => mount !== folder && isInside(mount, folder));

/** Every place where a disk or volume is mounted, where the system tells. */
function mounts(): readonly string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return lines.flatMap((line) => line.split(' ')[4]?.replace(/\\(\d{3})/g, unescaped) ?? []);
  } catch {
    return [];
  }
}

/** "\040" is a space. */
const unescaped = (_escape: string, octal: string): string =>
  String.fromCharCode(Number.parseInt(octal, 8));

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
