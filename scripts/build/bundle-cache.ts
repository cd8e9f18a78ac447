/** Caches the bundled renderer, scripts and styles by a hash of their sources, so a catalogue edit bundles nothing. */
import { hash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Constants } from '../../kernel/entry-types.ts';
import type { Assets } from '../../site/document/assets.ts';
import { withLock } from '../output/lock.ts';
import { removeFolder, withWorkFolder } from '../output/work-folder.ts';
import { projectRoot } from '../project-root.ts';
import { searchLogKey } from '../search-log-key.ts';
import { UserError } from '../user-error.ts';
import { sourceHash, sourcesIn } from './source-hash.ts';

/** Describes the bundle. It's written last, so a folder with this file is complete. */
const descriptionFile = 'bundle.json';
type Description = {
  readonly assets: Assets;
  /** The files for each tree, as paths relative to `tree`. */
  readonly files: readonly string[];
};

function readDescription(folder: string): Description | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, descriptionFile), 'utf8'));
  } catch {
    return undefined;
  }
}

const cache = join(projectRoot, '.cache', 'bundles');

/** vike compiles +config.ts next to it and deletes the result. The name is always the same, so two bundlers would delete each other's. */
const lock = join(projectRoot, '.cache', 'bundling.lock');

const builders = [
  'vite.config.ts',
  'package-lock.json',
  ...['bundle', 'bundle-scripts', 'css-options', 'inline-header'].map(
    (name) => `scripts/build/${name}.ts`,
  ),
];
const isCode = (path: string): boolean =>
  /\.(tsx?|json|css|woff2|svg)$/.test(path) &&
  !/\.(test|spec|fixture)\.tsx?$/.test(path) &&
  !/^site\/(generated|e2e)\//.test(path);

const sources = () => [...['site', 'kernel'].flatMap(sourcesIn).filter(isCode), ...builders];

/** Hashes all inputs of a bundle except the catalogue's constants. */
function hashCode(): string {
  const given = [sourceHash(sources()), process.version, searchLogKey() ?? ''];
  return hash('sha256', JSON.stringify(given)).slice(0, 20);
}

export type CodeBundle = Awaited<ReturnType<typeof codeBundle>>;

/** How many bundles to keep, enough to switch between a few branches. */
const kept = 5;

/** Returns the bundle for a catalogue's constants, made if it isn't cached. Its key identifies every input of a page except the tables. */
export async function codeBundle(constants: Constants) {
  const code = hashCode();
  const key = `${code}-${hash('sha256', JSON.stringify(constants)).slice(0, 8)}`;
  const folder = join(cache, key);
  if (!readDescription(folder))
    await withLock(lock, undefined, async () => {
      // Another build may have made the bundle while this one waited for the lock.
      if (!readDescription(folder)) await makeBundle(folder, code, constants);
    });
  const description = readDescription(folder);
  if (!description) throw new Error(`the bundle in ${folder} has no description`);
  utimesSync(folder, new Date(), new Date());
  sweep();
  return { ...description, key, folder };
}

/** The folder appears complete or not at all. Throws a UserError if the sources change in the meantime. */
async function makeBundle(folder: string, code: string, constants: Constants): Promise<void> {
  const { bundleIn } = await import('./bundle.ts');
  await withWorkFolder(async (work) => {
    const { folder: made, assets, files } = await bundleIn(work, constants);
    const description: Description = { assets, files };
    writeFileSync(join(made, descriptionFile), JSON.stringify(description));
    if (hashCode() !== code)
      throw new UserError(
        "The site's code changed while it was being bundled. Finish your edits and run the command again.",
      );
    mkdirSync(cache, { recursive: true });
    removeFolder(folder);
    renameSync(made, folder);
  });
}

function sweep(): void {
  const ages = readdirSync(cache)
    .map((name) => join(cache, name))
    .map((folder) => ({ folder, used: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of ages.slice(kept)) removeFolder(folder);
}
