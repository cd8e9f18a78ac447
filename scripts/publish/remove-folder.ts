import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What cannot be removed is left to the next build, which sweeps: by `last`, which goes after all else. */
export function removeFolder(folder: string, last?: string): void {
  const remove = (path: string) =>
    rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  try {
    const names = last === undefined ? [] : readdirSync(folder);
    for (const name of names) if (name !== last) remove(join(folder, name));
    remove(folder);
  } catch {}
}
