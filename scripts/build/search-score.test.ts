/** Measures the site's own search: how often the wanted result is among the first three, and what else the search finds. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tables } from '#generated/tables.ts';
import { type Country, countries } from '../../kernel/countries.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { readItemsFile } from '../../kernel/search-item.ts';
import { readSearchPages } from '../../kernel/site-entry.ts';
import { specification } from '../../kernel/stages.ts';
import { priceIn } from '../../site/lookups/in-country.ts';
import { guideOf } from '../../site/lookups/pages-by-template.ts';
import { buildPageIndex, type PageIndex } from '../../site/search/page-index.ts';
import { buildProductIndex, type ProductIndex } from '../../site/search/product-index.ts';
import { pagesAfterItems, relatedPages } from '../../site/search/related-pages.ts';
import { buildResults, noFacets } from '../../site/search/results.ts';
import { topAnswer } from '../../site/search/top-answer.ts';
import { articleFor, searchContext } from '../../site/search/visible-items.ts';
import { searchItemFiles } from './search-items-file.ts';
import { searchPages } from './search-pages.ts';

type Wanted = readonly string[];
/** The first `count` products meet all these conditions. With a `count` of 0, the search finds nothing. */
type Kind = {
  readonly count: number;
  readonly isPriced?: true;
  /** Regular expressions that the product's type, name and cartridge size match. */
  readonly type?: string;
  readonly name?: string;
  readonly size?: string;
  readonly source?: Product['sources'][number];
  readonly treats?: string;
  readonly fits?: string;
};
type Query = {
  readonly q: string;
  readonly want?: Wanted;
  readonly all?: Wanted;
  readonly first?: string;
  /** No result's code may start like this. */
  readonly never?: string;
  /** The first of the pages listed next to the products. */
  readonly page?: string;
  readonly products?: Kind;
  readonly blind?: boolean;
  readonly AU?: Wanted | null;
  readonly NZ?: Wanted | null;
};
const file = new URL('search-queries.yaml', import.meta.url);
const { queries }: { queries: readonly Query[] } = parse(readFileSync(file, 'utf8'));
const shown = 3;
/** A country's share of queries in per cent. It may only rise. */
const reached = { AU: 98.9, NZ: 98.9 };

type Shown = {
  readonly all: readonly string[];
  readonly page: string | undefined;
  readonly products: readonly Product[];
};
type Search = {
  readonly show: (query: string) => Shown;
  readonly products: ProductIndex;
  readonly pages: PageIndex;
};
const searches = new Map<Country, Search>();
const searchOf = (country: Country): Search => {
  const found = searches.get(country);
  if (!found) throw new Error(`there is no search of ${country}`);
  return found;
};
beforeAll(async () => {
  for (const country of countries) {
    const visitor = searchContext({
      site: tables.site,
      country,
      audience: 'Consumer',
      isLoggedIn: false,
      hostname: '',
    });
    const pages = readSearchPages(JSON.parse(searchPages(tables, country)));
    const [itemsFile] = searchItemFiles(tables, country);
    const items = readItemsFile(JSON.parse(itemsFile?.print() ?? '{}'));
    if (!pages || !items) throw new Error("can't read the search files");
    const products = await buildProductIndex(items, pages.synonyms);
    const entries = await buildPageIndex(pages);
    const show = (query: string): Shown => {
      const state = { keywords: query, page: 1, facets: noFacets };
      const list = buildResults(
        products.search(query),
        state,
        visitor,
        tables.site.search.pageSize,
      ).items;
      const matching = relatedPages(query, entries.search(query), visitor);
      const left = products.unknown(query);
      const lead = topAnswer(query, list, pagesAfterItems(query, matching, list), left);
      const guides = list.flatMap(({ code }) => {
        const product = tables.products[code];
        const isLead = lead?.kind === 'product' && lead.item.code === code;
        return (isLead && product && guideOf(tables, product, country)?.url) || [];
      });
      const first =
        lead && 'item' in lead
          ? [lead.item.code, ...guides]
          : lead && 'page' in lead
            ? [lead.page.address.replace(/^\/(?=[A-Z])/, '')]
            : [];
      const covered = new Set(['superseded', 'elsewhere', 'system']);
      const all = [
        ...first,
        ...[articleFor(query, visitor)].flatMap((article) => (article ? [article.url] : [])),
        ...list.map(({ code }) => code),
        ...matching.flatMap(({ kind, address }) => (covered.has(kind) ? [] : [address])),
      ];
      const shownProducts = list.flatMap(({ code }) => tables.products[code] ?? []);
      return { all, page: matching[0]?.address, products: shownProducts };
    };
    searches.set(country, { show, products, pages: entries });
  }
});

/** Two addresses of one page count as the same result: "/faqs#warranty", "/stores?postcode=3000". */
const isAt = (wanted: string) => (found: string) =>
  found === wanted || found.split(/[?#]/)[0] === wanted;

function areOf(kind: Kind, found: readonly Product[], country: Country): boolean {
  const says = (pattern: string | undefined, text = '') =>
    pattern === undefined || new RegExp(pattern, 'i').test(text);
  const has = (wanted: string | undefined, list: readonly string[]) =>
    wanted === undefined || list.includes(wanted);
  const isOne = ({ code, type, name, specifications, sources, treats, fits }: Product) =>
    says(kind.type, type) &&
    says(kind.name, name) &&
    says(kind.size, specification(specifications, 'cartridgeSize')) &&
    has(kind.source, sources) &&
    has(kind.treats, treats) &&
    has(kind.fits, fits) &&
    (!kind.isPriced || priceIn(tables, code, country).kind === 'priced');
  if (kind.count === 0) return found.length === 0;
  return found.length >= kind.count && found.slice(0, kind.count).every(isOne);
}

describe.each(countries)('GEN-01 GEN-05 P06 P07 RTE-21 RTE-22 the search of %s', (country) => {
  it(`finds what ${queries.length} queries want among the first ${shown}`, () => {
    const { show } = searchOf(country);
    const asked = queries.filter((each) => each[country] !== null);
    const missed = asked.flatMap((each) => {
      const { q, first, all = [], never, blind, page, products } = each;
      const want = each[country] ?? each.want ?? [];
      const answer = show(q);
      const list = [...new Set(answer.all)];
      const found = list.slice(0, shown);
      const isRight =
        (first === undefined || found[0] === first) &&
        !(never && list.some((code) => code.startsWith(never))) &&
        (page === undefined || answer.page === page) &&
        (products === undefined || areOf(products, answer.products, country)) &&
        all.every((wanted) => found.some(isAt(wanted))) &&
        (want.length === 0 || want.some((wanted) => found.some(isAt(wanted))));
      const kind = products && JSON.stringify(products);
      const expected = [first, ...all, ...want, page, kind].filter(Boolean).join(' ');
      return isRight ? [] : [`${blind ? '*' : ' '} ${q}: ${found.join(' ')} (${expected})`];
    });
    const percent = (part: number, of: number) => Math.floor((1000 * part) / of) / 10;
    const score = percent(asked.length - missed.length, asked.length);
    const blind = asked.filter((each) => each.blind);
    const missedBlind = missed.filter((line) => line.startsWith('*'));
    console.log(
      `${country}: ${score}% of ${asked.length} queries; ` +
        `${percent(blind.length - missedBlind.length, blind.length)}% of the ${blind.length} written blind\n` +
        missed.join('\n'),
    );
    expect(score).toBeGreaterThanOrEqual(reached[country]);
  });

  it.each([
    ['coffee machine', '/food-service/cafes-and-coffee/espresso-machines'],
    ['cafe', '/food-service/cafes-and-coffee/espresso-machines'],
    ['ice machine', '/food-service/ice-and-beverage/ice-machines'],
    ['ice maker', '/food-service/ice-and-beverage/ice-machines'],
  ])('P07 "%s" finds every product in %s', (query, url) => {
    const sold = (tables.categories[url]?.items ?? []).filter(
      (code) => priceIn(tables, code, country).kind !== 'not sold',
    );
    const found = searchOf(country).products.search(query);
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(sold));
  });

  it('RTE-21 says so when only the other country sells a code', () => {
    const code = { AU: 'ESR4', NZ: 'ESR3' }[country];
    const { pages } = searchOf(country);
    expect(pages.search(code)[0]?.title).toBe(
      `${code} is only sold in ${{ AU: 'New Zealand', NZ: 'Australia' }[country]}`,
    );
    expect(pages.search('ESR5')[0]?.kind).not.toBe('elsewhere');
  });

  it('P07 lists products with a price before those on request', () => {
    const hasPrice = searchOf(country)
      .show('filter for tank water')
      .products.slice(0, 12)
      .filter(({ type, dealerOnly }) => type.endsWith('system') && !dealerOnly)
      .map(({ code }) => priceIn(tables, code, country).kind === 'priced');
    expect(hasPrice[0]).toBe(true);
    expect(hasPrice.lastIndexOf(true)).toBeLessThan(hasPrice.concat(false).indexOf(false));
  });

  it.each(['WELS 5 star mixer', '5-star tap', 'WELS 6 star', '3 star shower', '4 stars'])(
    'RTE-22 "%s" finds that rating and no other',
    (query) => {
      const found = searchOf(country).products.search(query);
      const stars = /\d/.exec(query)?.[0];
      expect(found.length).toBeGreaterThan(0);
      for (const { code, rating } of found) expect(rating, code).toMatch(`WELS ${stars} stars`);
    },
  );

  it('RTE-22 a size never outweighs a certificate, and the rules are found by their words', () => {
    const { products, pages } = searchOf(country);
    const found = products.search('watermark 32 mm');
    expect(found.length).toBeGreaterThan(5);
    for (const { code, keywords } of found) expect(keywords, code).toContain('WaterMark');
    expect(products.dropped('watermark 32 mm')).toEqual(['32 mm']);
    expect(pages.search('dezincification')[0]?.address).toBe('/regulations/lead-free');
  });

  it('RTE-22 finds the nearest code for one with an unknown suffix', () => {
    const { products } = searchOf(country);
    expect(products.search('QT8-S')).toEqual([]);
    expect(products.nearest('QT8-S')).toEqual(['QT8-C']);
  });
});
