/**
 * Cloudflare: a folder for each tree that `wrangler deploy` takes as a Worker with assets. Pictures get
 * names that Cloudflare doesn't rewrite (`edge.ts`).
 */
import { join } from 'node:path';
import { assetPath } from '../../content-types.ts';
import { projectRoot } from '../../project-root.ts';
import { beforePages, type HostingAdapter, type TextFile, type Tree } from '../hosting-adapter.ts';
import { edgePictureName, type Settings } from './edge.ts';
import { cloudflareLimits } from './limits.ts';

/** Selects the version of Cloudflare's runtime. */
const compatibilityDate = '2026-04-01';

export const cloudflare: HostingAdapter = {
  limits: (tree, hosting) => cloudflareLimits(tree, hosting?.cloudflarePlan),
  async form(trees, { siteName }) {
    const links = trees.flatMap(({ name, files }) =>
      Array.from(
        files.keys(),
        (path) => [`${name}/public/${edgePictureName(path)}`, `${name}/${path}`] as const,
      ),
    );
    const texts = await Promise.all(trees.map((tree) => textsOf(tree, siteName)));
    return { links: new Map(links), texts: texts.flat() };
  },
};

async function textsOf(tree: Tree, siteName: string): Promise<TextFile[]> {
  const script = await scriptOf({ proxyRoutes: tree.proxyRoutes, assetPath });
  const first = ['/404', '/_ipx/*', ...tree.proxyRoutes.map(({ prefix }) => `${prefix}*`)];
  const config = {
    name: `${siteName}-${tree.name}`,
    main: 'worker/_worker.js',
    compatibility_date: compatibilityDate,
    no_bundle: true,
    assets: {
      directory: './public',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
      run_worker_first: first,
    },
  };
  const headers = tree.headers
    .map(({ pattern, headers: all }) =>
      [pattern, ...all.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
  const redirects = beforePages(tree).map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  return [
    { path: 'wrangler.jsonc', content: `${JSON.stringify(config, null, 2)}\n` },
    // Wrangler uploads every file it finds next to the script, so the script has its own folder.
    { path: 'worker/_worker.js', content: script },
    { path: 'public/_headers', content: headers },
    { path: 'public/_redirects', content: redirects.join('') },
  ].map(({ path, content }) => ({ path: `${tree.name}/${path}`, content }));
}

/** `edge.ts` with its settings, as one module of JavaScript. */
async function scriptOf({ proxyRoutes, assetPath: assets }: Settings): Promise<string> {
  const { rolldown } = await import('rolldown');
  const entry = 'entry';
  const code = `import { edge } from ${JSON.stringify(join(projectRoot, 'scripts/hosting/cloudflare/edge.ts'))};
export default edge({ proxyRoutes: ${JSON.stringify(proxyRoutes)}, assetPath: ${assets} });`;
  const bundle = await rolldown({
    input: entry,
    logLevel: 'silent',
    plugins: [
      {
        name: 'settings',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return output[0].code.replaceAll(/^\/\/#(?:end)?region.*\n/gm, '');
}
