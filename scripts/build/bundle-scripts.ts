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
    plugins: [react(), keepInOneFile()],
    define: { ...base.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      minify: true,
      reportCompressedSize: false,
      // As a library: import() is left as it is written.
      lib: { entry: { ...entries, page }, formats: ['es'] },
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

/**
 * The scripts that are one request each: every page waits for the first two, and a visitor who types waits
 * for the search box. A module that they share with another script would become a chunk of its own.
 */
const singleFiles = {
  page: '/site/header/visit/page.ts',
  idle: '/site/header/visit/when-idle.ts',
  search: '/site/search-box/search-box.ts',
};
const ownCopy = /\?own=(\w+)$/;

/** Gives each of these scripts its own copy of the modules that it imports statically. */
function keepInOneFile(): Plugin {
  const ownerOf = (importer: string): string | undefined =>
    ownCopy.exec(importer)?.[1] ??
    Object.entries(singleFiles).find(([, file]) =>
      importer.replaceAll('\\', '/').endsWith(file),
    )?.[0];
  return {
    name: 'keep-in-one-file',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      const owner = importer && ownerOf(importer);
      if (!importer || !owner) return null;
      const resolved = await this.resolve(source, importer.replace(ownCopy, ''));
      // Dynamic imports may be shared.
      if (!resolved || resolved.external || kind === 'dynamic-import') return resolved;
      const mark = resolved.id.includes('?') ? '&' : '?';
      return { ...resolved, id: `${resolved.id}${mark}own=${owner}` };
    },
    async load(id) {
      if (!ownCopy.test(id)) return null;
      const file = id.replace(ownCopy, '');
      const moduleType = /\.tsx?$/.test(file) ? 'ts' : 'js';
      return { code: await readFile(file, 'utf8'), moduleType };
    },
  };
}
