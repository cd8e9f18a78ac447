/** Serves and loads the generated modules of the catalogue as it is now. */
import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Tables } from '../../kernel/tables.ts';
import { projectRoot } from '../project-root.ts';
import type { Edition } from './site-state.ts';

/** Editors find generated modules here, so browsers see them at the same address. */
export const generatedFolder = join(projectRoot, 'site', 'generated');

const constantsId = normalizePath(join(generatedFolder, 'constants.ts'));

/** Answers `#generated/constants.ts` from memory, so a page and its scripts never belong to different editions. */
export const generatedConstants = (edition: () => Edition | undefined): Plugin => ({
  name: 'generated-constants',
  enforce: 'pre',
  resolveId(source) {
    return /^(?:#generated|\/site\/generated)\/constants\.ts$/.test(source) ? constantsId : null;
  },
  load(id) {
    return id === constantsId ? (edition()?.constants ?? null) : null;
  },
});

export function invalidateConstants(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(constantsId);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/** Loads the tables from a folder of generated modules, of which `changed` differ from the last call. */
export async function loadTables(
  server: ViteDevServer,
  folder: string,
  changed: readonly string[],
): Promise<Tables> {
  const entry = normalizePath(join(folder, 'tables.ts'));
  const { moduleGraph } = server.environments.ssr;
  for (const file of [...changed, 'tables.ts']) {
    const module = moduleGraph.getModuleById(normalizePath(join(folder, file)));
    if (module) moduleGraph.invalidateModule(module);
  }
  const { tables } = await server.ssrLoadModule(entry);
  return tables;
}
