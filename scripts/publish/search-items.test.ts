import { expect, it } from 'vitest';
import { isSearchItem, type SearchItem } from '../../kernel/search-item.ts';
import { type SearchedProduct, searchItemsFile } from './search-items.ts';

const product = (code: string, more: Partial<SearchedProduct> = {}): SearchedProduct => ({
  code,
  name: `Name of ${code}`,
  summary: 'Summary',
  type: 'cartridge',
  applications: [],
  keywords: ['twist'],
  formerCodes: [],
  replaces: [],
  discontinued: false,
  discontinuedWithSpareParts: false,
  dealerOnly: false,
  price: { kind: 'priced', exGstCents: 10_000, incGstCents: 12_000 },
  ...more,
});
const itemsOf = (...products: readonly SearchedProduct[]): readonly SearchItem[] => {
  const items: unknown = JSON.parse(searchItemsFile(products).content);
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
  const items = itemsOf(
    product('A', { price: { kind: 'on request' } }),
    product('B', { dealerOnly: true }),
  );
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
