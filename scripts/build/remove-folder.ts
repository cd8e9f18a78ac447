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

/** More take longer than to begin a process. */
const manyFiles = 2000;
const removal = `const { rmSync } = require('node:fs');
for (const path of process.argv.slice(1)) rmSync(path, { recursive: true, force: true });`;

/** The same, without being waited for where it takes long: then by a process that outlives this one. */
export function discardFolder(folder: string, last: string): void {
  if (countIn(folder) <= manyFiles) {
    removeFolder(folder, last);
    return;
  }
  const inside = namesIn(folder).filter((name) => name !== last);
  const paths = [...inside.map((name) => join(folder, name)), folder];
  const options = { detached: true, stdio: 'ignore' } as const;
  spawn(process.execPath, ['-e', removal, ...paths], options)
    .on('error', () => removeFolder(folder, last))
    .unref();
}

/** Looks no further than it must: what is discarded is large. */
function countIn(folder: string): number {
  let count = 0;
  try {
    const entries = opendirSync(folder, { bufferSize: 500 });
    try {
      for (let entry = entries.readSync(); entry; entry = entries.readSync()) {
        count += entry.isDirectory() ? countIn(join(folder, entry.name)) : 1;
        if (count > manyFiles) break;
      }
    } finally {
      entries.closeSync();
    }
  } catch {}
  return count;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
