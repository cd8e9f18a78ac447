/**
 * The browser's scripts, bundled apart from vike's: no preload helper in front of every
 * import() (0.7 KB in each page), and class names instead of a chunk for each stylesheet; the
 * styles themselves are in the one stylesheet of the site.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Assets } from '../../site/document/assets.ts';
import { forEachScript } from '../../site/kinds/scripts.ts';
import { projectRoot } from '../project-root.ts';

export type Scripts = {
  /** Address of the one script of every page. */
  readonly page: string;
  /** Addresses of the kinds' scripts. */
  readonly tools: Assets['tools'];
  /** Every file, entries, what they load and workers, below the folder that was given. */
  readonly files: readonly string[];
};

/** Bundles site/header/visit/page.ts and the scripts of the kinds of pages into `folder`. */
export async function bundleScripts(base: InlineConfig, folder: string): Promise<Scripts> {
  const entries = forEachScript((file) => join(projectRoot, file));
  const page = join(projectRoot, 'site/header/visit/page.ts');
  const built = await build({
    ...base,
    configFile: false,
    publicDir: false,
    plugins: [react(), keepPageInOneFile()],
    define: { ...base.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      minify: true,
      reportCompressedSize: false,
      // As a library: import() is left as it is written.
      lib: { entry: { ...entries, page: page + ownCopy }, formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
        },
      },
    },
  });
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const addressOf = (name: string) => {
    const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === name);
    if (!chunk) throw new Error(`the bundle has no script for ${name}`);
    return `/${chunk.fileName}`;
  };
  return {
    page: addressOf('page'),
    tools: forEachScript((_file, name) => addressOf(name)),
    // A worker is bundled by itself, and comes as an asset.
    files: outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.js')),
  };
}

const ownCopy = '?page';
/** Comes with the script of the idle page, which is to be one request too. */
const idle = '/site/header/visit/keep.ts';

/**
 * What the page's script imports belongs to it alone: a module shared with another script would
 * become a chunk of its own, and every page would wait for a second request. So with what is kept in
 * the browser, which the idle page and several tools look at.
 */
function keepPageInOneFile(): Plugin {
  return {
    name: 'keep-page-in-one-file',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (!importer || source.endsWith(ownCopy)) return null;
      const isPage = importer.endsWith(ownCopy);
      if (!isPage && !importer.replaceAll('\\', '/').endsWith(idle)) return null;
      const file = isPage ? importer.slice(0, -ownCopy.length) : importer;
      const resolved = await this.resolve(source, file);
      // What is imported later may be shared.
      if (!resolved || resolved.external || kind === 'dynamic-import') return resolved;
      return { ...resolved, id: resolved.id + ownCopy };
    },
    async load(id) {
      if (!id.endsWith(ownCopy)) return null;
      const file = id.slice(0, -ownCopy.length);
      return { code: await readFile(file, 'utf8'), moduleType: file.endsWith('.ts') ? 'ts' : 'js' };
    },
  };
}
