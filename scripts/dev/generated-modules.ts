/**
 * `#generated/*` out of memory. No file is written that a build, a second server or the watcher
 * could meet, so a page and its data are always of one edition.
 */
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { projectRoot } from '../publish/bundle.ts';
import type { Edition } from './site-state.ts';

/** Where the build writes them, so that they have the address in a browser that they have in an editor. */
export const generatedFolder = join(projectRoot, 'site', 'generated');

export function generatedModules(edition: () => Edition | undefined): Plugin {
  const folder = normalizePath(`${generatedFolder}/`);
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
