/** The styles that a page's components import, as the addresses under which Vite serves them. */
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** In the order of the imports: the first one declares the order of the layers. */
export function stylesheetsBelow(server: ViteDevServer, entry: EnvironmentModuleNode): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const found: string[] = [];
  const walk = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    if (module.file?.endsWith('.css')) {
      // What it imports is in it already, in its layers; by itself it would be in none, and win.
      found.push(module.url);
      return;
    }
    for (const imported of module.importedModules) walk(imported);
  };
  walk(entry);
  const first = found.findIndex((url) => url.endsWith('/styles/index.css'));
  if (first < 0) throw new Error(`${server.config.root} has no site/styles/index.css`);
  return [...found.splice(first, 1), ...found];
}
