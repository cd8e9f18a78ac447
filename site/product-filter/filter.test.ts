import { describe, expect, it } from 'vitest';
import { productOf } from '../lookups/tables.fixture.ts';
import { countOptions, isShown, sortBy } from './filter-products.ts';
import { facetsOf, priceBands } from './list-facets.ts';
import { factAttributes, factsOf, type ProductFacts, readFacts } from './product-facts.ts';
import { clearFilters, noSelection, readSelection, writeParameter } from './selection.ts';

const facts = (code: string, more: Partial<ProductFacts> = {}): ProductFacts => ({
  code,
  type: 'system',
  sources: ['mains'],
  applications: [],
  ...more,
});
const sparkling = 'Sparkling, Chilled and Ambient';

describe('which filters a list has', () => {
  const list = [
    facts('A', { flow: 30, price: 10_000 }),
    facts('B', { flow: 55, price: 20_000, type: 'cabinet system' }),
    facts('C', { flow: 60, price: 50_000, capacity: 1000 }),
    facts('D', { price: 90_000 }),
  ];

  it('RTE-17 are facts that divide the products, and that at least half of them have', () => {
    expect(facetsOf(list).map(({ id }) => id)).toEqual(['type', 'flow', 'price']);
  });

  it('P05 a flow is a minimum, in numerical order', () => {
    expect(facetsOf(list).find(({ id }) => id === 'flow')?.options).toEqual([
      { value: '30', label: '30 L/min or more' },
      { value: '55', label: '55 L/min or more' },
      { value: '60', label: '60 L/min or more' },
    ]);
  });

  it('RTE-17 are a table’s threads, smallest first', () => {
    const rows = ['1 inch BSP', '1/2 inch BSP', '1.5 inch BSP', '1 inch BSP'].map((thread, index) =>
      facts(String(index), { stated: { thread } }),
    );
    const [thread] = facetsOf(rows);
    expect(thread?.options.map(({ value, label }) => [value, label])).toEqual([
      ['1-2-inch-bsp', '½" BSP (15 mm)'],
      ['1-inch-bsp', '1" BSP (25 mm)'],
      ['1.5-inch-bsp', '1½" BSP (40 mm)'],
    ]);
    const selection = { ...noSelection, choices: { thread: '1-inch-bsp' } };
    expect(rows.filter((row) => isShown(row, selection))).toHaveLength(2);
  });

  it('RTE-17 are the connections of systems, which are cards', () => {
    const cards = ['1 inch BSP', '1.5 inch BSP', '1 inch BSP', '0.75 inch BSP'].map(
      (value, index) =>
        factsOf(productOf(String(index), { specifications: [{ id: 'connection', value }] }), 'AU'),
    );
    expect(facetsOf(cards).find(({ id }) => id === 'connection')?.options).toHaveLength(3);
  });

  it('asks for a water where not all products take it', () => {
    const mixed = list.map((product, index) =>
      index === 0 ? { ...product, sources: ['mains', 'bore'] as const } : product,
    );
    expect(facetsOf(mixed)[0]).toMatchObject({
      id: 'source',
      options: [{ label: 'Mains water' }, { label: 'Bore water' }],
    });
  });
});

describe('price bands', () => {
  const under = (price: string) => ({ ...noSelection, choices: { price } });

  it('GEN-06 divide the prices at round amounts, none of them empty', () => {
    const cents = [5000, 9000, 22_000, 31_000, 82_600, 96_489, 139_095, 310_835];
    const bands = priceBands(cents);
    expect(bands).toEqual(['-200', '200-750', '750-1000', '1000-']);
    for (const band of bands) {
      expect(cents.filter((price) => isShown(facts('A', { price }), under(band)))).toHaveLength(2);
    }
  });

  it('PRC-05 hold no product without a price', () => {
    expect(isShown(facts('A'), under('-100'))).toBe(false);
  });
});

describe('what an address asks for', () => {
  const facets = facetsOf([
    facts('A', { flow: 30 }),
    facts('B', { flow: 55 }),
    facts('C', { flow: 55 }),
    facts('D', { flow: 60 }),
  ]);
  const read = (search: string) => readSelection(new URLSearchParams(search), facets);

  it.each([
    'custitem_application=Sparkling%2C%20Chilled%20and%20Ambient',
    'custitem_application=sparkling,+chilled+and+ambient',
    'custitem_application=Sparkling-Chilled-and-Ambient',
  ])('RTE-13 A-40 %s is one application, whatever its case and its dashes', (search) => {
    const selection = read(search);
    expect(isShown(facts('A', { applications: [sparkling] }), selection)).toBe(true);
    expect(isShown(facts('B', { applications: ['Drip-Tray'] }), selection)).toBe(false);
    expect(isShown(facts('C'), selection)).toBe(false);
  });

  it('RTE-13 RTE-17 A-40 several applications are parted by ";", in the address and in a product', () => {
    const selection = read('custitem_application=Commercial;Domestic');
    expect(selection.applications).toEqual(['commercial', 'domestic']);
    expect(isShown(facts('A', { applications: ['Garden;Domestic'] }), selection)).toBe(true);
  });

  it('ignores what the page’s filters don’t understand', () => {
    expect(read('flow=fast&capacity=100&sort=colour&utm_source=x')).toEqual(noSelection);
    expect(read('flow=45&sort=price-down')).toEqual({
      applications: [],
      choices: { flow: '45' },
      sort: 'price-down',
    });
  });

  it('changes one thing at a time, and leaves other parameters alone', () => {
    const before = new URLSearchParams('utm=1&flow=30');
    expect(writeParameter(before, 'sort', 'code').toString()).toBe('utm=1&flow=30&sort=code');
    expect(writeParameter(before, 'flow', '').toString()).toBe('utm=1');
    const after = writeParameter(before, 'custitem_application', sparkling);
    expect(clearFilters(after, facets).toString()).toBe('utm=1');
  });
});

describe('what is shown', () => {
  const list = [
    facts('WH10', { flow: 20, price: 300 }),
    facts('WH9', { flow: 60 }),
    facts('WH1', { price: 100, type: 'cabinet system' }),
    facts('WH2', { flow: 40, price: 200 }),
  ];
  const codes = (sort: Parameters<typeof sortBy>[1]) =>
    sortBy(list, sort, (product) => product).map(({ code }) => code);

  it('RTE-17 sorts in the requested order, products without the value last', () => {
    expect(codes('listed')).toEqual(['WH10', 'WH9', 'WH1', 'WH2']);
    expect(codes('price')).toEqual(['WH1', 'WH2', 'WH10', 'WH9']);
    expect(codes('price-down')).toEqual(['WH10', 'WH2', 'WH1', 'WH9']);
    expect(codes('flow')).toEqual(['WH9', 'WH2', 'WH10', 'WH1']);
    expect(codes('code')).toEqual(['WH1', 'WH2', 'WH9', 'WH10']);
  });

  it('QLT-11 sorts by the cost over five years where it is known, and offers that only then', () => {
    const known = list.map((product, index) =>
      index > 1 ? product : { ...product, fiveYears: 9 - index },
    );
    const [first, second] = known;
    expect(sortBy(known, 'fiveYears', (product) => product).slice(0, 2)).toEqual([second, first]);
    const offered = (products: readonly ProductFacts[]) =>
      readSelection(new URLSearchParams('sort=fiveYears'), [], [], products).sort;
    expect([offered(known), offered(list)]).toEqual(['fiveYears', 'listed']);
  });

  it('RTE-17 sorts a table by any column, sizes by what they measure', () => {
    const threads = ['1 inch BSP', '1/2 inch BSP', 'Push-fit', '1.25 inch BSP', '3/4 inch BSP'];
    const rows = [
      facts('NONE'),
      ...threads.map((thread, index) => facts(thread, { stated: { thread, length: 90 + index } })),
    ];
    const sorted = (sort: string) => sortBy(rows, sort, (row) => row).map(({ code }) => code);
    const upwards = ['1/2 inch BSP', '3/4 inch BSP', '1 inch BSP', '1.25 inch BSP', 'Push-fit'];
    expect(sorted('thread')).toEqual([...upwards, 'NONE']);
    expect(sorted('thread-down')).toEqual([...upwards.toReversed(), 'NONE']);
    expect(sorted('length-down')).toEqual([...threads.toReversed(), 'NONE']);
  });

  it('RTE-17 an address may ask for the order of a column, in either direction', () => {
    const columns = [{ id: 'length', label: 'Length', group: '', type: 'number' as const }];
    const read = (sort: string) => readSelection(new URLSearchParams({ sort }), [], columns).sort;
    expect(read('length')).toBe('length');
    expect(read('length-down')).toBe('length-down');
    expect(read('width')).toBe('listed');
  });

  it('RTE-17 each option shows how many it would leave, given the other filters', () => {
    const [type] = facetsOf(list);
    if (!type) throw new Error('a filter by type expected');
    const counts = countOptions(list, { ...noSelection, choices: { flow: '40' } }, type);
    expect([...counts]).toEqual([
      ['system', 2],
      ['cabinet-system', 0],
    ]);
  });
});

it('RTE-17 a card has every fact that the filters use', () => {
  const product = facts('A', {
    sources: ['mains', 'bore'],
    applications: [sparkling, 'Drip-Tray'],
    price: 12_345,
    flow: 9.5,
    capacity: 63_500,
    micron: 0.5,
    size: '10 x 2.5 inch',
    connection: '1 inch BSP',
  });
  expect(readFacts({ facts: factAttributes(product)['data-facts'] })).toEqual(product);
});
