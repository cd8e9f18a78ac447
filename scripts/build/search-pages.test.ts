import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tables as generatedTables } from '#generated/tables.ts';
import type { Product } from '../../kernel/contract.ts';
import { byCountry, countries } from '../../kernel/countries.ts';
import { readItemsFile } from '../../kernel/search-item.ts';
import { readSearchPages } from '../../kernel/site-entry.ts';
import { specification } from '../../kernel/stages.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { filterForSuggestions } from '../../site/search/listed-items.ts';
import { buildPageIndex, type PageIndex } from '../../site/search/page-index.ts';
import { buildProductIndex, type ProductIndex } from '../../site/search/product-index.ts';
import { relatedPages } from '../../site/search/related-pages.ts';
import { visitor } from '../../site/search/search.fixture.ts';
import { priceIn } from '../../site/tables/market.ts';
import { pageOfUrl, priced, productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import { createItemMatch } from '../preview/backends/item-search.ts';

import { searchItemFiles } from './search-items.ts';
import { searchPages, siteEntries } from './search-pages.ts';

type Pairs = readonly (readonly [query: string, found: string])[];
const wanted: Readonly<
  Record<'pages' | 'products' | 'types' | 'sizes' | 'lamps' | 'ranges', Pairs>
> & {
  readonly kinds: readonly (readonly [query: string, type: string, count: number])[];
} = parse(readFileSync(new URL('first-results.yaml', import.meta.url), 'utf8'));

type Answers = {
  readonly items: ProductIndex;
  readonly entries: PageIndex;
  /** Codes that the embedded item search returns. */
  readonly backend: (query: string) => Promise<readonly string[]>;
};
const answers = byCountry((): Answers[] => []);
beforeAll(async () => {
  for (const country of countries) {
    const pages = readSearchPages(JSON.parse(searchPages(generatedTables, country)));
    const [file] = searchItemFiles(generatedTables, country);
    const items = readItemsFile(JSON.parse(file?.print() ?? '{}'));
    if (!pages || !items) throw new Error("can't read the search files");
    const match = createItemMatch(pages.synonyms);
    answers[country].push({
      backend: async (query) => (await match(items, query)).map(({ code }) => code),
      items: await buildProductIndex(items, pages.synonyms),
      entries: await buildPageIndex(pages),
    });
  }
});

/** The first `count` products, from the site's own index and from the embedded item search. */
async function productsFor(query: string, country: (typeof countries)[number], count: number) {
  const [found] = answers[country];
  const own = filterForSuggestions(found?.items.search(query) ?? [], visitor).map(
    ({ code }) => code,
  );
  const sent = (await found?.backend(query)) ?? [];
  return [own, sent].map((codes) =>
    codes.slice(0, count).flatMap((code) => generatedTables.products[code] ?? []),
  );
}

const sizeOf = ({ specifications }: Product) => specification(specifications, 'cartridgeSize');

/** The first product and the first page that a visitor sees. */
function firstOf(query: string, country: (typeof countries)[number]) {
  const [found] = answers[country];
  const [item] = filterForSuggestions(found?.items.search(query) ?? [], visitor);
  const [entry] = relatedPages(query, found?.entries.search(query) ?? [], visitor);
  return { item, entry };
}

describe.each(countries)('the first result for what people type (%s)', (country) => {
  it.each(wanted.pages)('P07 GEN-05 "%s" finds %s', (query, address) => {
    expect(firstOf(query, country).entry?.address).toBe(address);
  });

  it.each(['pfas', 'bacteria', 'chlorine'])(
    'P07 "%s" finds products that state it, one with a price first',
    (query) => {
      const { item } = firstOf(query, country);
      expect(generatedTables.products[item?.code ?? '']?.treats).toContain(query);
      const treating = (answers[country][0]?.items.search(query) ?? []).slice(0, 5);
      if (treating.some(({ price }) => price !== undefined)) expect(item?.price).toBeDefined();
    },
  );

  it.each(wanted.products)('P07 RTE-21 "%s" finds %s first', (query, code) => {
    expect(firstOf(query, country).item?.code).toBe(code);
  });

  it.each(wanted.types)(
    'P07 "%s" finds a %s itself, before kits and parts for one',
    (query, type) => {
      expect(generatedTables.products[firstOf(query, country).item?.code ?? '']?.type).toBe(type);
    },
  );

  it.each(wanted.sizes)(
    'P07 "%s" is a size in inches, not a micron rating or a tank',
    async (query, word) => {
      for (const found of await productsFor(query, country, 5)) {
        expect(found).toHaveLength(5);
        for (const product of found) {
          expect(product).toMatchObject({ type: 'cartridge' });
          expect(sizeOf(product)).toMatch(/^10 /);
          expect(product.name).toMatch(new RegExp(word, 'i'));
        }
      }
    },
  );

  it.each(wanted.kinds)('P07 "%s" finds these things first', async (query, type, count) => {
    for (const found of await productsFor(query, country, count)) {
      expect(found).toHaveLength(count);
      for (const product of found) expect(product.type).toMatch(new RegExp(type));
    }
  });

  it.each([
    'rainwater',
    'rain water filter',
    'tank water',
    'water tank',
    'brown tank water',
    'dirty tank water',
  ])(
    'P07 RTE-22 "%s" finds systems that treat rainwater, and the rainwater range',
    async (query) => {
      for (const found of await productsFor(query, country, 5)) {
        expect(found).toHaveLength(5);
        for (const { type, sources, treats } of found) {
          expect(isPart(type)).toBe(false);
          expect(sources).toContain('rainwater');
          expect(treats).toContain('sediment');
        }
      }
      expect(firstOf(query, country).entry?.address).toMatch(/^\/rainwater-filter-systems/);
    },
  );

  it.each(wanted.lamps)(
    'P06 GEN-01 "%s" finds the lamp for %s, regardless of the wording',
    async (query, code) => {
      for (const [lamp] of await productsFor(query, country, 1)) {
        expect(lamp).toMatchObject({ type: 'uv lamp' });
        expect(lamp?.fits).toContain(code);
      }
    },
  );

  it('P06 "cartridges for wh2-60" finds parts for WH2-60 only', async () => {
    for (const found of await productsFor('cartridges for wh2-60', country, 9)) {
      expect(found.length).toBeGreaterThan(0);
      for (const { fits } of found) expect(fits).toContain('WH2-60');
    }
  });

  it.each([
    ['where to buy', '/stores'],
    ['contact us', '/contact-us'],
  ])(
    'P07 "%s" finds its page, and no product that only mentions a word of it',
    async (query, address) => {
      expect(firstOf(query, country).entry).toMatchObject({ address, isAnswer: true });
      expect((await productsFor(query, country, 1)).flat()).toEqual([]);
    },
  );

  it.each(wanted.ranges)('P07 "%s" finds every product in %s', async (query, url) => {
    const items = (generatedTables.categories[url]?.items ?? []).filter(
      (code) => priceIn(generatedTables, code, country).kind !== 'not sold',
    );
    for (const found of await productsFor(query, country, 99))
      expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(items));
  });

  it('RTE-21 says so when only the other country sells a code', () => {
    const code = { AU: 'ESR4', NZ: 'ESR3' }[country];
    const { entry } = firstOf(code, country);
    expect(entry?.title).toBe(
      `${code} is only sold in ${{ AU: 'New Zealand', NZ: 'Australia' }[country]}`,
    );
    expect(firstOf('ESR5', country).entry?.kind).not.toBe('elsewhere');
  });

  it('P07 "filter for tank water" lists products with a price before those on request', async () => {
    for (const found of await productsFor('filter for tank water', country, 12)) {
      const hasPrice = found
        .filter(({ type, dealerOnly }) => type.endsWith('system') && !dealerOnly)
        .map(({ code }) => generatedTables.prices[code]?.[country].kind === 'priced');
      expect(hasPrice[0]).toBe(true);
      expect(hasPrice.lastIndexOf(true)).toBeLessThan(hasPrice.concat(false).indexOf(false));
    }
  });

  it('RTE-22 a code with an unknown ending finds the nearest code', () => {
    const [found] = answers[country];
    expect(found?.items.search('QT8-S')).toEqual([]);
    expect(found?.items.nearest('QT8-S')).toEqual(['QT8-C']);
  });
});

describe('search entries other than products', () => {
  const tables = tablesOf({
    products: [
      [productOf('NEW', { replaces: ['OLD'], formerCodes: ['OLDER'] }), priced(110)],
      [productOf('OLD'), priced(110)],
      [productOf('QUIET', { excludedFromSuggestions: true }), priced(110)],
    ],
    pages: [pageOfUrl('/found'), pageOfUrl('/hidden', { noindex: true })],
  });
  const titles = siteEntries(tables, 'AU').map(({ title }) => title);

  it('RTE-21 names the replacement for a superseded code', () => {
    expect(titles).toContain('NEW replaces OLDER');
  });

  it('A-44 describes a system that is never suggested', () => {
    const entry = siteEntries(tables, 'AU').find(({ kind }) => kind === 'system');
    expect(entry).toMatchObject({ title: 'QUIET: Product QUIET', address: '/QUIET' });
  });

  it('A-63 leaves out pages that search engines must not index', () => {
    expect(titles).toContain('Page /found');
    expect(titles).not.toContain('Page /hidden');
  });
});
