/** A folder in .cache for what one build writes and throws away. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onExit } from '../on-exit.ts';
import { projectRoot } from '../project-root.ts';
import { withPath } from '../user-error.ts';
import { isLocked, withLock } from './lock.ts';
import { removeFolder } from './remove-folder.ts';

const lockOf = (folder: string): string => join(folder, 'lock');

/** Runs `work` in a folder that no other build uses and removes it however the build ends. Removes what killed builds left, too. */
export async function withWorkFolder<T>(
  work: (folder: string) => Promise<T>,
  root = join(projectRoot, '.cache'),
): Promise<T> {
  mkdirSync(root, { recursive: true });
  const folder = mkdtempSync(join(root, 'build-'));
  const discard = onExit(() => removeFolder(folder));
  try {
    return await withLock(lockOf(folder), `"${folder}" is in use.`, () => work(folder));
  } catch (error) {
    throw withPath(error, folder);
  } finally {
    discard();
    removeAbandoned(root);
  }
}

function removeAbandoned(root: string): void {
  for (const name of existsSync(root) ? readdirSync(root) : []) {
    const lock = lockOf(join(root, name));
    if (name.startsWith('build-') && existsSync(lock) && !isLocked(lock))
      removeFolder(join(root, name));
  }
}
