/**
 * `#generated/*` out of memory. No file is written that a build, a second server or the watcher
 * could meet, so a page and its data are always of one edition.
 */
import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { projectRoot } from '../project-root.ts';
import type { Edition } from './site-state.ts';

/** Where the build writes them, so that they have the address in a browser that they have in an editor. */
export const generatedFolder = join(projectRoot, 'site', 'generated');

const folder = normalizePath(`${generatedFolder}/`);

/** Forgets what was made of the modules that differ, and of all that import them. */
export function forgetModules(server: ViteDevServer, former: Edition, now: Edition): void {
  const names = new Set([...former.modules.keys(), ...now.modules.keys()]);
  for (const name of names) {
    if (former.modules.get(name) === now.modules.get(name)) continue;
    for (const { moduleGraph } of Object.values(server.environments)) {
      const module = moduleGraph.getModuleById(folder + name);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}

export function generatedModules(edition: () => Edition | undefined): Plugin {
  const named = /^(?:#generated\/|\/site\/generated\/)([a-z-]+\.ts)$/;
  return {
    name: 'generated-modules',
    enforce: 'pre',
    resolveId(source) {
      const name = named.exec(source)?.[1];
      return name === undefined ? null : folder + name;
    },
    load(id) {
      if (!id.startsWith(folder)) return null;
      const text = edition()?.modules.get(id.slice(folder.length));
      if (text === undefined) throw new Error(`the catalogue has no module ${id}`);
      return text;
    },
  };
}
