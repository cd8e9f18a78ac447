import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onExit } from '../on-exit.ts';
import { projectRoot } from '../project-root.ts';
import { codeOf, withPath } from '../user-error.ts';

const cache = join(projectRoot, '.cache');

/** If a folder can't be removed, leaves it to the next command. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  } catch {}
}

/** Removes the folder when the process ends or `remove` is called, and removes folders of killed processes. */
export function openWorkFolder(kind: 'build' | 'dev', root = cache) {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root)) {
    const owner = /^(?:build|dev)-(\d+)-/.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) removeFolder(join(root, name));
  }
  const folder = mkdtempSync(join(root, `${kind}-${process.pid}-`));
  return { folder, remove: onExit(() => removeFolder(folder)) };
}

export async function withWorkFolder<T>(
  work: (folder: string) => Promise<T>,
  root = cache,
): Promise<T> {
  const { folder, remove } = openWorkFolder('build', root);
  try {
    return await work(folder);
  } catch (error) {
    throw withPath(error, folder);
  } finally {
    remove();
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is running too.
    return codeOf(error) === 'EPERM';
  }
}
