/** The files that pages load: one stylesheet, its fonts, and the scripts. */
import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { Assets, FirstPaint } from '../../site/document/assets.ts';
import type { Scripts } from './bundle-scripts.ts';

/**
 * Writes the files into a tree. Returns the addresses and inline code for a page's head, and the
 * files' paths. `workDir` holds vike's bundle, `scriptDir` the scripts' bundle. Throws if the
 * bundle has no page styles, which is a bug.
 */
export function writeClientAssets(
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
