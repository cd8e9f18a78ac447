import { describe, expect, it } from 'vitest';
import type { Price, Product } from '../../kernel/contract.ts';
import { readItemsFile } from '../../kernel/items-file.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import { readItems } from '../preview/backends/items.ts';
import { filesByPath } from './host-files.ts';
import { searchItems } from './search-items.ts';
import type { HostFile } from './write-file.ts';

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
      isDiscontinued: false,
      isDiscontinuedWithSpareParts: false,
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

describe('search data for many products', () => {
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

  it('A-20 writes one file with prices for a few hundred products', () => {
    expect(many(300).map(({ path }) => path)).toEqual(['items.json']);
  });

  it('SRCH-30 writes prices to separate files for many products, and each can be found', () => {
    const files = filesByPath(many(4000, 'SYN01234'));
    expect(readItemsFile(JSON.parse(files.get('items.json') ?? ''))?.items[0]).not.toHaveProperty(
      'price',
    );
    const items = readItems(files);
    expect(items.map(({ price }) => price?.incGstCents)).toEqual(
      items.map(({ code }) => (code === 'SYN01234' ? 12_001 : 12_000)),
    );
  });

  it('a price change affects one small file', () => {
    const changed = changedPaths(many(4000), many(4000, 'SYN01234'));
    expect(changed).toEqual([expect.stringMatching(/^tools\/prices\/syn/)]);
    expect(filesByPath(many(4000)).get(changed[0] ?? '')?.length).toBeLessThan(70_000);
  });
});
