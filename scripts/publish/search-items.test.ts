import { expect, it } from 'vitest';
import type { Price, Product } from '../../kernel/contract.ts';
import { isSearchItem, type SearchItem } from '../../kernel/search-item.ts';
import { productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import { searchItems } from './search-items.ts';

const priced: Price = { kind: 'priced', exGstCents: 10_000, incGstCents: 12_000 };
const product = (code: string, more: Partial<Product> = {}): Product =>
  productOf(code, {
    name: `Name of ${code}`,
    summary: 'Summary',
    type: 'cartridge',
    keywords: ['twist'],
    ...more,
  });
const itemsOf = (...products: readonly (Product | [Product, Price])[]): readonly SearchItem[] => {
  const entries = products.map((each) => (Array.isArray(each) ? each : ([each, priced] as const)));
  const items: unknown = JSON.parse(searchItems(tablesOf({ products: entries }), 'AU'));
  if (!Array.isArray(items) || !items.every(isSearchItem)) throw new Error('no search items');
  return items;
};

it('SRCH-30 A-33 the search knows the price that the catalogue has, with the GST of its own rate', () => {
  expect(itemsOf(product('QT10-C', { series: 'Quick-Twist' }))).toEqual([
    {
      code: 'QT10-C',
      name: 'Name of QT10-C',
      description: 'Summary',
      image: '/_ipx/f_webp&s_192x192/products/QT10-C.webp',
      address: '/QT10-C',
      keywords: 'Quick-Twist, twist',
      formerCodes: [],
      applications: [],
      kind: 'cartridge',
      price: { exGstCents: 10_000, incGstCents: 12_000 },
      isDiscontinued: false,
      isDiscontinuedWithSpareParts: false,
    },
  ]);
});

it('ENT-18 A-43 a price on request, or for dealers alone, is not told', () => {
  const items = itemsOf([product('A'), { kind: 'on request' }], product('B', { dealerOnly: true }));
  expect(items.map((item) => item.price)).toEqual([undefined, undefined]);
});

it('RTE-21 A-13 a superseded code finds what is made now, through every successor', () => {
  const [, , newest] = itemsOf(
    product('OLD', { formerCodes: ['OLDEST'] }),
    product('NEW', { replaces: ['OLD'] }),
    product('NEWEST', { replaces: ['NEW'], formerCodes: ['NEWEST-A'] }),
  );
  expect(newest?.formerCodes).toEqual(['NEWEST-A', 'NEW', 'OLD', 'OLDEST']);
});
