/** The pictures that the pages of a site ask for: taken over where they are published already, else made. */
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pictures, WantedPicture } from '../images/create-pictures.ts';
import { fileOfAddress } from '../images/read-address.ts';
import { type FileState, isUntouched, keepFile, md5Of, type Places } from './place-file.ts';
import type { OutputState } from './site-manifest.ts';
import type { Progress } from './steps.ts';

export type PlacedPictures = {
  /** By path below the site's folder. */
  readonly placed: ReadonlyMap<string, OutputState>;
  readonly encoded: number;
  readonly left: readonly WantedPicture[];
};
export type SitePictures = {
  /** `file` asks for them, and lies in the tree that they are for. */
  readonly want: (file: string, addresses: readonly string[]) => void;
  /** All that were asked for, by path below the site's folder. */
  readonly paths: () => Iterable<string>;
  /** Resolves when all stand in their places, or are left. */
  readonly finish: (tell: (progress: Progress) => void) => Promise<PlacedPictures>;
};

export function sitePictures(
  pictures: Pictures,
  places: Places,
  former: ReadonlyMap<string, FileState>,
): SitePictures {
  const made = new Map<string, OutputState>();
  /** Those that are not taken over, with their versions. */
  const asked = new Map<string, string>();
  const versions = new Map<string, Promise<string | undefined>>();
  const seen = new Set<string>();
  /** Pages ask for the same ones again and again. */
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
      made.set(path, keepFile(places, path, state));
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
        // Its fault is heard of at the end; where there was another one before, nobody waits.
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

/** A new file with the bytes of the published one is replaced by it, to keep its time. */
function asPublished(
  places: Places,
  path: string,
  former: FileState | undefined,
  placed: OutputState,
): OutputState {
  // Most have another size, or are the published file already, so they aren't read.
  if (former?.size !== placed.size || former.mtimeMs === placed.mtimeMs) return placed;
  const staged = join(places.staging, path);
  const isSame = md5Of(readFileSync(staged)) === former.md5 && isUntouched(places, path, former);
  if (!isSame) return placed;
  rmSync(staged);
  return keepFile(places, path, former);
}

const treeOf = (file: string): string => /^[^/\\]+/.exec(file)?.[0] ?? '';

/** An address that is none is the pictures' to complain of. */
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
