import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../../site/document/assets.ts';
import { hashOf } from './place-file.ts';

/** In a folder of a bundle: what it is. The last thing that is written there. */
export const descriptionFile = 'bundle.json';
export type Description = {
  readonly assets: Assets;
  /** The files of a tree, by path there, below `tree`. */
  readonly files: readonly string[];
  /** Hash of each file of the folder, by its path there. */
  readonly hashes: Readonly<Record<string, string>>;
};

/** Hashes of all files of a bundle's folder, in the order of their paths. */
export function hashesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name !== descriptionFile && statSync(join(folder, name)).isFile())
    .sort();
  return Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]));
}

/** Undefined where the bundle is missing, or a file of it is not as it was made. */
export function readDescription(folder: string): Description | undefined {
  try {
    const text = readFileSync(join(folder, descriptionFile), 'utf8');
    const description: Description = JSON.parse(text);
    const isWhole = JSON.stringify(description.hashes) === JSON.stringify(hashesOf(folder));
    return isWhole ? description : undefined;
  } catch {
    return undefined;
  }
}
