/** Pages as the development server sends them: with its script, and with the stylesheets of their components. */
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { escapeHtml } from '../../site/document/html.ts';

/** They come before the page's own scripts, which may fail until an edit repairs them. */
const scripts = (version: number) =>
  `<script type="module" src="/@vite/client"></script>
<meta name="site-version" content="${version}">
<script type="module" src="/scripts/dev/browser/client.ts"></script>`;

export const withDevScripts = (html: string, version: number): string =>
  html.replace('<head>', () => `<head>\n${scripts(version)}`);

/** Takes the place of a page that can't be rendered. */
export const errorPage = (text: string, version: number): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>This page can't be rendered</title>
${scripts(version)}</head>
<body><pre style="white-space: pre-wrap; margin: 2rem">${escapeHtml(text)}</pre></body></html>
`;

/**
 * The addresses of the styles that a page's components import, in import order. The site's own
 * index comes first, because it declares the order of the layers.
 */
export function stylesheetsBelow(server: ViteDevServer, entry: EnvironmentModuleNode): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const found: string[] = [];
  const walk = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    // A stylesheet includes what it imports, in layers. Linked separately it would override all layers.
    if (module.file?.endsWith('.css')) found.push(module.url);
    else for (const imported of module.importedModules) walk(imported);
  };
  walk(entry);
  const first = found.findIndex((url) => url.endsWith('/styles/index.css'));
  if (first < 0) throw new Error(`${server.config.root} has no site/styles/index.css`);
  return [...found.splice(first, 1), ...found];
}
