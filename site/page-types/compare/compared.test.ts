import { expect, it } from 'vitest';
import { compareProduct } from './compare.fixture.ts';
import type { CompareProduct } from './compare-data.ts';
import { addressOf, currentCodes, matchesQuery, readChoice, suggestions } from './compared.ts';

const product: typeof compareProduct = (code, more) =>
  compareProduct(code, { installation: 'whole house', ...more });
const wh60 = product('WH2-60', { price: 100_000 });
const wh45 = product('WH2-45', { price: 90_000, formerCodes: ['WH2-45A'] });
const wh20 = product('WH1-20', { price: 50_000, name: 'Single filter' });
const old = product('WH1-15', { discontinued: true });
const tap = product('TF-1', { type: 'filter tap', installation: 'undersink' });
const products = [wh60, wh45, wh20, old, tap];
const read = (search: string) => readChoice(new URLSearchParams(search), products);
const codes = (some: readonly CompareProduct[]) => some.map(({ code }) => code);

it('QLT-06 names two to four products, in their order', () => {
  expect(codes(read('codes=WH2-45,WH2-60,TF-1').products)).toEqual(['WH2-45', 'WH2-60', 'TF-1']);
  expect(addressOf(['WH2-45', 'WH2-60'], true)).toBe('?codes=WH2-45,WH2-60&only=differences');
  expect(addressOf([], true)).toBe('');
});

it('QLT-11 keeps the space, the people and the price of power', () => {
  const given = '?codes=TF-1&space=600x720x560&people=3.5&kWh=40';
  const choice = read(given);
  expect(choice.rates).toEqual({ people: '3.5', litres: null, kWh: '40' });
  expect(addressOf(['TF-1'], false, choice)).toBe(given);
  const free = { rates: { people: 2, litres: null, kWh: 0 } };
  expect(addressOf(['TF-1'], false, free)).toBe('?codes=TF-1&people=2&kWh=0');
});

it('separates a pasted list at commas and semicolons', () => {
  expect(codes(read('codes=WH2-45;WH2-60 and TF-1,').products)).toEqual([
    'WH2-45',
    'WH2-60',
    'TF-1',
  ]);
});

it('QLT-06 reads a parameter for each field of the form, and former codes, each product once', () => {
  expect(codes(read('code=wh260&code=&code=wh2-45').products)).toEqual(['WH2-60', 'WH2-45']);
  expect(codes(read('codes=wh2-45a,WH2-45,wh245').products)).toEqual(['WH2-45']);
});

it('RTE-21 gives the current codes of stored ones, and leaves unknown ones alone', () => {
  const stored = ['WH2-45A', 'gone-1', 'wh2-60', 'WH2-45'];
  expect(currentCodes(stored, products)).toEqual(['WH2-45', 'WH2-60', 'gone-1']);
});

it('QLT-06 names codes that are not sold here, and shows four at most', () => {
  expect(read('codes=WH2-60,NONE-1').unknown).toEqual(['NONE-1']);
  const five = read('codes=WH2-60,WH2-45,WH1-20,WH1-15,TF-1');
  expect([five.products.length, five.left]).toEqual([4, 1]);
});

it('ACCEPTANCE 34 odd addresses are inert', () => {
  expect(read('codes=,,%3Cscript%3E,%F0%9F%92%A7').unknown).toEqual(['<script>']);
});

it('QLT-06 suggests the same kind, the nearest price first, nothing discontinued', () => {
  expect(codes(suggestions(products, [wh60], 6))).toEqual(['WH2-45', 'WH1-20']);
  expect(suggestions(products, [], 6)).toEqual([]);
});

it('QLT-06 finds by code, beginning, former code and word', () => {
  expect(codes(matchesQuery(products, 'wh2', 6))).toEqual(['WH2-45', 'WH2-60']);
  expect(codes(matchesQuery([old, wh20], 'wh1', 6))).toEqual(['WH1-20', 'WH1-15']);
  expect(codes(matchesQuery(products, 'wh245a', 6))).toEqual(['WH2-45']);
  expect(codes(matchesQuery(products, 'single', 6))).toEqual(['WH1-20']);
  expect(matchesQuery(products, ' - ', 6)).toEqual([]);
});
