/** Vite's part of the build: the server bundle that renders pages, and the browser's assets. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vike/api';
import type { InlineConfig } from 'vite';
import { printModule } from '../../codegen/emit/source-file.ts';
import { constantsModule } from '../../codegen/emit.ts';
import type { Constants } from '../../kernel/contract.ts';
import { projectRoot } from '../project-root.ts';
import { searchLogKey } from '../search-log-key.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { writeClientAssets } from './client-assets.ts';
import { css } from './css-options.ts';
import { inlineHeader } from './inline-header.ts';

/** `generated` holds the catalogue's generated modules. The bundles go into `workDir`. */
export function viteConfig(generated: string, workDir: string): InlineConfig {
  return {
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    // Nothing reads .env files, and the development server would restart after each edit to one.
    envDir: false,
    resolve: { alias: { '#generated': generated } },
    // The key is public once it's built into a script.
    define: { __SEARCH_LOG_KEY__: JSON.stringify(searchLogKey() ?? '') },
    build: { outDir: workDir, emptyOutDir: true },
  };
}

/**
 * Bundles the page renderer and its styles with vike, then the browser's scripts, in the folder
 * `work`. Returns a folder with `server/renderer.mjs` and, under `tree`, the files that go into each
 * country's tree.
 */
export async function bundleIn(work: string, constants: Constants) {
  // A NODE_ENV from the shell could bundle React's development build.
  process.env.NODE_ENV = 'production';
  const generated = join(work, 'generated');
  mkdirSync(generated);
  // Only this generated module is bundled, because the others change with every edit.
  writeFileSync(join(generated, 'constants.ts'), printModule(constantsModule(constants)));
  const bundled = join(work, 'bundle');
  const scriptDir = join(work, 'scripts');
  const folder = join(work, 'code');
  const config = viteConfig(generated, bundled);
  await build({ viteConfig: config });
  const scripts = await bundleScripts({ ...config, css }, scriptDir);
  const first = await inlineHeader(config, bundled);
  mkdirSync(folder);
  renameSync(join(bundled, 'server'), join(folder, 'server'));
  const made = writeClientAssets(join(folder, 'tree'), bundled, scripts, scriptDir, first);
  return { folder, ...made };
}
