import { describe, expect, it } from 'vitest';
import { noteReads, type Reads, recorded, whole } from './reads.ts';
import { pageOfUrl, priced, productOf, tablesOf } from './tables.fixture.ts';
import { oncePerTables, readsOfOnce, type Tables } from './tables.ts';

const tables = tablesOf({
  products: [[productOf('WH2-60'), priced(100), priced(110)]],
  categories: [],
  pages: [pageOfUrl('/faqs')],
});
const readsOf = (work: (tables: Tables) => unknown, of = recorded(tables)): string[] =>
  namesOf(noteReads(() => work(of)).reads);
const namesOf = (reads: Reads = new Map()): string[] =>
  [...reads]
    .flatMap(([table, keys]) =>
      keys === whole ? table : [...keys].map((key) => `${table}/${key}`),
    )
    .sort();

describe('what a piece of work reads', () => {
  it('is the entries that it asks for', () => {
    expect(readsOf(({ products, pages }) => [products['WH2-60'], pages['/faqs']])).toEqual([
      'pages//faqs',
      'products/WH2-60',
    ]);
  });

  it('is of a price what it is in the country', () => {
    expect(readsOf(({ prices }) => prices['WH2-60']?.AU)).toEqual(['prices AU/WH2-60']);
    expect(readsOf(({ prices }) => prices['WH2-60']?.NZ.kind)).toEqual(['prices NZ/WH2-60']);
    expect(readsOf(({ prices }) => JSON.stringify(prices['WH2-60']))).toContain('prices/WH2-60');
    expect(readsOf(({ prices }) => prices.NONE?.AU)).toEqual(['prices AU/NONE', 'prices NZ/NONE']);
    expect(readsOf(({ prices }) => Object.values(prices))).toContain('prices');
  });

  it('is also what is not there', () => {
    expect(readsOf(({ products }) => products.NONE)).toEqual(['products/NONE']);
    expect(readsOf(({ products }) => Object.hasOwn(products, 'NONE'))).toEqual(['products/NONE']);
    expect(readsOf(({ pages }) => '/none' in pages)).toEqual(['pages//none']);
  });

  it('is the whole table where somebody looks which entries there are', () => {
    expect(readsOf(({ pages }) => Object.keys(pages))).toEqual(['pages']);
    expect(readsOf(({ pages }) => [pages['/faqs'], Object.values(pages)])).toEqual(['pages']);
  });

  it('is the whole table where very many entries are read', () => {
    const codes = Array.from({ length: 501 }, (_, index) => `C${index}`);
    const readAll = (some: readonly string[]) =>
      readsOf(({ products }) => some.map((code) => products[code]));
    expect(readAll(codes.slice(1))).toHaveLength(500);
    expect(readAll(codes)).toEqual(['products']);
  });

  it('is a whole list, and the parts of the site apart', () => {
    expect(readsOf(({ places }) => places.length)).toEqual(['places']);
    expect(readsOf(({ site }) => site.countries.AU.label)).toEqual(['site/countries']);
  });

  it('is, of what is worked out once, its name alone, whoever asks first', () => {
    const codes = oncePerTables('codes', ({ products }) => Object.keys(products));
    const of = recorded(tables);
    expect(readsOf((given) => codes(given), of)).toEqual(['once/codes']);
    expect(readsOf((given) => codes(given), of)).toEqual(['once/codes']);
    expect(namesOf(readsOfOnce(of).get('codes'))).toEqual(['products']);
  });

  it('is each by its name, however many were worked out', () => {
    const price = oncePerTables('price', ({ prices }, code: string) => prices[code]);
    const codes = Array.from({ length: 600 }, (_, index) => `C${index}`);
    expect(readsOf((given) => codes.map((code) => price(given, code)))).toHaveLength(600);
  });

  it('is told of each key of what is worked out for a key', () => {
    const price = oncePerTables('price', ({ prices }, code: string) => prices[code]);
    const of = recorded(tables);
    expect(readsOf((given) => [price(given, 'WH2-60'), price(given, 'B')], of)).toEqual([
      'once/price/B',
      'once/price/WH2-60',
    ]);
    expect(namesOf(readsOfOnce(of).get('price/B'))).toEqual(['prices AU/B', 'prices NZ/B']);
  });

  it('is nobody’s business where nobody notes it', () => {
    expect(recorded(tables).products['WH2-60']).toBe(tables.products['WH2-60']);
  });
});
