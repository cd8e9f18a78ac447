/**
 * A site that takes the place of the one before where their folder itself cannot be moved: one of
 * its trees after the other, each as a whole. A kill between the two leaves a new and an old one.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFolder } from './exchange-folders.ts';
import { ours } from './output-folder.ts';

/** In the folder of the unfinished site: what stood where its parts stand now, for want of a better exchange. */
const former = '.former';

export function exchangeInPlace(staging: string, folder: string): void {
  const names = readdirSync(staging);
  const isTree = (name: string) => statSync(join(staging, name)).isDirectory();
  const trees = names.filter(isTree);
  mkdirSync(join(staging, former), { recursive: true });
  for (const name of trees) {
    const [from, to] = [join(staging, name), join(folder, name)];
    if (existsSync(to)) replaceFolder(to, from, join(staging, former, name));
    else renameSync(from, to);
  }
  for (const name of names) {
    if (!trees.includes(name)) renameSync(join(staging, name), join(folder, name));
  }
  // What the site of before had besides.
  for (const name of ours) {
    if (!names.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** By the unfinished sites that dead builds left in the folder. */
export const isMissingInPlace = (folder: string, left: readonly string[]): boolean =>
  missing(folder, left).length > 0;

export function healInPlace(folder: string, left: readonly string[]): void {
  for (const [from, to] of missing(folder, left)) renameSync(from, to);
}

const missing = (folder: string, left: readonly string[]): (readonly [string, string])[] =>
  left.flatMap((staging) => {
    const names = existsSync(join(staging, former)) ? readdirSync(join(staging, former)) : [];
    return names
      .map((name) => [join(staging, former, name), join(folder, name)] as const)
      .filter(([, to]) => !existsSync(to));
  });
