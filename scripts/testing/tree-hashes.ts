import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../disk.ts';
import { manifestFile } from '../output/output-folder.ts';

/**
 * Returns the SHA-256 of every file below a folder, by its path there with "/" on every system. Leaves out the
 * manifest, because it has this disk's times.
 */
export function treeHashes(folder: string): ReadonlyMap<string, string> {
  const files = filesBelow(folder).filter((name) => name !== manifestFile);
  return new Map(files.map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]));
}

/** Returns the files that differ or that only one tree has, sorted by name. */
export function changedFiles(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.filter((name) => one.get(name) !== other.get(name));
}
