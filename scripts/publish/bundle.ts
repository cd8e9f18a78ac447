/** Vite's part of the build: the server bundle that renders pages, and the browser's assets. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vike/api';
import type { InlineConfig } from 'vite';
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

export type Renderer = typeof import('../../site/pages/renderer.ts');

/** The renderer of a bundle. React looks at NODE_ENV once, when it is loaded. */
export function loadRenderer(workDir: string): Promise<Renderer> {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(workDir, 'server', 'renderer.mjs')).href);
}
