/** Caches the bundled renderer, scripts and styles by a hash of their sources, so a catalogue edit bundles nothing. */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readConstants } from '../../codegen/read-constants.ts';
import type { Constants } from '../../kernel/contract.ts';
import type { Assets } from '../../site/document/assets.ts';
import { filesBelow } from '../disk.ts';
import { withLock } from '../output/lock.ts';
import { removeFolder } from '../output/work-folder.ts';
import { projectRoot } from '../project-root.ts';
import { searchLogKey } from '../search-log-key.ts';
import { startWorker, type Worker } from '../start-worker.ts';
import { sourceHash, sourcesIn } from './source-hash.ts';
import { hashOf } from './write-file.ts';

/** Describes the bundle. It's written last, so a folder with this file is complete. */
export const descriptionFile = 'bundle.json';
export type Description = {
  readonly assets: Assets;
  /** The files for each tree, as paths relative to `tree`. */
  readonly files: readonly string[];
  /** Hash of each file in the folder, by path. */
  readonly hashes: Readonly<Record<string, string>>;
};

export function hashesOf(folder: string): Record<string, string> {
  const names = filesBelow(folder).filter((name) => name !== descriptionFile);
  return Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]));
}

/** Returns undefined if the bundle is missing or one of its files has changed. */
export function readDescription(folder: string): Description | undefined {
  try {
    const text = readFileSync(join(folder, descriptionFile), 'utf8');
    const description: Description = JSON.parse(text);
    const isWhole = JSON.stringify(description.hashes) === JSON.stringify(hashesOf(folder));
    return isWhole ? description : undefined;
  } catch {
    return undefined;
  }
}

const cache = join(projectRoot, '.cache', 'bundles');

/** vike compiles +config.ts next to it and deletes the result. The name is always the same, so two bundlers would delete each other's. */
const lock = join(projectRoot, '.cache', 'bundling.lock');

export const bundleFolder = (code: string, constants: Constants): string =>
  join(cache, `${code}-${hash('sha256', JSON.stringify(constants)).slice(0, 8)}`);

const files = [
  'vite.config.ts',
  'package-lock.json',
  ...['bundle', 'bundle-scripts', 'client-assets', 'css-options', 'inline-header'].map(
    (name) => `scripts/build/${name}.ts`,
  ),
];
const isCode = (path: string): boolean =>
  /\.(tsx?|css|woff2|svg)$/.test(path) &&
  !/\.(test|spec|fixture)\.tsx?$/.test(path) &&
  !/^site\/(generated|e2e)\//.test(path);

const sources = () => [...['site', 'kernel'].flatMap(sourcesIn).filter(isCode), ...files];

/** When a source last changed, in milliseconds. An edit that's undone doesn't change the hash. */
export const lastChange = (): number =>
  Math.max(...sources().map((path) => statSync(join(projectRoot, path)).ctimeMs));

/** Hashes all inputs of a bundle except the catalogue's constants. */
export function hashCode(): string {
  const given = [sourceHash(sources()), process.version, searchLogKey() ?? ''];
  return hash('sha256', JSON.stringify(given)).slice(0, 20);
}

export type CodeBundles = ReturnType<typeof codeBundles>;
export type CodeBundle = Awaited<ReturnType<CodeBundles['of']>>;

export type BundleWork = { readonly code: string; readonly constants: Constants };

/** How many bundles to keep, enough to switch between a few branches. */
const kept = 5;

/** Starts to bundle new code at once, with the constants of the catalogue at `root`, while the build reads the rest. */
export function codeBundles(root: string) {
  const code = hashCode();
  const begun = new Map<string, Promise<void>>();
  const workers: Worker[] = [];
  let isStopped = false;

  function begin(constants: Constants): Promise<void> {
    const folder = bundleFolder(code, constants);
    const known = begun.get(folder);
    if (known) return known;
    const work: BundleWork = { code, constants };
    const done = withLock(lock, undefined, async () => {
      // Another build may have made the bundle while this one waited for the lock.
      if (isStopped || readDescription(folder)) return;
      const worker = startWorker('scripts/build/bundle-worker.ts', work);
      workers.push(worker);
      await worker.done;
    });
    // `of` reports the error when it needs the bundle.
    done.catch(() => {});
    begun.set(folder, done);
    return done;
  }

  // A file at the cache path isn't ours, and blocks the folder.
  if (statSync(cache, { throwIfNoEntry: false })?.isFile()) rmSync(cache);
  if (!namesIn(cache).some((name) => name.startsWith(code))) {
    const constants = readConstants(root);
    if (constants) begin(constants);
  }
  return {
    /** Returns the bundle for these constants, made if it isn't cached. Its key identifies every input of a page except the tables. */
    async of(constants: Constants) {
      const folder = bundleFolder(code, constants);
      if (!readDescription(folder)) await begin(constants);
      const description = readDescription(folder);
      if (!description) throw new Error(`the bundle in ${folder} was edited after it was made`);
      utimesSync(folder, new Date(), new Date());
      sweep();
      return { ...description, key: basename(folder), folder };
    },
    stop: () => {
      isStopped = true;
      for (const { stop } of workers) stop();
    },
  };
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

function sweep(): void {
  const ages = readdirSync(cache)
    .map((name) => join(cache, name))
    .map((folder) => ({ folder, used: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of ages.slice(kept)) removeFolder(folder);
}
