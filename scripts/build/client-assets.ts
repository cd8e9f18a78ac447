/** What the pages need of Vite's client bundle: one stylesheet, the script with all that it may load, fonts and pictures. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { Assets } from '../../site/document/assets.ts';

export type ClientAssets = {
  /** What a page names. */
  readonly assets: Assets;
  /** Writes the files into the tree of a country. */
  copyTo(tree: string): void;
};

/** `workDir` is where the bundle was written. Throws where the bundle is not as expected: that is a fault of ours. */
export function readClientAssets(workDir: string): ClientAssets {
  const client = join(workDir, 'client');
  const manifest: Manifest = JSON.parse(readFileSync(join(workDir, 'assets.json'), 'utf8'));
  const entries = Object.entries(manifest);
  const page = manifest['site/browser/page.ts'];
  const tools = entries.flatMap(([key, { file }]) => {
    const name = /^site\/tools\/([^/]+)\/start\.tsx$/.exec(key)?.[1];
    return name === undefined ? [] : [{ key, name, file }];
  });
  const styled = entries.find(([key]) => key.includes('/site/pages/catalogue'));
  if (!page || !styled) throw new Error('the bundle lacks the script or the styles of the pages');

  // One request instead of one for each component. The first file declares the order of the layers.
  const css = (styled[1].css ?? [])
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  const stylesheet = `assets/site.${hash}.css`;

  const roots = ['site/browser/page.ts', ...tools.map(({ key }) => key)];
  const scripts = [...new Set(roots.flatMap((key) => reachable(manifest, key)))];
  const files = new Set([
    ...scripts.map((key) => manifest[key]?.file ?? ''),
    ...scripts.flatMap((key) => manifest[key]?.css ?? []),
    ...[styled[0], ...scripts].flatMap((key) => manifest[key]?.assets ?? []),
    ...[...css.matchAll(/url\(["']?\/(assets\/[^"')]+)/g)].map(([, file]) => file ?? ''),
  ]);
  return {
    assets: {
      stylesheets: [`/${stylesheet}`],
      page: `/${page.file}`,
      tools: Object.fromEntries(tools.map(({ name, file }) => [name, `/${file}`])),
      fonts: [...files]
        .filter((file) => /latin-wght-normal.*\.woff2$/.test(file))
        .sort()
        .map((file) => `/${file}`),
    },
    copyTo(tree) {
      mkdirSync(join(tree, 'assets'), { recursive: true });
      writeFileSync(join(tree, stylesheet), css);
      for (const file of files) {
        mkdirSync(dirname(join(tree, file)), { recursive: true });
        cpSync(join(client, file), join(tree, file));
      }
    },
  };
}

/** Keys of the manifest that an entry may ever load. vike's own entries are not among them: no page names those. */
function reachable(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const { imports = [], dynamicImports = [] } = manifest[entry] ?? {};
  return [
    entry,
    ...[...imports, ...dynamicImports].flatMap((key) => reachable(manifest, key, seen)),
  ];
}
