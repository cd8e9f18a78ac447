/** Collects the pictures that pages use. Reuses published ones and makes the rest. */
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureRequest, Pictures } from '../images/create-pictures.ts';
import { fileOfAddress } from '../images/read-address.ts';
import type { OutputState } from './site-manifest.ts';
import type { Progress } from './steps.ts';
import { type FileState, isUntouched, md5Of, type OutputPaths, reuseFile } from './write-file.ts';

export type PlacedPictures = {
  /** By path below the site's folder. */
  readonly placed: ReadonlyMap<string, OutputState>;
  readonly encoded: number;
  readonly left: readonly PictureRequest[];
};
export type SitePictures = {
  /** Requests pictures for a file and places them in that file's tree. */
  readonly want: (file: string, addresses: readonly string[]) => void;
  /** Every requested picture, by path below the site's folder. */
  readonly paths: () => Iterable<string>;
  /** Resolves when every picture is in place or left for later. */
  readonly finish: (tell: (progress: Progress) => void) => Promise<PlacedPictures>;
};

export function sitePictures(
  pictures: Pictures,
  places: OutputPaths,
  former: ReadonlyMap<string, FileState>,
): SitePictures {
  const made = new Map<string, OutputState>();
  /** Pictures to make, with their versions. */
  const asked = new Map<string, string>();
  const versions = new Map<string, Promise<string | undefined>>();
  const seen = new Set<string>();
  /** Caches file names, because most pages use the same pictures. */
  const files = new Map<string, string>();
  const judged: Promise<void>[] = [];

  async function judge(address: string, path: string, page: string): Promise<void> {
    const known = versions.get(address) ?? pictures.versionOf(address);
    versions.set(address, known);
    const version = await known;
    const state = former.get(path);
    if (
      state &&
      version !== undefined &&
      state.inputs === version &&
      isUntouched(places, path, state)
    ) {
      made.set(path, reuseFile(places, path, state));
      return;
    }
    if (version !== undefined) asked.set(path, version);
    pictures.want({ address, tree: join(places.staging, treeOf(page)), page });
  }

  return {
    want(page, addresses) {
      for (const address of addresses) {
        const file = files.get(address) ?? fileOf(address);
        files.set(address, file);
        const path = join(treeOf(page), file);
        if (seen.has(path)) continue;
        seen.add(path);
        const judging = judge(address, path, page);
        // `finish` reports the error, unless an earlier one has already stopped the build.
        judging.catch(() => {});
        judged.push(judging);
      }
    },
    paths: () => seen,
    async finish(tell) {
      await Promise.all(judged);
      const watch = setInterval(() => tell(pictures.progress()), 100);
      const { encoded, left } = await pictures.finish().finally(() => clearInterval(watch));
      for (const [path, version] of asked) {
        const placed = stateOf(join(places.staging, path));
        if (placed)
          made.set(path, {
            ...asPublished(places, path, former.get(path), placed),
            inputs: version,
          });
      }
      return { placed: made, encoded, left };
    },
  };
}

/** Replaces a new file with the published one if the bytes are the same, to keep its time. */
function asPublished(
  places: OutputPaths,
  path: string,
  former: FileState | undefined,
  placed: OutputState,
): OutputState {
  // Most differ in size or are already the published file, so we needn't read them.
  if (former?.size !== placed.size || former.mtimeMs === placed.mtimeMs) return placed;
  const staged = join(places.staging, path);
  const isSame = md5Of(readFileSync(staged)) === former.md5 && isUntouched(places, path, former);
  if (!isSame) return placed;
  rmSync(staged);
  return reuseFile(places, path, former);
}

const treeOf = (file: string): string => /^[^/\\]+/.exec(file)?.[0] ?? '';

/** Passes an invalid address through, so that `pictures` reports it. */
function fileOf(address: string): string {
  try {
    return fileOfAddress(address);
  } catch {
    return address;
  }
}

function stateOf(file: string): OutputState | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  return { size: found.size, mtimeMs: found.mtimeMs };
}
