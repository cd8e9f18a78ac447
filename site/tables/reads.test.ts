import { describe, expect, it } from 'vitest';
import { noteReads, recorded } from './reads.ts';
import { pageOfUrl, priced, productOf, tablesOf } from './tables.fixture.ts';
import { oncePerTables, readsOfOnce, type Tables } from './tables.ts';

const tables = tablesOf({
  products: [[productOf('WH2-60'), priced(100), priced(110)]],
  categories: [],
  pages: [pageOfUrl('/faqs')],
});
const readsOf = (work: (tables: Tables) => unknown, of = recorded(tables)): string[] =>
  [...noteReads(() => work(of)).reads].sort();

describe('what a piece of work reads', () => {
  it('is the entries that it asks for', () => {
    expect(readsOf(({ products, prices }) => [products['WH2-60'], prices['WH2-60']])).toEqual([
      'prices/WH2-60',
      'products/WH2-60',
    ]);
  });

  it('is also what is not there', () => {
    expect(readsOf(({ products }) => products.NONE)).toEqual(['products/NONE']);
    expect(readsOf(({ products }) => Object.hasOwn(products, 'NONE'))).toEqual(['products/NONE']);
    expect(readsOf(({ pages }) => '/none' in pages)).toEqual(['pages//none']);
  });

  it('is which entries there are, and each of them, where all are looked at', () => {
    expect(readsOf(({ pages }) => Object.keys(pages))).toContain('pages/*');
    expect(readsOf(({ pages }) => Object.values(pages))).toEqual(['pages/*', 'pages//faqs'].sort());
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
    expect([...(readsOfOnce(of).get('once/codes') ?? [])]).toContain('products/*');
  });

  it('is told of each key of what is worked out for a key', () => {
    const price = oncePerTables('price', ({ prices }, code: string) => prices[code]);
    const of = recorded(tables);
    expect(readsOf((given) => [price(given, 'WH2-60'), price(given, 'B')], of)).toEqual([
      'once/price/B',
      'once/price/WH2-60',
    ]);
    expect([...(readsOfOnce(of).get('once/price/B') ?? [])]).toEqual(['prices/B']);
  });

  it('is nobody’s business where nobody notes it', () => {
    expect(recorded(tables).products['WH2-60']).toBe(tables.products['WH2-60']);
  });
});
