/** Vite's part of the build: the server bundle that renders pages, and the browser's assets. */
import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vike/api';
import type { InlineConfig, Manifest } from 'vite';
import { printModule } from '../../codegen/emit/source-file.ts';
import { constantsModule } from '../../codegen/emit.ts';
import type { Constants } from '../../kernel/entry-types.ts';
import type { Assets, FirstPaint } from '../../site/document/assets.ts';
import { projectRoot } from '../project-root.ts';
import { searchLogKey } from '../search-log-key.ts';
import { bundleScripts, type Scripts } from './bundle-scripts.ts';
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

/** Writes one stylesheet, its fonts and the scripts into a tree. `workDir` holds vike's bundle. Returns what a page's head needs, and the files' paths. */
function writeClientAssets(
  tree: string,
  workDir: string,
  scripts: Scripts,
  scriptDir: string,
  first: FirstPaint,
): { readonly assets: Assets; readonly files: readonly string[] } {
  const client = join(workDir, 'client');
  const manifest: Manifest = JSON.parse(readFileSync(join(workDir, 'assets.json'), 'utf8'));
  const styled = Object.entries(manifest).find(([key]) => key.includes('/site/vike'));
  if (!styled?.[1].css) throw new Error("the bundle doesn't have the pages' styles");

  // Joined into one request instead of one for each component. The first file sets the layer order.
  const bundled = styled[1].css.map((file) => readFileSync(join(client, file), 'utf8')).join('');
  // Shortens the font package's long file names.
  const fonts = new Map<string, string>();
  const withShortNames = (text: string) =>
    text.replaceAll(/(?<=url\(["']?\/)assets\/[^"')]+/g, (file) => {
      const short = file.replace('static/instrument-sans-latin-wght-normal', 'sans');
      fonts.set(file, short);
      return short;
    });
  // Only the page declares the font: a second declaration here could apply after the first paint.
  const css = withShortNames(bundled.replace(/@font-face\s*\{[^}]*\}/g, ''));
  const styles = withShortNames(first.styles);
  const stylesheet = `assets/site.${hash('sha256', css).slice(0, 10)}.css`;
  const copy = (from: string, file: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(from, join(tree, file));
  };
  for (const [file, short] of fonts) copy(join(client, file), short);
  for (const file of scripts.files) copy(join(scriptDir, file), file);
  writeFileSync(join(tree, stylesheet), css);
  return {
    assets: {
      first: { ...first, styles },
      stylesheets: [`/${stylesheet}`],
      page: scripts.page,
      tools: scripts.tools,
      fonts: [...fonts.values()].map((file) => `/${file}`),
    },
    files: [...fonts.values(), ...scripts.files, stylesheet],
  };
}
