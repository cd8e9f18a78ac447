/**
 * The one small script of every page, bundled by itself: shared with nothing, it is one
 * request. It loads the header's script by the address that the page names (data-header-script).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from './bundle.ts';

export type PageScript = {
  /** Path in the tree. */
  readonly file: string;
  copyTo(tree: string): void;
};

export async function bundlePageScript(): Promise<PageScript> {
  const result = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: join(projectRoot, 'site/browser/page.ts') },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const [script, ...others] = outputs;
  if (script?.type !== 'chunk' || others.length > 0) {
    throw new Error(
      'site/browser/page.ts must become one file: something in it is loaded on its own',
    );
  }
  const hash = createHash('sha256').update(script.code).digest('hex').slice(0, 10);
  const file = `assets/page.${hash}.js`;
  return {
    file,
    copyTo(tree) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), script.code);
    },
  };
}
