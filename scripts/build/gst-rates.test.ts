import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { generate } from '../../codegen/generate.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import { withCopy } from '../../codegen/testing/catalogue-copy.ts';
import type { Site } from '../../kernel/contract.ts';
import { noBackends } from '../../site/commerce/backends.ts';
import { createSiteSearch } from '../../site/search/site-search.ts';
import { searchDataOf } from '../../site/search-box/search-data.ts';
import { readItems } from '../preview/backends/items.ts';
import { filesByPath } from './non-page-files.ts';
import { searchItems } from './search-items.ts';

it("PRC-02 SRCH-30 search uses the catalogue's 20% GST, with and without a backend", async () => {
  const rate = { file: 'site.yaml', from: 'gstPercent: 15', to: 'gstPercent: 20' };
  // Prices that are printed as text must match.
  const printed = [
    { file: 'categories/mains.yaml', from: 'From $126.50', to: 'From $132.00' },
    { file: 'promotions/featured.yaml', from: 'priceNZ: "126.50"', to: 'priceNZ: "132.00"' },
    { file: 'promotions/teaser-prices.yaml', from: '"126.50"', to: '"132.00"' },
    { file: 'promotions/teaser-prices.yaml', from: '"1.27"', to: '"1.32"' },
  ];
  await withCopy([rate, ...printed], async (root) => {
    const { catalogue } = await compileCatalogue(root);
    if (!catalogue) throw new Error('the fixture has problems');
    const generated = join(root, '..', 'generated');
    generate(catalogue, generated);
    const table = (name: string) => import(pathToFileURL(join(generated, `${name}.ts`)).href);
    const { site }: { site: Site } = await table('site');

    const item = readItems(filesByPath(searchItems(catalogue, 'NZ')).get('items.json')).find(
      ({ code }) => code === 'WH-1',
    );
    expect(item?.price).toEqual({ exGstCents: 11_000, incGstCents: 13_200 });

    const answers: Readonly<Record<string, unknown>> = {
      '/backends.json': { ...noBackends, itemSearch: '/' },
      '/api/cacheable/items': { items: [{ itemid: 'WH-1', onlinecustomerprice: 110 }] },
    };
    vi.stubGlobal(
      'fetch',
      async (url: string) => new Response(JSON.stringify(answers[url.split('?')[0] ?? ''])),
    );
    const { find } = createSiteSearch({
      site: searchDataOf(site),
      country: 'NZ',
      audience: 'Consumer',
      isLoggedIn: false,
      hostname: 'nz.localhost',
    });
    const found = await find('wh1');
    expect(found.items.map(({ price }) => price)).toEqual([
      { exGstCents: 11_000, incGstCents: 13_200 },
    ]);
    vi.unstubAllGlobals();
  });
});
