/** Folders in .cache for the bundles and tables of one build, and what dead ones left there. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '../at-end.ts';
import { withPlace } from '../fault.ts';
import { projectRoot } from '../project-root.ts';
import { isAlive, isGone, newId, thisProcess, whileAlive } from './owner.ts';
import { removeFolder } from './remove-folder.ts';

const cache = join(projectRoot, '.cache');
const ownerFile = 'owner.json';
// Older builds named no owner, and on another machine the same id means nothing.
const ownerlessMs = 60 * 60_000;

/** Works with a folder that no other build knows, removed afterwards however the build ends. */
export async function withWorkFolder<T>(
  work: (folder: string) => Promise<T>,
  root: string = cache,
): Promise<T> {
  sweep(root);
  const folder = join(root, `build-${newId()}`);
  mkdirSync(root, { recursive: true });
  // Recursive, it says of a disk that is read-only that a folder is missing (Node 20).
  mkdirSync(folder);
  const discard = atEnd(() => removeFolder(folder));
  try {
    const owner = join(folder, ownerFile);
    writeFileSync(owner, JSON.stringify(thisProcess()));
    return await whileAlive(owner, () => work(folder));
  } catch (error) {
    throw withPlace(error, folder);
  } finally {
    discard();
  }
}

/** Removes what builds left that were killed. */
export function sweep(root: string = cache): void {
  if (!existsSync(root)) return;
  for (const name of readdirSync(root)) {
    const pid = /^(?:build|generated)-(\d+)(?:-[0-9a-f]{8})?$/.exec(name)?.[1];
    if (pid !== undefined && isLeft(join(root, name), Number(pid))) removeFolder(join(root, name));
  }
}

function isLeft(folder: string, pid: number): boolean {
  const owner = join(folder, ownerFile);
  if (existsSync(owner)) return isGone(owner);
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return !isAlive(pid) && Date.now() - made > ownerlessMs;
}
