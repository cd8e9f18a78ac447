/** What is built and published is for everybody, whatever the umask of who does it: a server runs as another user. */
import { chmodSync, type Stats, statSync } from 'node:fs';

/** Files and folders that this process and those it starts make from now on may be read by all. Throws in a thread. */
export function makeReadable(): void {
  process.umask(process.umask() & 0o022);
}

const wantedOf = (stats: Stats): number => (stats.isDirectory() ? 0o755 : 0o644);

export const isReadable = (stats: Stats): boolean => {
  const needed = wantedOf(stats) & 0o555;
  return (stats.mode & needed) === needed;
};

/** Lets all read it, and takes nothing away. Returns whether there was anything to do; `dry` does not do it. */
export function openToAll(path: string, { dry = false } = {}): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || isReadable(stats)) return false;
  if (!dry) chmodSync(path, (stats.mode & 0o7777) | wantedOf(stats));
  return true;
}
