import { spawn } from 'node:child_process';
import { opendirSync, readdirSync, rmSync } from 'node:fs';
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

/** In one folder of it; more take longer than to begin a process. */
const manyFiles = 2000;
const removal = `const { rmSync } = require('node:fs');
for (const path of process.argv.slice(1)) rmSync(path, { recursive: true, force: true });`;

/** The same, without being waited for where it takes long: then by a process that outlives this one. */
export function discardFolder(folder: string, last: string): void {
  const inside = namesIn(folder);
  if (!inside.some((name) => holdsMany(join(folder, name)))) {
    removeFolder(folder, last);
    return;
  }
  const paths = inside.filter((name) => name !== last).map((name) => join(folder, name));
  const options = { detached: true, stdio: 'ignore' } as const;
  spawn(process.execPath, ['-e', removal, ...paths, folder], options)
    .on('error', () => removeFolder(folder, last))
    .unref();
}

/** Looks no further than it must: what is discarded is large. */
function holdsMany(folder: string): boolean {
  try {
    const names = opendirSync(folder, { bufferSize: manyFiles });
    try {
      for (let count = 0; names.readSync(); count++) if (count >= manyFiles) return true;
    } finally {
      names.closeSync();
    }
  } catch {}
  return false;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
