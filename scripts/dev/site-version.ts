/** Loads the last catalogue without errors from generated modules for the development server. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { type Diagnostic, fileDiagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { generate } from '../../codegen/generate.ts';
import { openFileCache } from '../../codegen/load/file-cache.ts';
import type { Tables } from '../../kernel/tables.ts';
import { catalogueCache } from '../compile-with-cache.ts';
import { comparedWithCommit } from '../editing/compare-with-commit.ts';
import { parseFiles } from '../parse-files.ts';

/** Tables for pages, and the text of the one generated module that browsers import. */
export type SiteVersion = {
  readonly tables: Tables;
  readonly constants: string;
};

/**
 * Returns a function that reads the catalogue, writes its modules into `generated` and loads them,
 * as of `at` or now. Without errors, there's a siteVersion. Unchanged files stay in memory. The
 * function throws only for bugs.
 */
export function siteVersionReader(server: ViteDevServer, root: string, generated: string) {
  const cache = openFileCache(catalogueCache, root);
  return async (at?: string) => {
    if (!existsSync(root)) return { diagnostics: [missingFolder(root)] };
    const options = { cache, parseFiles, ...(at !== undefined && { at }) };
    const compiled = await compileCatalogue(root, options);
    const problems = comparedWithCommit(root, compiled);
    const { tables } = compiled;
    if (!tables) return { diagnostics: problems };
    const changed = generate(tables, generated);
    const constants = readFileSync(join(generated, 'constants.ts'), 'utf8');
    const loaded = await reloadTables(server, generated, changed);
    return { siteVersion: { tables: loaded, constants }, diagnostics: problems };
  };
}

const missingFolder = (root: string): Diagnostic =>
  fileDiagnostic(
    root,
    'missing-file',
    'The catalogue folder is missing.',
    'Put it back, or restart with --catalogue DIR.',
  );

/** Reloads tables from generated modules, of which `changed` differ from the last call. */
async function reloadTables(server: ViteDevServer, folder: string, changed: readonly string[]) {
  const files = [...changed, 'tables.ts'].map((file) => normalizePath(join(folder, file)));
  for (const { moduleGraph } of Object.values(server.environments))
    for (const file of files) {
      const module = moduleGraph.getModuleById(file);
      if (module) moduleGraph.invalidateModule(module);
    }
  const loaded = await server.ssrLoadModule(normalizePath(join(folder, 'tables.ts')));
  const tables: Tables = loaded.tables;
  return tables;
}
