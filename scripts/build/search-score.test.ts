/** The score of the site's own search: how often the wanted result is among the first three that a visitor sees. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tables } from '#generated/tables.ts';
import { countries } from '../../kernel/countries.ts';
import { readItemsFile } from '../../kernel/search-item.ts';
import { readSearchPages } from '../../kernel/site-entry.ts';
import { leadOf } from '../../site/search/lead.ts';
import { articleFor, searchContext } from '../../site/search/listed-items.ts';
import { buildPageIndex } from '../../site/search/page-index.ts';
import { buildProductIndex } from '../../site/search/product-index.ts';
import { pagesAfterItems, relatedPages } from '../../site/search/related-pages.ts';
import { buildResults, noFacets } from '../../site/search/results.ts';
import { guideOf } from '../../site/tables/pages-by-template.ts';
import { searchItemFiles } from './search-items.ts';
import { searchPages } from './search-pages.ts';

type Wanted = readonly string[];
type Query = {
  readonly q: string;
  readonly want?: Wanted;
  readonly all?: Wanted;
  readonly first?: string;
  /** A beginning of codes that none of the results may have. */
  readonly never?: string;
  readonly blind?: boolean;
  readonly AU?: Wanted | null;
  readonly NZ?: Wanted | null;
};
const file = new URL('search-queries.yaml', import.meta.url);
const { queries }: { queries: readonly Query[] } = parse(readFileSync(file, 'utf8'));
const shown = 3;
/** Percent, over all queries of a country. May only rise. */
const reached = { AU: 98.6, NZ: 98.6 };

type Show = (query: string) => readonly string[];
const results = new Map<string, Show>();
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
    results.set(country, (query) => {
      const state = { keywords: query, page: 1, facets: noFacets };
      const list = buildResults(
        products.search(query),
        state,
        visitor,
        tables.site.search.pageSize,
      ).items;
      const matching = relatedPages(query, entries.search(query), visitor);
      const lead = leadOf(query, list, pagesAfterItems(query, matching, list));
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
      return [
        ...first,
        ...[articleFor(query, visitor)].flatMap((article) => (article ? [article.url] : [])),
        ...list.map(({ code }) => code),
        ...matching.flatMap(({ kind, address }) => (covered.has(kind) ? [] : [address])),
      ];
    });
  }
});

/** Addresses of one page count alike: "/faqs#warranty", "/stores?postcode=3000". */
const isAt = (wanted: string) => (found: string) =>
  found === wanted || found.split(/[?#]/)[0] === wanted;

describe.each(countries)('the search of %s', (country) => {
  it(`finds what ${queries.length} queries want among the first ${shown}`, () => {
    const show = results.get(country);
    const asked = queries.filter((each) => each[country] !== null);
    const missed = asked.flatMap((each) => {
      const { q, first, all = [], never, blind } = each;
      const want = each[country] ?? each.want ?? [];
      const list = [...new Set(show?.(q))];
      const found = list.slice(0, shown);
      const isRight =
        (first === undefined || found[0] === first) &&
        !(never && list.some((code) => code.startsWith(never))) &&
        all.every((wanted) => found.some(isAt(wanted))) &&
        (want.length === 0 || want.some((wanted) => found.some(isAt(wanted))));
      const expected = [first, ...all, ...want].filter(Boolean).join(' ');
      return isRight ? [] : [`${blind ? '*' : ' '} ${q}: ${found.join(' ')} (${expected})`];
    });
    const percent = (part: number, of: number) => Math.floor((1000 * part) / of) / 10;
    const score = percent(asked.length - missed.length, asked.length);
    const blind = asked.filter((each) => each.blind);
    const missedBlind = missed.filter((line) => line.startsWith('*'));
    console.log(
      `${country}: ${score} % of ${asked.length} queries; ` +
        `${percent(blind.length - missedBlind.length, blind.length)} % of the ${blind.length} written blind\n` +
        missed.join('\n'),
    );
    expect(score).toBeGreaterThanOrEqual(reached[country]);
  });
});
