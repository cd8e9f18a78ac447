/**
 * The site's code, bundled: what renders pages, and what they load. It is kept by the content it was
 * made from, so a build after an edit of the catalogue bundles nothing.
 */
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readConstants } from '../../codegen/read-constants.ts';
import type { Constants } from '../../kernel/contract.ts';
import { removeFolder } from '../output/remove-folder.ts';
import { startWorker, type Worker } from '../start-worker.ts';
import {
  bundleCache as cache,
  type Description,
  folderOf,
  hashCode,
  readDescription,
} from './bundle-description.ts';
import type { BundleWork } from './bundle-worker.ts';

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

/** How many are kept: that of the catalogue, and those of the branches one goes to and fro between. */
const kept = 5;

/**
 * Where this code has never been bundled, that begins at once, with the constants of the catalogue
 * at `root`, while the catalogue is read.
 */
export function codeBundles(root: string): CodeBundles {
  const code = hashCode().hash;
  const begun = new Map<string, Promise<string>>();
  const workers: Worker<string>[] = [];

  /** Returns the folder: another one than expected where the code was edited since. */
  function begin(constants: Constants): Promise<string> {
    const key = folderOf(code, constants);
    const known = begun.get(key);
    if (known) return known;
    const work: BundleWork = { constants };
    const worker = startWorker<string>('scripts/publish/bundle-worker.ts', work);
    workers.push(worker);
    let folder = key;
    worker.onTold((told) => {
      folder = told;
    });
    const done = worker.done.then(() => folder);
    // Its failure is reported when the bundle is needed.
    done.catch(() => {});
    begun.set(key, done);
    return done;
  }

  // A file in its place is nobody's.
  if (statSync(cache, { throwIfNoEntry: false })?.isFile()) rmSync(cache);
  if (!namesIn(cache).some((name) => name.startsWith(code))) {
    const constants = readConstants(root);
    if (constants) begin(constants);
  }
  return {
    async of(constants) {
      let folder = folderOf(code, constants);
      let description = readDescription(folder);
      if (!description) {
        folder = await begin(constants);
        description = readDescription(folder);
      }
      if (!description) throw new Error(`the bundle in ${folder} is not as it was made`);
      utimesSync(folder, new Date(), new Date());
      sweep();
      return { ...description, key: basename(folder), folder };
    },
    stop: () => {
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
