/** GS1 Digital Link: a product's GTIN opens its page on each host. */
import { beforeAll, expect, it } from 'vitest';
import { checkWith } from '../../codegen/testing/catalogue-copy.ts';
import type { Tables } from '../../kernel/tables.ts';
import { assetPath } from '../content-types.ts';
import { adapters } from '../hosting/all-adapters.ts';
import { edge } from '../hosting/cloudflare/edge.ts';
import { parseRedirectRules, readRedirectRules } from '../preview/url-rules.ts';
import { redirectRules, redirectsJson } from './sitemap-and-redirects.ts';

const eight = { code: 'FIT-1', gtin: '96385074', link: '/01/00000096385074' };
const other = '9521234543220';
const thirteen = { code: 'WH-1', gtin: '9521234543213', link: '/01/09521234543213' };

let tables: Tables;
beforeAll(async () => {
  const file = `products/${eight.code}.yaml`;
  const checked = await checkWith([{ file, from: 'name:', to: `gtin: "${eight.gtin}"\nname:` }]);
  if (!checked.tables) throw new Error(checked.lines.join('\n'));
  tables = checked.tables;
});

it('a GTIN written with 14 digits leads to the product by its 13 too', async () => {
  const file = `products/${eight.code}.yaml`;
  const checked = await checkWith([{ file, from: 'name:', to: `gtin: "0${other}"\nname:` }]);
  if (!checked.tables) throw new Error(checked.lines.join('\n'));
  const find = readRedirectRules(redirectRules(checked.tables, 'AU'), '_redirects');
  for (const digits of [other, `0${other}`])
    expect(find(`/01/${digits}`, '')).toEqual({ to: `/${eight.code}`, status: 301 });
});

const options = { root: '/var/www', siteName: 'puretec', resolver: '127.0.0.53' };

it('the 14 digits of the standard and the digits below the barcode lead to the product', () => {
  const find = readRedirectRules(redirectRules(tables, 'AU'), '_redirects');
  for (const { code, gtin, link } of [eight, thirteen])
    for (const path of [link, `/01/${gtin}`])
      expect(find(path, '?17=270101')).toEqual({ to: `/${code}?17=270101`, status: 301 });
  expect(find(`/01/0${other}`, '')).toBeUndefined();
});

it('nginx and buckets redirect it', async () => {
  const trees = [
    {
      country: 'AU' as const,
      name: 'au',
      hostname: 'www.example.com',
      files: new Map([['index.html', 1]]),
      headers: [],
      redirects: parseRedirectRules(redirectRules(tables, 'AU'), '_redirects'),
      proxyRoutes: [],
    },
  ];
  const textOf = async (name: 'nginx' | 'bucket', path: string) =>
    (await adapters[name].form(trees, options)).texts.find((each) => each.path === path)?.content;
  const { objects } = JSON.parse((await textOf('bucket', 'manifest.json')) ?? '{}');
  const conf = await textOf('nginx', 'site.conf');
  for (const { code, link } of [eight, thirteen]) {
    expect(conf).toContain(`"${link}" "/${code}$is_args$args";`);
    expect(objects).toContainEqual(
      expect.objectContaining({ key: `au${link}`, redirect: `/${code}` }),
    );
  }
});

it("Cloudflare's Worker redirects it", async () => {
  const files: Readonly<Record<string, string>> = {
    '/404': 'not here',
    '/moved.json': redirectsJson(tables, 'AU'),
  };
  const ASSETS = {
    fetch: async ({ url }: Request) => {
      const text = files[new URL(url).pathname];
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
    },
  };
  const script = edge({ proxyRoutes: [], assetPath });
  for (const { code, link } of [eight, thirteen]) {
    const { status, headers } = await script.fetch(new Request(`https://example.com${link}`), {
      ASSETS,
    });
    expect([status, headers.get('location')]).toEqual([301, `/${code}`]);
  }
});
