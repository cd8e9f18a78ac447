/** Writes each tree as a Worker with assets for `wrangler deploy`. Pictures get names that Cloudflare doesn't rewrite (`edge.ts`). */
import { join } from 'node:path';
import type { Hosting } from '../../../kernel/entry-types.ts';
import { assetPath } from '../../content-types.ts';
import { projectRoot } from '../../project-root.ts';
import {
  beforePages,
  type HostingAdapter,
  privateUpstream,
  type TextFile,
  type Tree,
} from '../hosting-adapter.ts';
import { edgePictureName, type Settings } from './edge.ts';

const compatibilityDate = '2026-04-01';

export const cloudflare: HostingAdapter = {
  settings: /^[^/]+\/(?:wrangler\.jsonc|worker\/_worker\.js|public\/_(?:headers|redirects))$/,
  limits: (tree, hosting) => exceededLimits(tree, hosting?.cloudflarePlan),
  // Workers may not reach other ports.
  upstreamFault: (upstream) =>
    privateUpstream('Cloudflare', upstream) ??
    (upstream.url.port === ''
      ? undefined
      : `Cloudflare only reaches port 443, but ${upstream.address} (${upstream.name}) uses ${upstream.url.port}. Use port 443, or build for nginx (--host nginx).`),
  async convert(trees, { siteName }) {
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
    // Wrangler uploads all files next to the script, so the script has its own folder.
    { path: 'worker/_worker.js', content: script },
    { path: 'public/_headers', content: headers },
    { path: 'public/_redirects', content: redirects.join('') },
  ].map(({ path, content }) => ({ path: `${tree.name}/${path}`, content }));
}

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

type Plan = NonNullable<Hosting['cloudflarePlan']>;
const filesOfPlan: Readonly<Record<Plan, number>> = { free: 20_000, paid: 100_000 };
const cloudflareTakes = {
  bytes: 25 * 1024 * 1024,
  redirects: 2000,
  headerLine: 2000,
};

const number = (value: number) => value.toLocaleString('en');

/** Checks Cloudflare's limits for one site, as Cloudflare counts. */
function exceededLimits(tree: Tree, plan: Plan = 'free') {
  const { name, files, headers } = tree;
  const maxFiles = filesOfPlan[plan];
  const redirects = beforePages(tree);
  const exceeded: string[] = [];
  if (files.size > maxFiles) {
    const paid = ` If you have the paid plan (${number(filesOfPlan.paid)} files), set "cloudflarePlan" to paid under "hosting" in site.yaml.`;
    exceeded.push(
      `Cloudflare's ${plan} plan allows ${number(maxFiles)} files a site, and ${name} has ${number(files.size)}. Build for nginx or a bucket, which have no such limit (--host nginx, --host bucket).${plan === 'free' ? paid : ''} Or list fewer densities under "images" in site.yaml, so the build makes fewer picture files.`,
    );
  }
  for (const [path, size] of files)
    if (size > cloudflareTakes.bytes)
      exceeded.push(
        `Cloudflare allows files of up to 25 MiB, and ${name}/${path} is ${(size / 1024 / 1024).toFixed(1)} MiB. Make it smaller, or host it elsewhere and link to it.`,
      );
  if (redirects.length > cloudflareTakes.redirects)
    exceeded.push(
      `Cloudflare allows ${number(cloudflareTakes.redirects)} redirects in _redirects, and ${name} has ${number(redirects.length)}. Move some to redirects.yaml, which has no limit. Keep the ones that must be a 302 or that replace an existing page.`,
    );
  for (const { pattern, headers: all } of headers)
    for (const [header, value] of all)
      if (header.length + value.length + 2 > cloudflareTakes.headerLine)
        exceeded.push(
          `Cloudflare allows headers of up to ${number(cloudflareTakes.headerLine)} characters, and the ${header} header for ${pattern} is longer. Shorten it.`,
        );
  return exceeded;
}
