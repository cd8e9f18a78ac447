/** Detects whether catalogue files changed while they were read, or lead out of the catalogue. */
import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isEditorLeftover } from './file-types.ts';

/** Returns names, sizes, times and inodes of all files. The same state before and after a reading means that nothing changed. */
export const catalogueState = (root: string): string =>
  // Schemas are part of the program, and editors' names are written next to them.
  folderState(root, (path, name) => isEditorLeftover(name) || path === join(root, 'schema'));

export function folderState(root: string, isSkipped: (path: string, name: string) => boolean) {
  const lines: string[] = [];
  const walk = (folder: string) => {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (isSkipped(path, entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else {
        const found = statusOf(path);
        lines.push(`${path} ${found?.size} ${found?.mtimeMs} ${found?.ctimeMs} ${found?.ino}`);
      }
    }
  };
  walk(root === '' ? '.' : root);
  return lines.join('\n');
}

/** Undefined for a missing file or a link to itself. */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Empty for a deleted folder. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether a link leads out of the catalogue. Its target may be secret, so it's never read. */
export function pointsOutside(root: string, link: string): boolean {
  try {
    return !realpathSync(link).startsWith(realpathSync(root || '.') + sep);
  } catch {
    // A broken link is reported as a missing file.
    return false;
  }
}
