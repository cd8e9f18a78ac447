import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Constants } from '../../kernel/contract.ts';
import type { Assets } from '../../site/document/assets.ts';
import { projectRoot } from '../project-root.ts';
import { hashOf } from './place-file.ts';
import { searchLogKey } from './search-log-key.ts';
import { hashSources, type Sources, sourcesIn, unsharedWhereEdited } from './source-hash.ts';

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

/** The folder of all bundles. */
export const bundleCache = join(projectRoot, '.cache', 'bundles');

/** Where the bundle of this code is kept. */
export const folderOf = (code: string, constants: Constants): string =>
  join(bundleCache, `${code}-${hash('sha256', JSON.stringify(constants)).slice(0, 8)}`);

const files = [
  'vite.config.ts',
  'package-lock.json',
  ...['bundle', 'bundle-scripts', 'client-assets', 'css-options', 'first-paint'].map(
    (name) => `scripts/publish/${name}.ts`,
  ),
];
const isCode = (path: string): boolean =>
  /\.(tsx?|css|woff2|svg)$/.test(path) &&
  !/\.(test|spec|fixture)\.tsx?$/.test(path) &&
  !/^site\/(generated|e2e)\//.test(path);

/** Hashes everything a bundle is made from, except the catalogue's constants. */
export function hashCode(): Sources {
  const code = hashSources(() => [
    ...['site', 'kernel'].flatMap(sourcesIn).filter(isCode),
    ...files,
  ]);
  const given = [code.hash, unsharedWhereEdited(files), process.version, searchLogKey() ?? ''];
  return { ...code, hash: hash('sha256', JSON.stringify(given)).slice(0, 20) };
}
