import { describe, expect, it } from 'vitest';
import type { Price, Product } from '../../kernel/contract.ts';
import { readItemsFile } from '../../kernel/items-file.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import { readItems } from '../preview/backends/items.ts';
import { filesByPath } from './host-files.ts';
import type { HostFile } from './place-file.ts';
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
const cartridgeSize = { id: 'cartridgeSize', group: 'Installation', label: 'Cartridge size' };
const itemsOf = (...products: readonly (Product | [Product, Price])[]): readonly SearchItem[] => {
  const entries = products.map((each) => (Array.isArray(each) ? each : ([each, priced] as const)));
  return readItems(filesByPath(searchItems(tablesOf({ products: entries }), 'AU')));
};

it('SRCH-30 A-33 the search knows the price that the catalogue has, with the GST of its own rate', () => {
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
      isDiscontinued: false,
      isDiscontinuedWithSpareParts: false,
    },
  ]);
});

it('P07 an item is found by its size in inches, its water and its colours, each said once', () => {
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

describe('the search data of many products', () => {
  const many = (count: number, dearer?: string) =>
    searchItems(
      tablesOf({
        products: Array.from({ length: count }, (_, n): [Product, Price] => {
          const code = `SYN${String(n).padStart(5, '0')}`;
          return [product(code), code === dearer ? { ...priced, incGstCents: 12_001 } : priced];
        }),
      }),
      'AU',
    );
  const changedPaths = (before: readonly HostFile[], after: readonly HostFile[]) => {
    const known = filesByPath(before);
    return after.flatMap(({ path, print }) => (known.get(path) === print() ? [] : [path]));
  };

  it('A-20 a catalogue of some hundred products is one file, prices included', () => {
    expect(many(300).map(({ path }) => path)).toEqual(['items.json']);
  });

  it('SRCH-30 of many products the prices stand apart, and every one is found again', () => {
    const files = filesByPath(many(4000, 'SYN01234'));
    expect(readItemsFile(JSON.parse(files.get('items.json') ?? ''))?.items[0]).not.toHaveProperty(
      'price',
    );
    const items = readItems(files);
    expect(items.map(({ price }) => price?.incGstCents)).toEqual(
      items.map(({ code }) => (code === 'SYN01234' ? 12_001 : 12_000)),
    );
  });

  it('one price changes one small file', () => {
    const changed = changedPaths(many(4000), many(4000, 'SYN01234'));
    expect(changed).toEqual([expect.stringMatching(/^tools\/prices\/syn/)]);
    expect(filesByPath(many(4000)).get(changed[0] ?? '')?.length).toBeLessThan(70_000);
  });
});
