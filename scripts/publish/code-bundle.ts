/**
 * The site's code, bundled: what renders pages, and what they load. It is kept by the content it was
 * made from, so a build after an edit of the catalogue bundles nothing.
 */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readConstants } from '../../codegen/load/read-constants.ts';
import type { Constants } from '../../kernel/contract.ts';
import { projectRoot } from '../project-root.ts';
import { startWorker, type Worker } from '../start-worker.ts';
import { type Description, readDescription } from './bundle-description.ts';
import type { BundleWork } from './bundle-worker.ts';
import { removeFolder } from './remove-folder.ts';
import { searchLogKey } from './search-log-key.ts';
import { sourceHash, sourcesIn } from './source-hash.ts';

export type CodeBundle = Description & {
  /** Of everything that shapes a page besides the tables. */
  readonly key: string;
  readonly folder: string;
};
export type CodeBundles = {
  /** The bundle for what code knows of a catalogue. */
  readonly of: (constants: Constants) => Promise<CodeBundle>;
  /** Ends what nobody waits for. */
  readonly stop: () => void;
};

const cache = join(projectRoot, '.cache', 'bundles');
/** How many are kept: that of the catalogue, and those of the branches one goes to and fro between. */
const kept = 5;

/**
 * Where this code has never been bundled, that begins at once, with the constants of the catalogue
 * at `root`, while the catalogue is read.
 */
export function codeBundles(root: string): CodeBundles {
  const code = keyOfCode();
  const folderOf = (constants: Constants) =>
    join(cache, `${code}-${hash('sha256', JSON.stringify(constants)).slice(0, 8)}`);
  const begun = new Map<string, Worker<never>>();

  function begin(constants: Constants): Promise<void> {
    const folder = folderOf(constants);
    const known = begun.get(folder);
    if (known) return known.done;
    const work: BundleWork = { folder, constants };
    const worker = startWorker<never>('scripts/publish/bundle-worker.ts', work);
    begun.set(folder, worker);
    return worker.done;
  }

  // A file in its place is nobody's.
  if (statSync(cache, { throwIfNoEntry: false })?.isFile()) rmSync(cache);
  if (!namesIn(cache).some((name) => name.startsWith(code))) {
    const constants = readConstants(root);
    if (constants) begin(constants);
  }
  return {
    async of(constants) {
      const folder = folderOf(constants);
      let description = readDescription(folder);
      if (!description) {
        await begin(constants);
        description = readDescription(folder);
      }
      if (!description) throw new Error(`the bundle in ${folder} is not as it was made`);
      utimesSync(folder, new Date(), new Date());
      sweep();
      return { ...description, key: basename(folder), folder };
    },
    stop: () => {
      for (const { stop } of begun.values()) stop();
    },
  };
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const files = [
  'vite.config.ts',
  'package-lock.json',
  ...['bundle', 'bundle-scripts', 'client-assets', 'css-options', 'first-paint'].map(
    (name) => `scripts/publish/${name}.ts`,
  ),
];
const isCode = (path: string): boolean =>
  /\.(tsx?|css|woff2|svg)$/.test(path) &&
  !/\.(test|spec|fixture)\.tsx?$/.test(path) &&
  !/^site\/(generated|e2e)\//.test(path);

function keyOfCode(): string {
  const code = ['site', 'kernel'].flatMap(sourcesIn).filter(isCode);
  const given = [sourceHash([...code, ...files]), process.version, searchLogKey() ?? ''];
  return hash('sha256', JSON.stringify(given)).slice(0, 20);
}

function sweep(): void {
  const ages = readdirSync(cache)
    .map((name) => join(cache, name))
    .map((folder) => ({ folder, used: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of ages.slice(kept)) removeFolder(folder);
}
