import { expect, it } from 'vitest';
import { runningCost } from '../commerce/running-cost.ts';
import {
  byCost,
  foodServiceCost,
  isCounted,
  lastsText,
  litresGroups,
  noneLastsText,
  rowTexts,
} from './litres-a-day.ts';
import { categoryOf, priced, productOf, tablesOf } from './tables.fixture.ts';

it('RTE-60 divides the capacity by the litres a day, until the filter is due anyway', () => {
  expect(lastsText(12_000, 200)).toBe('60 days');
  expect(lastsText(63_500, 200)).toBe('10 months');
  expect(lastsText(500, 500)).toBe('1 day');
  expect(lastsText(63_500, 50)).toBe('12 months');
  expect(lastsText(63_500, 200, 6)).toBe('6 months');
});

const stated = (code: string, capacity: number, every: number) =>
  productOf(code, {
    installation: 'undersink',
    specifications: [{ id: 'capacity', value: capacity }],
    parts: [{ code: 'CB', role: 'cartridge', quantity: 1, every, litres: capacity }],
  });

it('RTE-60 calls a filter that lasts under a month too small, unless it is due each month', () => {
  const row = { code: 'PX-5', capacity: 5000, due: 12, cost: undefined };
  expect(rowTexts(row, 200)).toEqual(['Too small', '25 days', '']);
  expect(rowTexts(row, 166)).toEqual(['', '30 days', 'Ask us']);
  expect(rowTexts({ ...row, due: 1 }, 200)).toEqual(['', '25 days', 'Ask us']);
});

it('RTE-60 leaves out products without a capacity, and a range without any', () => {
  expect(litresGroups([productOf('PX-5')])).toEqual([]);
  const name = 'Carbon and scale reduction cartridge, 10 inch';
  const softening = { ...stated('PX-6', 12_000, 12), treats: ['hardness'], name };
  const products = [productOf('PX-5'), softening, stated('PX-7', 63_500, 6)];
  const listed = litresGroups(products).map(({ title, rows }) => [title, rows]);
  expect(listed).toMatchObject([
    ['Reduces scale', [{ code: 'PX-6', name: 'Carbon cartridge' }]],
    ["Doesn't reduce scale", [{ code: 'PX-7' }]],
  ]);
});

it('RTE-60 counts a larger filter only if all in the range are too small', () => {
  const larger = [stated('WT-1', 300_000, 12)];
  const [group] = litresGroups([stated('PX-7', 12_000, 12)], undefined, larger);
  const rows = group?.rows ?? [];
  const countedAt = (day: number) => rows.filter((row) => isCounted(row, rows, day)).length;
  expect([200, 900, 20_000].map(countedAt)).toEqual([1, 2, 0]);
  expect(noneLastsText(rows, 200)).toBe('');
  expect(noneLastsText(rows, 900)).toMatch(
    /^At 900.L a day, .* The next size up lasts longer: WT-1\./,
  );
  expect(noneLastsText(rows, 20_000)).toMatch(/^At 20,000.L a day, .* Ask us/);
  expect(rows.toSorted(byCost(900)).map(({ code }) => code)).toEqual(['WT-1', 'PX-7']);
  expect(litresGroups([], undefined, larger)).toEqual([]);
});

it('RTE-60 QLT-11 puts the cheapest filter at a café first, and those without a known cost last', () => {
  const usage = {
    ...{ watts: 0, perLitre: 0, people: 0 },
    rates: { kWh: 0, day: 10 },
  };
  const cents: Readonly<Record<string, number>> = { 'PX-6': 6420, 'PX-7': 3000 };
  const products = [
    stated('PX-5', 90_000, 12),
    stated('PX-6', 12_000, 12),
    stated('PX-7', 12_000, 12),
  ];
  const [group] = litresGroups(products, ({ code }) => {
    const each = cents[code];
    const items = [[1, each ?? 0, 12, 12_000]] as const;
    return each === undefined
      ? undefined
      : { usage: { ...usage, items }, without: [], yearly: each, basis: '' };
  });
  // At 200 L a day, 12,000 L last 60 days: 73,000 L a year is 6.08 cartridges.
  expect(group?.rows.map((row) => [row.code, ...rowTexts(row, 200)])).toEqual([
    ['PX-7', '', '60 days', '$183'],
    ['PX-6', '', '60 days', '$391'],
    ['PX-5', '', '12 months', 'Ask us'],
  ]);
});

it('QLT-11 gives the cost of a year in a café to products that a food-service table lists', () => {
  const products = [stated('PX-6', 12_000, 12), stated('PX-7', 63_500, 12)];
  const url = '/food-service/espresso';
  const base = tablesOf({
    categories: [categoryOf(url, { audience: 'Food-Service', items: ['PX-6'] })],
    products: [
      ...products.map((product) => [product, priced(1)] as const),
      [productOf('CB', { type: 'cartridge' }), priced(6420)],
    ],
  });
  const litresADay = {
    ...{ 'whole house': 400, undersink: 10, benchtop: 10, outdoor: 60 },
    ...{ 'in line': 60, portable: 40 },
  };
  const tables = { ...base, site: { ...base.site, litresADay } };
  const costs = products.map((product) => {
    const cost = runningCost(tables, product, 'AU');
    return cost && foodServiceCost(tables, product, cost, 'AU');
  });
  // A cartridge of $64.20 lasts 60 days.
  expect(costs).toEqual([{ url: `${url}#litres-a-day`, litres: 200, yearly: 39_055 }, undefined]);
});
