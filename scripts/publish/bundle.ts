/** Vite's part of the build: the server bundle that renders pages, and the browser's assets. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vike/api';
import type { InlineConfig } from 'vite';
import { emitAll } from '../../codegen/emit.ts';
import type { Tables } from '../../kernel/tables.ts';
import { projectRoot } from '../project-root.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { readClientAssets } from './client-assets.ts';
import { css } from './css-options.ts';
import { searchLogKey } from './search-log-key.ts';

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

/**
 * Bundles with vike what renders pages, and their styles; then the browser's scripts. Everything
 * lies below `work`: `server/renderer.mjs`, and below `tree` what each country's tree is given.
 */
export async function bundleSite(work: string, tables: Tables) {
  // What a shell says for its own purposes is not meant for the site: it would be React's other half.
  process.env.NODE_ENV = 'production';
  const generated = join(work, 'generated');
  // Code knows no more of a catalogue than this; the rest is handed to it.
  mkdirSync(generated);
  for (const { name, text } of await emitAll(tables, ['constants'])) {
    writeFileSync(join(generated, name), text);
  }
  const bundled = join(work, 'bundle');
  const scriptDir = join(work, 'scripts');
  const folder = join(work, 'code');
  const config = viteConfig(generated, bundled);
  await build({ viteConfig: config });
  const scripts = await bundleScripts({ ...config, css }, scriptDir);
  const client = readClientAssets(bundled, scripts, scriptDir);
  mkdirSync(folder);
  renameSync(join(bundled, 'server'), join(folder, 'server'));
  const files = client.copyTo(join(folder, 'tree'));
  return { folder, description: { assets: client.assets, files } };
}
