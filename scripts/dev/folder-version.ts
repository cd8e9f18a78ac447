/** The state of the disk as one text: what file events tell is a hint, this is the truth. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileVersion, isNotThere } from '../preview/read-on-change.ts';

/** Differs whenever a file below one of the folders was added, changed, renamed or removed. */
export function folderVersion(folders: readonly string[], without?: string): string {
  const lines: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (path === without) continue;
      if (entry.isDirectory()) {
        lines.push(path);
        walk(path);
      } else {
        const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
        lines.push(`${path} ${stats ? fileVersion(stats) : 'gone'}`);
      }
    }
  };
  folders.forEach(walk);
  return lines.join('\n');
}

/** A folder may go while it is looked at; the next look says so. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isNotThere(error)) return [];
    throw error;
  }
}
