/** What the pages load: one stylesheet with its fonts, and the scripts. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { Assets } from '../../site/document/assets.ts';
import type { Scripts } from './bundle-scripts.ts';

export type ClientAssets = {
  /** What a page names. */
  readonly assets: Assets;
  /** Writes the files into a tree, and returns their paths there. */
  copyTo(tree: string): string[];
};

/** `workDir` holds vike's bundle, `scriptDir` that of the scripts. Throws where a bundle is not as expected: that is a fault of ours. */
export function readClientAssets(
  workDir: string,
  scripts: Scripts,
  scriptDir: string,
): ClientAssets {
  const client = join(workDir, 'client');
  const manifest: Manifest = JSON.parse(readFileSync(join(workDir, 'assets.json'), 'utf8'));
  const styled = Object.entries(manifest).find(([key]) => key.includes('/site/pages/catalogue'));
  if (!styled?.[1].css) throw new Error('the bundle lacks the styles of the pages');

  // One request instead of one for each component. The first file declares the order of the layers.
  const css = styled[1].css.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  const stylesheet = `assets/site.${hash}.css`;
  const named = [...css.matchAll(/url\(["']?\/(assets\/[^"')]+)/g)].map(([, file = '']) => file);
  const fonts = [...new Set(named)].sort();
  const copy = (from: string, tree: string, file: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(from, file), join(tree, file));
  };
  return {
    assets: {
      stylesheets: [`/${stylesheet}`],
      page: scripts.page,
      tools: scripts.tools,
      fonts: fonts
        .filter((file) => /latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => `/${file}`),
    },
    copyTo(tree) {
      for (const file of fonts) copy(client, tree, file);
      for (const file of scripts.files) copy(scriptDir, tree, file);
      writeFileSync(join(tree, stylesheet), css);
      return [...fonts, ...scripts.files, stylesheet];
    },
  };
}
