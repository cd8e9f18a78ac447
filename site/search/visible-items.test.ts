import { expect, it } from 'vitest';
import type { SearchItem } from '../../kernel/search-item.ts';
import { itemsOf, searchItem, visitor } from './search.fixture.ts';
import { buildSuggestions, isChoosable, type SuggestionContext } from './visible-items.ts';

const five = ['A1', 'A2', 'A3', 'A4', 'A5'];
const build = (
  items: readonly SearchItem[],
  change: Partial<SuggestionContext> = {},
  query = 'tap',
) => buildSuggestions(query, items, { ...visitor, ...change });
const names = (
  items: readonly SearchItem[],
  change: Partial<SuggestionContext> = {},
  query = 'tap',
) => build(items, change, query).map((entry) => entry.name);

it('SRCH-02 has no list for an empty query', () => {
  expect(build(itemsOf('A1'), {}, '  ')).toEqual([]);
});

it('SRCH-06 A-19 ERR-11 shows one entry that can’t be chosen when nothing is found', () => {
  const list = build([]);
  expect(list).toEqual([{ kind: 'status', name: 'No Results' }]);
  expect(list.filter(isChoosable)).toEqual([]);
});

it('SRCH-07 SRCH-09 shows five items and nothing else', () => {
  expect(names(itemsOf(...five))).toEqual(five);
});

it('SRCH-08 SRCH-11 CST-05 shows five of more items, and See All Results', () => {
  const list = build(itemsOf(...five, 'A6', 'A7'), {}, ' wh2 & co ');
  expect(list.map((entry) => entry.name)).toEqual([...five, 'See All Results']);
  expect(list.at(-1)).toMatchObject({
    kind: 'see all',
    url: '/search?keywords=wh2%20%26%20co',
  });
});

it('SRCH-08 A-14 counts items after the filters of the results page', () => {
  expect(names(itemsOf('PR-PPP22', ...five))).toEqual(five);
  expect(names(itemsOf(...five, 'HR-EI6'))).toEqual([...five, 'See All Results']);
  expect(names(itemsOf('A1', 'HR-EI6'))).toEqual(['A1', 'See All Results']);
});

it.each(['pfas', 'PFAS', ' Pfas '])(
  'SRCH-13 A-15 %j adds the article as the last entry',
  (query) => {
    expect(names(itemsOf(...five, 'A6'), {}, query)).toEqual([
      ...five,
      'See All Results',
      'About PFAS',
    ]);
    expect(build([], {}, query)).toEqual([
      { kind: 'article', name: 'About PFAS', url: '/blogs/pfas' },
    ]);
  },
);

it.each(['pfas filter', 'pfa', 'p f a s'])('SRCH-14 %j adds no article', (query) => {
  expect(names([], {}, query)).toEqual(['No Results']);
});

it.each([...visitor.dealerOnlyCodes, 'pr-ppp22'])('SRCH-15 A-43 %s is for dealers only', (code) => {
  for (const audience of ['Consumer', 'Specifiers', 'Food-Service'] as const) {
    expect(names(itemsOf(code), { audience })).toEqual(['No Results']);
  }
  expect(names(itemsOf(code), { audience: 'Dealers' })).toEqual([code]);
});

it.each([...visitor.codesExcludedFromSuggestions, 'hr-ei6', ' Hybrid-E6-lf '])(
  'SRCH-16 A-44 %s is never suggested, not even to dealers, but the results page has it',
  (code) => {
    expect(names(itemsOf(code))).toEqual(['See All Results']);
    expect(names(itemsOf(code), { audience: 'Dealers' })).toEqual(['See All Results']);
  },
);

it('SRCH-17 SRCH-19 A-13 drops an item with both flags, and labels one with either', () => {
  const list = build([
    searchItem('BOTH', { discontinuedFlag: true, discontinuedWithSparePartsFlag: true }),
    searchItem('ONE', { discontinuedFlag: true }),
    searchItem('PARTS', { discontinuedWithSparePartsFlag: true }),
    searchItem('NONE'),
  ]);
  expect(list.map((entry) => [entry.name, 'label' in entry && entry.label])).toEqual([
    ['ONE', 'Discontinued'],
    ['PARTS', 'Discontinued'],
    ['NONE', false],
  ]);
});

const item = searchItem('WH2-60', {
  name: 'Dual, 20 x 4.5 inch',
  address: '/whole-house/WH2-60',
  formerCodes: ['WH2-60A'],
  price: { exGstCents: 10_000, incGstCents: 11_000 },
});
const withGst = { amount: '$110.00', label: 'inc GST' };
const unpriced = searchItem('A1');
const loggedIn = { isLoggedIn: true };
const dealers = { audience: 'Dealers', dealerOnlyCodes: ['A1'] } as const;

const [onRequest, throughDealers] = ['Price on request', 'Available through dealers'];
const whole = { kind: 'item', code: 'WH2-60', name: 'Dual, 20 × 4½"', url: '/whole-house/WH2-60' };
const both = { price: { amount: '$100.00', label: 'ex GST', beside: withGst } };
it.each<[string, SearchItem, Partial<SuggestionContext>, object]>([
  ['SRCH-12 ENT-14 has code, name with its size in trade sizes, and address', item, {}, whole],
  ['SRCH-30 ROLE-04 shows anonymous visitors the price with GST', item, {}, { price: withGst }],
  ['SRCH-30 ROLE-03 A-33 shows the price without GST first when logged in', item, loggedIn, both],
  ['ENT-18 PRC-05 says that a price is hidden', unpriced, loggedIn, { price: onRequest }],
  ['ENT-18 PRC-05 says that only dealers sell it', unpriced, dealers, { price: throughDealers }],
])('%s', (_title, only, change, shown) => {
  expect(build([only], change)[0]).toMatchObject(shown);
});

it.each([
  ['SRCH-19 a discontinued item', { ...item, discontinuedFlag: true }],
  ['SRCH-19 a discontinued item without a price', { ...unpriced, discontinuedFlag: true }],
])('%s shows no price', (_title, only) => {
  expect(build([only], loggedIn)[0]).not.toHaveProperty('price');
});

it('RTE-21 says which former code it replaces, if that was typed', () => {
  for (const query of ['wh2 60a', 'WH2-60A spares'])
    expect(build([item], {}, query)[0]).toMatchObject({ replaces: 'WH2-60A' });
  expect(build([item], {}, 'wh2-60')[0]).not.toHaveProperty('replaces');
});
