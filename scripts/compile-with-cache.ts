/** Compiles catalogues for commands, with the cache, and on all cores for large ones. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CompileOptions, compileCatalogue } from '../codegen/compile-catalogue.ts';
import { openFileCache } from '../codegen/load/file-cache.ts';
import { readCatalogue } from '../codegen/load/read-catalogue.ts';
import { parseFiles } from './parse-files.ts';
import { projectRoot } from './project-root.ts';
import { UserError } from './user-error.ts';

/** Caches parsed files, so that the next command reads only those that changed. */
export const catalogueCache = join(projectRoot, '.cache', 'catalogue');

/** Returns the tables and the catalogue's problems. Throws a UserError as `requireCatalogue` does. */
export function compile(
  root: string,
  { at, ...options }: Omit<CompileOptions, 'at'> & { readonly at?: string | undefined } = {},
) {
  requireCatalogue(root);
  return compileCatalogue(root, {
    cache: catalogueCache,
    parseFiles,
    ...(at !== undefined && { at }),
    ...options,
  });
}

export const readDocuments = (root: string) =>
  readCatalogue(root, openFileCache(catalogueCache, root));

const partsOfIt: ReadonlySet<string> = new Set(['site.yaml', 'products', 'categories', 'pages']);

/** Throws a UserError if the folder isn't a catalogue. */
export function requireCatalogue(folder: string): void {
  const found = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new UserError(`There's no folder called "${folder}". Check the path.`);
  if (!found.isDirectory()) throw new UserError(`"${folder}" is a file. Use a catalogue folder.`);
  const names = readdirSync(folder);
  if (names.length > 0 && !names.some((name) => partsOfIt.has(name)))
    throw new UserError(
      `"${folder}" isn't a catalogue, because it has no site.yaml and no products folder. Use another folder.`,
    );
}
