/**
 * Bundles the browser's scripts without vike, which would add a preload helper (0.7 KB a page) and
 * a chunk for each stylesheet. Scripts only need the class names, because the site has one
 * stylesheet.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { isRecord } from '../../kernel/json-record.ts';
import { forEachScript } from '../../site/page-types/scripts.ts';
import { projectRoot } from '../project-root.ts';

export type Scripts = Awaited<ReturnType<typeof bundleScripts>>;

/** Bundles the scripts of every page and of page types into `folder`. Returns their addresses, and every file in the folder. */
export async function bundleScripts(base: InlineConfig, folder: string) {
  const entries = forEachScript((file) => join(projectRoot, file));
  const page = join(projectRoot, 'site/header/client/every-page.ts');
  const built = await build({
    ...base,
    configFile: false,
    publicDir: false,
    plugins: [react(), keepInOneFile(), curlApostrophes()],
    define: { ...base.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      minify: true,
      reportCompressedSize: false,
      // Library mode leaves import() unchanged.
      lib: { entry: { ...entries, page }, formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          entryFileNames: 'assets/[name].[hash].js',
          // Without the names of all pages that share the chunk.
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}.[hash].js`,
          // Small shared modules join the chunk whose pages are closest, because a phone pays for each request.
          codeSplitting: {
            minShareCount: 2,
            groups: [
              // Pages load their own script at once, but a tool only when someone uses it.
              { ...merged, name: 'pages', tags: ['$initial'], priority: 1 },
              { ...merged, name: 'tools' },
            ],
          },
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
    files: chunks.map(({ fileName }) => fileName),
  };
}

const merged = { entriesAware: true, entriesAwareMergeThreshold: 3000 };

/** Each must load in one request, because pages or the search box wait for it. Shared modules would otherwise become chunks. */
const singleFiles = {
  page: '/site/header/client/every-page.ts',
  idle: '/site/header/client/every-page-when-idle.ts',
  search: '/site/search-box/search-box.ts',
};
const ownCopy = /\?own=(\w+)$/;

/** Gives each of these scripts its own copy of the modules it imports statically. */
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

/** Curls the apostrophes in tools' strings, as site/document/html.ts does in pages. */
function curlApostrophes(): Plugin {
  return {
    name: 'curl-apostrophes',
    enforce: 'post',
    transform: {
      filter: { id: /\/(site|kernel)\/.+\.tsx?(\?own=|$)/, code: /\p{L}\\?'\p{L}/u },
      handler(code) {
        // From the last on, so no edit moves a range that follows.
        const texts = textsIn(this.parse(code));
        return texts.reduceRight(
          (all, { start, end }) =>
            all.slice(0, start) +
            all.slice(start, end).replaceAll(/(?<=\p{L})\\?'(?=\p{L})/gu, '’') +
            all.slice(end),
          code,
        );
      },
    },
  };
}

function textsIn(node: unknown): readonly { readonly start: number; readonly end: number }[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isRecord(node)) return [];
  const { type, value, start, end } = node;
  const isText = type === 'TemplateElement' || (type === 'Literal' && typeof value === 'string');
  return isText && typeof start === 'number' && typeof end === 'number'
    ? [{ start, end }]
    : Object.values(node).flatMap(textsIn);
}
