import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../build/output-folder.ts';

/**
 * The SHA-256 of every file below a folder, by its path there, with "/" on every system. What a build
 * notes of its files is left out: the times in it are of this disk.
 */
export function treeHashes(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== manifestFile && statSync(join(folder, name)).isFile(),
  );
  return new Map(
    files.map((name) => [
      name.replaceAll('\\', '/'),
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** The files that only one tree has, or that differ, in the order of their names. */
export function changedFiles(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.filter((name) => one.get(name) !== other.get(name));
}
