import { expect, it } from 'vitest';
import type { SearchItem } from '../../kernel/search-item.ts';
import {
  buildResults,
  buildSearchAddress,
  noFacets,
  readSearchAddress,
  type SearchState,
} from './results.ts';
import { itemsOf, searchItem, visitor } from './search.fixture.ts';

const state: SearchState = { keywords: 'tap', page: 1, facets: noFacets };
const build = (items: readonly SearchItem[], change: Partial<SearchState> = {}) =>
  buildResults(items, { ...state, ...change }, visitor, 24);
const codes = (items: readonly SearchItem[], change: Partial<SearchState> = {}) =>
  build(items, change).items.map((item) => item.code);
const many = itemsOf(...Array.from({ length: 50 }, (_, index) => `C${index + 1}`));

it('SRCH-16 A-44 A-63 finds codes that are never suggested', () => {
  expect(codes(itemsOf('HR-EI6', 'HYBRID-E6-LF'))).toEqual(['HR-EI6', 'HYBRID-E6-LF']);
});

it.each(['e8-lf', 'hybrid-e8', 'e8', 'HYBRID-G7-LF'])(
  'A-44 "%s" has HYBRID-E8-LF first',
  (keywords) => {
    const items = itemsOf('HYBRID-E8-LF', 'RL8');
    expect(codes(items, { keywords })[0]).toBe('HYBRID-E8-LF');
    expect(codes(items, { keywords: 'hybrid' })[0]).toBe('RL8');
  },
);

it('SRCH-15 SRCH-17 A-63 applies the other exclusions', () => {
  const dropped = searchItem('D', { discontinuedFlag: true, discontinuedWithSparePartsFlag: true });
  expect(codes([dropped, ...itemsOf('PR-PPP22')])).toEqual([]);
  const dealers = buildResults(itemsOf('PR-PPP22'), state, { ...visitor, audience: 'Dealers' }, 24);
  expect(dealers.items.map((item) => item.code)).toEqual(['PR-PPP22']);
});

it('SRCH-19 ERR-11 labels an item with one flag', () => {
  expect(build([searchItem('X', { discontinuedFlag: true })]).items[0]?.label).toBe('Discontinued');
});

it('A-63 shows 24 a page', () => {
  expect(codes(many)).toHaveLength(24);
  expect(build(many).paging).toEqual({ page: 1, pageCount: 3, total: 50, first: 1, last: 24 });
  expect(codes(many, { page: 3 })).toEqual(['C49', 'C50']);
  expect(build(many, { page: 3 }).paging).toMatchObject({ first: 49, last: 50 });
});

it('A-63 shows the last page for one beyond it, and one empty page for no items', () => {
  expect(build(many, { page: 999 }).paging.page).toBe(3);
  expect(build([]).paging).toEqual({ page: 1, pageCount: 1, total: 0, first: 0, last: 0 });
  expect(build([]).matches).toBe(0);
});

const items = [
  searchItem('A', { applications: ['Commercial', 'Domestic'], kind: 'softener' }),
  searchItem('B', { applications: ['Domestic'], kind: 'tap' }),
  searchItem('C', { applications: ['Sparkling, Chilled and Ambient'], kind: 'tap' }),
  searchItem('D'),
];
const application = (...values: readonly string[]) => ({
  facets: { ...noFacets, application: values },
});

it('A-63 A-40 counts values, and keeps a comma inside one', () => {
  const { facets } = build(items);
  expect(facets.map((facet) => facet.id)).toEqual(['type', 'application']);
  expect(facets[1]?.values).toEqual([
    { value: 'Commercial', count: 1, isChosen: false },
    { value: 'Domestic', count: 2, isChosen: false },
    { value: 'Sparkling, Chilled and Ambient', count: 1, isChosen: false },
  ]);
});

it('A-40 accepts a value in any case, and with dashes', () => {
  expect(codes(items, application('sparkling-chilled-and-ambient'))).toEqual(['C']);
  expect(codes(items, application('DOMESTIC'))).toEqual(['A', 'B']);
});

it('RTE-17 A-63 values of one facet widen, two facets narrow', () => {
  expect(codes(items, application('Commercial', 'Domestic'))).toEqual(['A', 'B']);
  expect(codes(items, { facets: { application: ['Domestic'], type: ['tap'] } })).toEqual(['B']);
});

it('A-63 counts under the other facet’s choice, and finds nothing for an unknown value', () => {
  const { facets } = build(items, application('Domestic'));
  expect(facets[0]?.values.map(({ value, count }) => [value, count])).toEqual([
    ['softener', 1],
    ['tap', 1],
  ]);
  const none = build(items, application('Unheard of'));
  expect([none.items.length, none.matches]).toEqual([0, 4]);
});

it('RTE-22 reads keywords, page and facets', () => {
  expect(
    readSearchAddress(
      '?keywords=wh2+60&page=3&custitem_application=Sparkling%2C+Chilled+and+Ambient&type=tap&type=kit&type=tap',
    ),
  ).toEqual({
    keywords: 'wh2 60',
    page: 3,
    facets: { application: ['Sparkling, Chilled and Ambient'], type: ['tap', 'kit'] },
  });
});

it.each(['', '?', '?keywords=', '?keywords=+%20', '?other=1'])(
  'RTE-22 A-63 reads no keywords from %j',
  (search) => {
    expect(readSearchAddress(search)).toEqual({ keywords: '', page: 1, facets: noFacets });
  },
);

it.each([
  ['%E0%A4%A', '\ufffd%A'],
  ['100%', '100%'],
  ['%', '%'],
  ['%3Cscript%3Ealert(1)%3C/script%3E', '<script>alert(1)</script>'],
  ['%F0%9F%9A%B0', '\u{1F6B0}'],
  ['%D9%85%D8%B1%D8%B4%D8%AD', 'مرشح'],
  ['a%00b%0Ac', 'a b c'],
])('RTE-22 the keywords %s are read as text: %j', (raw, want) => {
  expect(readSearchAddress(`?keywords=${raw}`).keywords).toBe(want);
});

it.each(['0', '-1', '1.5', '1e9', 'x', '', '99999999999'])('A-63 page %j is page 1', (page) => {
  expect(readSearchAddress(`?keywords=a&page=${page}`).page).toBe(1);
});

it('A-63 reads back what it writes', () => {
  const state = {
    keywords: 'a&b=c "d"',
    page: 2,
    facets: { application: ['Sparkling, Chilled and Ambient'], type: ['kit'] },
  };
  const address = buildSearchAddress(state);
  expect(readSearchAddress(address.slice('/search'.length))).toEqual(state);
});
