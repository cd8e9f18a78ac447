import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parseHeaderRules, parseRedirectRules } from '../preview/url-rules.ts';
import { projectRoot } from '../project-root.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { adapters } from './all-adapters.ts';
import type { DeployOutput, Tree } from './hosting-adapter.ts';
import { word } from './nginx/nginx.ts';

function tree(more: Partial<Tree> = {}): Tree {
  const files = ['index.html', '404.html', 'login.html', 'WH2-60.html', 'assets/a.12345678.js'];
  return {
    name: 'au',
    hostname: 'www.puretec.com.au',
    files: new Map(
      [...files, '_ipx/f_webp&q_80&s_64x64/products/WH2-60.webp'].map((path) => [path, 100]),
    ),
    headers: parseHeaderRules(
      '/*\n  Speculation-Rules: "/speculation-rules.json"\n/assets/*\n  Cache-Control: public, immutable\n',
      '_headers',
    ),
    redirects: parseRedirectRules(
      '/old /WH2-60?a=$b#c 301\n/part /WH2-60#c?d 301\n/plain /WH2-60 301\n/Old /other 301\n/login https://www.puretec.com.au/x#/login 302\n',
      '_redirects',
    ),
    proxyRoutes: [
      { prefix: '/api/', origin: 'https://api.example.com' },
      { prefix: '/forms/', origin: undefined },
    ],
    ...more,
  };
}

const options = { root: '/var/www/puretec', siteName: 'puretec', resolver: '127.0.0.53' };
const textOf = ({ texts }: DeployOutput, name: string) =>
  texts.find(({ path }) => path === name)?.content ?? '';

it('nginx gets each address once, whatever the capitals, and no variable of a target', async () => {
  const form = await adapters.nginx.convert([tree()], options);
  expect(textOf(form, 'site.conf')).toContain(`map $puretec_bare $puretec_au_moved {
  default "";
  "/old" "/WH2-60?a=%24b#c";
  "/part" "/WH2-60$is_args$args#c?d";
  "/plain" "/WH2-60$is_args$args";
}`);
  expect(() => word('$host')).toThrow(`nginx can't take "$host"`);
  expect(() => word('a\nb')).toThrow("nginx can't take");
});

const folder = temporaryFolder('cloudflare');
it('Cloudflare gets a Worker of one script', async () => {
  const { texts, links } = await adapters.cloudflare.convert([tree()], options);
  const pages = [...links.keys()].map((path) => ({ path, content: 'a page' }));
  for (const { path, content } of [...pages, ...texts]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const wrangler = join(projectRoot, 'node_modules/wrangler/bin/wrangler.js');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [wrangler, 'deploy', '--dry-run', '-c', join(folder, 'au/wrangler.jsonc')],
    {
      encoding: 'utf8',
      cwd: folder,
      env: { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1', WRANGLER_LOG_PATH: folder },
    },
  );
  expect(stdout, stderr).toMatch(/Total Upload: \d\.\d+ KiB/);
  expect(stdout).not.toContain('additional modules');
});

it("says what doesn't fit on Cloudflare, and what to do", () => {
  expect(adapters.cloudflare.limits(tree())).toEqual([]);
  const names = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => [name(index), 1] as const);
  const many = new Map<string, number>([
    ...names(5465, (index) => `P${index}.html`),
    ...names(35_000, (index) => `_ipx/f_webp&s_1x1/products/P${index}.webp`),
    ...names(20_000, (index) => `documents/P${index}.pdf`),
    ['film.mp4', 30 * 1024 * 1024],
  ]);
  expect(adapters.cloudflare.limits(tree({ files: many }))).toEqual([
    'Cloudflare\'s free plan allows 20,000 files a site, and au has 60,466. Build for nginx or a bucket, which have no such limit (--host nginx, --host bucket). If you have the paid plan (100,000 files), set "cloudflarePlan" to paid under "hosting" in site.yaml. Or list fewer densities under "images" in site.yaml, so the build makes fewer picture files.',
    'Cloudflare allows files of up to 25 MiB, and au/film.mp4 is 30.0 MiB. Make it smaller, or host it elsewhere and link to it.',
  ]);
  const paid = { cloudflarePlan: 'paid' } as const;
  const pages = (count: number) => new Map(names(count, (index) => `P${index}.html`));
  expect(adapters.cloudflare.limits(tree({ files: pages(60_000) }), paid)).toEqual([]);
  expect(adapters.cloudflare.limits(tree({ files: pages(100_001) }), paid)).toEqual([
    'Cloudflare\'s paid plan allows 100,000 files a site, and au has 100,001. Build for nginx or a bucket, which have no such limit (--host nginx, --host bucket). Or list fewer densities under "images" in site.yaml, so the build makes fewer picture files.',
  ]);
  expect(adapters.nginx.limits(tree({ files: many }))).toEqual([]);
  expect(adapters.bucket.limits(tree({ files: many }))).toEqual([]);
  const rules = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join('\n');
  const hidden = parseRedirectRules(
    rules(2001, (index) => `/c${index} /d 302`),
    '_redirects',
  );
  const long = parseHeaderRules(`/*\n  X-A: ${'a'.repeat(2000)}`, '_headers');
  expect([
    ...adapters.cloudflare.limits(tree({ redirects: hidden })),
    ...adapters.cloudflare.limits(tree({ headers: long })),
  ]).toEqual([
    'Cloudflare allows 2,000 redirects in _redirects, and au has 2,001. Move some to redirects.yaml, which has no limit. Keep the ones that must be a 302 or that replace an existing page.',
    'Cloudflare allows headers of up to 2,000 characters, and the x-a header for /* is longer. Shorten it.',
  ]);
});
