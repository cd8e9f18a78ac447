/** Vite's part of the build: the server bundle that renders pages, and the browser's assets. */
import { join } from 'node:path';
import { build, prerender } from 'vike/api';
import type { InlineConfig } from 'vite';
import type { Country } from '../../kernel/contract.ts';
import type { Assets } from '../../site/document/assets.ts';
import { projectRoot } from '../project-root.ts';

/** `generated` holds the modules of the catalogue that is built; `workDir` receives the bundles. */
export function viteConfig(generated: string, workDir: string): InlineConfig {
  return {
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    resolve: { alias: { '#generated': generated } },
    // Public once built: an integrity tag, not a secret.
    define: { __SEARCH_LOG_KEY__: JSON.stringify(searchLogKey() ?? '') },
    build: { outDir: workDir, emptyOutDir: true },
  };
}

/** The key that signs the search log. It comes from the environment of the build, never from the repository. */
export const searchLogKey = (): string | undefined =>
  process.env.PURETEC_SEARCH_LOG_KEY || undefined;

/** vike's bundles: the one that renders pages, and their styles. */
export async function bundle(config: InlineConfig): Promise<void> {
  await build({ viteConfig: config });
}

export type RenderedPage = { readonly path: string; readonly html: string };

/** Renders the pages of a country. Nothing is written: each page is handed to `onPage`. */
export async function renderPages(
  config: InlineConfig,
  country: Country,
  paths: ReadonlySet<string>,
  assets: Assets,
  onPage: (page: RenderedPage) => void,
): Promise<void> {
  await prerender({
    viteConfig: config,
    pageContextInit: { country, assets },
    onPagePrerender: (pageContext: unknown) => {
      const { urlOriginal, html } = pageContext as { urlOriginal: string; html: string };
      const path = decodeURI(urlOriginal);
      // vike renders every route; those of the other country alone are dropped.
      if (paths.has(path)) onPage({ path, html });
    },
  });
}
