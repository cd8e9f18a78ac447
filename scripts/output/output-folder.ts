/** Checks where commands may write a folder: not in the catalogue, the code, home folders or other people's files. */
import {
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
import { countryKeys } from '../../kernel/countries.ts';
import { hostingNames } from '../hosting/all-adapters.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { projectRoot } from '../project-root.ts';
import { codeOf, UserError } from '../user-error.ts';

export type OutputFolder = {
  readonly asked: string;
  /** Links are resolved. A link to a folder stays, and its target is replaced. */
  readonly folder: string;
};

/** Marks a folder that a build made and may replace. */
export const marker = '.puretec-build';
/** Never changes, because folders of earlier builds contain it. */
export const markerText =
  'npm run build made this folder and replaces it as a whole. Keep nothing of your own in it.\n';

/** Lists every file of the site (site-manifest.ts). */
export const manifestFile = '.puretec-files.json';
/** Files of the build, which aren't part of the site. */
const buildFiles = [marker, manifestFile];
export const isBuildFile = (path: string): boolean => buildFiles.includes(path);

const outputNames: readonly string[] = [
  ...Object.values(countryKeys),
  ...buildFiles,
  settingsFile,
  ...hostingNames,
];

const sourceFolders = [
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

/** Says that a folder can't be used, and that nothing was touched. */
export class OutputError extends UserError {
  override readonly name = 'OutputError';
}

/** A command's wording of refusals: what didn't happen, and what to do instead. */
type Wording = { readonly undone: string; readonly advice: string };
const building: Wording = {
  undone: 'Nothing was built or changed.',
  advice: 'Use an empty folder, such as --out dist.',
};
const publishing: Wording = {
  undone: 'Nothing was published or changed.',
  advice: 'Use an empty folder, such as --to /var/www/puretec.',
};

/** Returns a folder that a build may replace: absent, empty or a build's own. Throws an OutputError for any other. Reads only. */
export function resolveOutput(asked: string, catalogue: string): OutputFolder {
  const folder = safeFolder(asked, catalogue, building);
  if (existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev)
    throw refusal(asked, "is a separate disk or volume, so it can't be replaced", {
      ...building,
      advice: `Build into a folder on it, such as --out ${join(asked, 'dist')}.`,
    });
  requireReplaceable({ asked, folder });
  return { asked, folder };
}

/** Returns the folder a site is published to. `publish` checks its contents. Throws an OutputError for a folder it mustn't write to. Reads only. */
export function resolveTarget(asked: string): OutputFolder {
  const folder = safeFolder(asked, join(projectRoot, 'catalogue'), publishing);
  if (isBuiltSite(folder))
    throw refusal(asked, 'is a built site, which the next build replaces', publishing);
  return { asked, folder };
}

/** Returns a folder another command may write: absent or empty. Throws an OutputError for any other. Reads only. */
export function resolveNewFolder(option: string, asked: string): string {
  const wording = {
    undone: 'Nothing was written.',
    advice: `Use a new or empty folder with ${option}.`,
  };
  const folder = safeFolder(asked, join(projectRoot, 'catalogue'), wording);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw refusal(asked, 'already contains files', wording);
  return folder;
}

/** Throws an OutputError if a command's file would be in the catalogue, the code or a built site. Reads only. */
export function requireOutsideSources(file: string, catalogue: string): void {
  const refuse = (reason: string) =>
    new OutputError(`"${file}" ${reason}. Nothing was written. Choose a file somewhere else.`);
  const link = resolve(realPath(dirname(resolve(file)), refuse), basename(file));
  for (const path of [link, linkTarget(file)]) requireOutside(path, catalogue, refuse);
}

/** Throws an OutputError if the folder has anything that no build made. */
export function requireReplaceable({ asked, folder }: OutputFolder): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).sort();
  const foreign = isMarked(folder) ? names.filter((name) => !outputNames.includes(name)) : names;
  if (foreign.length === 0) return;
  const shown = `${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ', …' : ''}`;
  throw new OutputError(
    `"${asked}" contains files that don't come from a build (${shown}), and a build replaces the whole folder. Nothing was built or changed. Move those files elsewhere, or use a new or empty folder with --out.`,
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

/** Returns a link's target, even if it doesn't exist. Other paths don't change. */
export function linkTarget(asked: string): string {
  if (existsSync(asked)) return realpathSync(asked);
  try {
    return resolve(dirname(asked), readlinkSync(asked));
  } catch {
    return resolve(asked);
  }
}

/** Creates one folder at a time, because Node's recursive mkdir never returns for /proc/nowhere. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (existsSync(folder)) return;
    throw new OutputError(
      `"${folder}" can't be created (${codeOf(error)}). Nothing was built or changed. Choose another folder with --out.`,
    );
  }
}

/** Throws a UserError if the bundler would read the checkout's path as an address. */
export function requirePlainRoot(root: string): void {
  const character = /[#%?]/.exec(root)?.[0];
  if (character === undefined) return;
  throw new UserError(
    `This checkout is in "${root}", and the bundler can't read a path with ${character} in it. Rename the folder, or move the checkout.`,
  );
}

const refusal = (asked: string, reason: string, { undone, advice }: Wording): OutputError =>
  new OutputError(`"${asked}" ${reason}. ${undone} ${advice}`);

/** Resolves links. The folder may be absent. */
function safeFolder(asked: string, catalogue: string, wording: Wording): string {
  const refuse = (reason: string) => refusal(asked, reason, wording);
  if (asked.trim() === '') throw refuse("isn't a folder");
  const folder = realPath(resolve(asked), refuse);
  for (const held of [...sourcesOf(catalogue), projectRoot, join(projectRoot, '.cache')])
    if (isInside(held, folder)) throw refuse(`contains the site's source files (${held})`);
  requireOutside(folder, catalogue, refuse);
  if (existsSync(homedir()) && isInside(realpathSync(homedir()), folder))
    throw refuse(`contains your home folder (${homedir()})`);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw refuse('is a file, not a folder');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const inner = names.map((name) => join(folder, name)).find(isCatalogue);
  if (inner !== undefined) throw refuse(`contains a catalogue (${inner})`);
  return folder;
}

function requireOutside(path: string, catalogue: string, refuse: (reason: string) => OutputError) {
  const source = sourcesOf(catalogue).find((each) => isInside(path, each));
  if (source !== undefined) throw refuse(`is inside the site's source files (${source})`);
  const around = foldersAround(path);
  const other = around.find(isCatalogue);
  if (other !== undefined) throw refuse(`is inside a catalogue (${other})`);
  const site = around.slice(1).find(isBuiltSite);
  if (site !== undefined)
    throw refuse(`is inside a built site (${site}), which the next build replaces`);
}

const sourcesOf = (catalogue: string): readonly string[] =>
  [catalogue, ...sourceFolders.map((name) => join(projectRoot, name))]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));

/** Returns the path itself, then all its parents. */
const foldersAround = (path: string): readonly string[] =>
  dirname(path) === path ? [path] : [path, ...foldersAround(dirname(path))];

/** Detects any catalogue, because --catalogue takes folders outside the checkout too. */
const isCatalogue = (folder: string): boolean =>
  existsSync(join(folder, 'site.yaml')) && existsSync(join(folder, 'products'));

/** Whether the folder is a built site, even a copy without the marker. */
const isBuiltSite = (folder: string): boolean =>
  isMarked(folder) || existsSync(join(folder, manifestFile));

/** Resolves a folder that may be absent. */
function realPath(path: string, refuse: (reason: string) => OutputError): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  if (existsSync(parent) && !statSync(parent).isDirectory())
    throw refuse(`has a file in its path (${parent})`);
  const real = parent === path ? path : join(realPath(parent, refuse), basename(path));
  if (lstatSync(path, { throwIfNoEntry: false }))
    throw refuse("is a link to something that isn't there");
  return real;
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way);
}
