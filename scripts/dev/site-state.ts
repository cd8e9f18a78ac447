/** What the development server shows: the last catalogue without errors, and what is wrong since. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { generate } from '../../codegen/generate.ts';
import { openFileCache } from '../../codegen/load/file-cache.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import type { Tables } from '../../kernel/tables.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { readMany } from '../read-many.ts';

/** The tables that pages are rendered from, and the text of the one generated module that browsers import. */
export type Edition = {
  readonly catalogue: Tables;
  readonly constants: string;
};
/** What was found in one reading of the folder. An edition is present where nothing is an error. */
export type Reading = {
  readonly edition?: Edition;
  readonly problems: readonly Diagnostic[];
};

/**
 * Returns a function that reads the catalogue folder, writes its generated modules into `generated` and
 * loads them. Files that no edit touched stay in memory. The function throws for anything but problems of the catalogue.
 */
export function editionReader(
  root: string,
  generated: string,
  loadTables: (changed: readonly string[]) => Promise<Tables>,
): () => Promise<Reading> {
  const cache = openFileCache(catalogueCache, root);
  return async () => {
    if (!existsSync(root)) return { problems: [missingFolder(root)] };
    const { catalogue, problems } = await compileCatalogue(root, { cache, readMany });
    if (!catalogue) return { problems };
    const changed = await generate(catalogue, generated);
    const constants = readFileSync(join(generated, 'constants.ts'), 'utf8');
    return { edition: { catalogue: await loadTables(changed), constants }, problems };
  };
}

const missingFolder = (root: string): Diagnostic => ({
  severity: 'error',
  file: root,
  line: 1,
  column: 1,
  field: '',
  message: 'the folder of the catalogue is missing',
  write: 'it back, or start with --catalogue DIR',
  rule: 'missing-file',
});
