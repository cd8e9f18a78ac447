import { expect, it } from 'vitest';
import type { Price, Product } from '../../kernel/entry-types.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { productOf, tablesOf } from '../../site/lookups/tables.fixture.ts';
import { readItems } from '../preview/backends/items.ts';
import { searchItemFiles } from './search-items-file.ts';
import { filesByPath } from './site-wide-files.ts';

const priced: Price = { kind: 'priced', exGstCents: 10_000, incGstCents: 12_000 };
const product = (code: string, more: Partial<Product> = {}): Product =>
  productOf(code, {
    name: `Name of ${code}`,
    summary: 'Summary',
    type: 'cartridge',
    keywords: ['twist'],
    ...more,
  });
const cartridgeSize = { id: 'cartridgeSize', group: 'Installation', label: 'Cartridge size' };
const itemsOf = (...products: readonly (Product | [Product, Price])[]): readonly SearchItem[] => {
  const entries = products.map((each) => (Array.isArray(each) ? each : ([each, priced] as const)));
  return readItems(
    filesByPath(searchItemFiles(tablesOf({ products: entries }), 'AU')).get('items.json'),
  );
};

it("SRCH-30 A-33 has the catalogue's price, with each country's GST", () => {
  expect(itemsOf(product('QT10-C', { series: 'Quick-Twist' }))).toEqual([
    {
      code: 'QT10-C',
      name: 'Name of QT10-C',
      description: 'Summary',
      image: '/_ipx/f_webp&q_80&s_288x288/products/QT10-C.webp',
      address: '/QT10-C',
      keywords: 'Quick-Twist, twist, mains',
      formerCodes: [],
      fits: [],
      applications: [],
      kind: 'cartridge',
      price: { exGstCents: 10_000, incGstCents: 12_000 },
      discontinuedFlag: false,
      discontinuedWithSparePartsFlag: false,
    },
  ]);
});

it('P07 lists size in inches, water source and colours as keywords, each once', () => {
  const [item] = itemsOf(
    product('QT10-C', {
      treats: ['chlorine'],
      sources: ['mains', 'caravan'],
      finishes: [{ name: 'Matte Black', colour: '#000000' }],
      specifications: [{ ...cartridgeSize, value: '10 x 4.5 inch' }],
    }),
  );
  expect(item?.keywords).toBe('twist, chlorine, mains, caravan, 10 x 4.5 inch, Matte Black');
});

it('ENT-18 A-43 leaves out prices that are on request or for dealers only', () => {
  const items = itemsOf([product('A'), { kind: 'on request' }], product('B', { dealerOnly: true }));
  expect(items.map((item) => item.price)).toEqual([undefined, undefined]);
});

it('RTE-21 A-13 a superseded code finds the current product, through every successor', () => {
  const [, , newest] = itemsOf(
    product('OLD', { formerCodes: ['OLDEST'] }),
    product('NEW', { replaces: ['OLD'] }),
    product('NEWEST', { replaces: ['NEW'], formerCodes: ['NEWEST-A'] }),
  );
  expect(newest?.formerCodes).toEqual(['NEWEST-A', 'NEW', 'OLD', 'OLDEST']);
});
