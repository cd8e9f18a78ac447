/** Checks where commands may write: not in the sources, a catalogue, a built site or other people's files. */
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { countryKeys } from '../../kernel/countries.ts';
import { hostingNames } from '../hosting/all-adapters.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { projectRoot } from '../project-root.ts';
import { UserError } from '../user-error.ts';

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

/** Returns a folder that a build may replace: absent, empty or a build's own. Throws an OutputError for any other. Reads only. */
export function resolveOutput(asked: string, catalogue: string): OutputFolder {
  const folder = safeFolder(asked, catalogue);
  if (existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev)
    throw new OutputError(
      `"${asked}" is a separate disk or volume, so it can't be replaced. Nothing was built or changed. Build into a folder inside it, such as --out ${join(asked, 'dist')}.`,
    );
  requireReplaceable({ asked, folder });
  return { asked, folder };
}

/** Returns the folder a site is published to. `publish` checks its contents. Throws an OutputError for a folder it mustn't write to. Reads only. */
export function resolveTarget(asked: string): OutputFolder {
  const folder = safeFolder(asked, join(projectRoot, 'catalogue'));
  if (isBuiltSite(folder)) throw refusal(asked, 'is a built site, which the next build replaces');
  return { asked, folder };
}

/** Returns a folder another command may write: absent or empty. Throws an OutputError for any other. Reads only. */
export function resolveNewFolder(asked: string): string {
  const folder = safeFolder(asked, join(projectRoot, 'catalogue'));
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw refusal(asked, 'already contains files');
  return folder;
}

/** Throws an OutputError if a command's file would be in the catalogue, the code or a built site. Reads only. */
export function requireOutsideSources(file: string, catalogue: string): void {
  const reason = whyNot(realPath(resolve(file)), catalogue);
  if (reason !== undefined) throw refusal(file, reason);
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

/** Throws a UserError if the bundler would read the checkout's path as an address. */
export function requirePlainRoot(root: string): void {
  const character = /[#%?]/.exec(root)?.[0];
  if (character === undefined) return;
  throw new UserError(
    `This checkout is in "${root}", and the bundler can't read a path with ${character} in it. Rename the folder, or move the checkout.`,
  );
}

const refusal = (asked: string, reason: string): OutputError =>
  new OutputError(
    `"${asked}" ${reason}. Nothing was written. Use a new or empty folder somewhere else.`,
  );

/** Resolves links. The folder may be absent. */
function safeFolder(asked: string, catalogue: string): string {
  const folder = realPath(resolve(asked));
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw refusal(asked, 'is a file, not a folder');
  const reason = whyNot(folder, catalogue);
  if (reason !== undefined) throw refusal(asked, reason);
  return folder;
}

/** Says what's in the way of writing at a path; undefined if nothing is. */
function whyNot(path: string, catalogue: string): string | undefined {
  const sources = [catalogue, ...sourceFolders.map((name) => join(projectRoot, name))]
    .filter((each) => existsSync(each))
    .map((each) => realpathSync(each));
  const inner = sources.find((each) => isInside(each, path));
  if (inner !== undefined) return `contains the site's source files (${inner})`;
  const source = sources.find((each) => isInside(path, each));
  if (source !== undefined) return `is inside the site's source files (${source})`;
  const around = foldersAround(path);
  const other = around.find(isCatalogue);
  if (other !== undefined) return `is inside a catalogue (${other})`;
  const site = around.slice(1).find(isBuiltSite);
  return site && `is inside a built site (${site}), which the next build replaces`;
}

const foldersAround = (path: string): readonly string[] =>
  dirname(path) === path ? [path] : [path, ...foldersAround(dirname(path))];

/** Detects any catalogue, because --catalogue takes folders outside the checkout too. */
const isCatalogue = (folder: string): boolean =>
  existsSync(join(folder, 'site.yaml')) && existsSync(join(folder, 'products'));

/** Whether the folder is a built site, even a copy without the marker. */
const isBuiltSite = (folder: string): boolean =>
  isMarked(folder) || existsSync(join(folder, manifestFile));

const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way);
}
