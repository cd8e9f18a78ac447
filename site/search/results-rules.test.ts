import { describe, expect, it } from 'vitest';
import type { SearchItem } from '../../kernel/search-item.ts';
import { noFacets } from './facets.ts';
import { buildResults } from './results-rules.ts';
import type { SearchState } from './search-address.ts';
import { itemsOf, searchItem, visitor } from './search-fixture.ts';

const state: SearchState = { keywords: 'tap', page: 1, facets: noFacets };
const build = (items: readonly SearchItem[], change: Partial<SearchState> = {}) =>
  buildResults(items, { ...state, ...change }, visitor, 24);
const codes = (items: readonly SearchItem[], change: Partial<SearchState> = {}) =>
  build(items, change).items.map((item) => item.code);
const many = itemsOf(...Array.from({ length: 50 }, (_, index) => `C${index + 1}`));

describe('the rules of the results page', () => {
  it('SRCH-16 A-44 A-63 codes that are never suggested are found here', () => {
    expect(codes(itemsOf('HR-EI6', 'HYBRID-E6-LF'))).toEqual(['HR-EI6', 'HYBRID-E6-LF']);
  });

  it('SRCH-15 SRCH-17 A-63 the other exclusions hold', () => {
    const dropped = searchItem('D', { isDiscontinued: true, isDiscontinuedWithSpareParts: true });
    expect(codes([dropped, ...itemsOf('PR-PPP22')])).toEqual([]);
    const dealers = buildResults(
      itemsOf('PR-PPP22'),
      state,
      { ...visitor, audience: 'Dealers' },
      24,
    );
    expect(dealers.items.map((item) => item.code)).toEqual(['PR-PPP22']);
  });

  it('SRCH-19 ERR-11 one flag alone is labelled', () => {
    expect(build([searchItem('X', { isDiscontinued: true })]).items[0]?.label).toBe('Discontinued');
  });

  it('A-63 there are 24 on a page', () => {
    expect(codes(many)).toHaveLength(24);
    expect(build(many).paging).toEqual({ page: 1, pageCount: 3, total: 50, first: 1, last: 24 });
    expect(codes(many, { page: 3 })).toEqual(['C49', 'C50']);
    expect(build(many, { page: 3 }).paging).toMatchObject({ first: 49, last: 50 });
  });

  it('A-63 a page beyond the last is the last, and no items are one empty page', () => {
    expect(build(many, { page: 999 }).paging.page).toBe(3);
    expect(build([]).paging).toEqual({ page: 1, pageCount: 1, total: 0, first: 0, last: 0 });
    expect(build([]).matches).toBe(0);
  });
});

describe('facets', () => {
  const items = [
    searchItem('A', { applications: ['Commercial', 'Domestic'], kind: 'softener' }),
    searchItem('B', { applications: ['Domestic'], kind: 'tap' }),
    searchItem('C', { applications: ['Sparkling, Chilled and Ambient'], kind: 'tap' }),
    searchItem('D'),
  ];
  const application = (...values: readonly string[]) => ({
    facets: { ...noFacets, application: values },
  });

  it('A-63 A-40 values are counted, and a comma stays inside one', () => {
    const { facets } = build(items);
    expect(facets.map((facet) => facet.id)).toEqual(['application', 'type']);
    expect(facets[0]?.values).toEqual([
      { value: 'Commercial', count: 1, isChosen: false },
      { value: 'Domestic', count: 2, isChosen: false },
      { value: 'Sparkling, Chilled and Ambient', count: 1, isChosen: false },
    ]);
  });

  it('A-40 a value is chosen in any case, and with dashes', () => {
    expect(codes(items, application('sparkling-chilled-and-ambient'))).toEqual(['C']);
    expect(codes(items, application('DOMESTIC'))).toEqual(['A', 'B']);
  });

  it('RTE-17 A-63 values of one facet widen, two facets narrow', () => {
    expect(codes(items, application('Commercial', 'Domestic'))).toEqual(['A', 'B']);
    expect(codes(items, { facets: { application: ['Domestic'], type: ['tap'] } })).toEqual(['B']);
  });

  it('A-63 counts of a facet follow the other one, and an unknown value leaves nothing', () => {
    const { facets } = build(items, application('Domestic'));
    expect(facets[1]?.values.map(({ value, count }) => [value, count])).toEqual([
      ['softener', 1],
      ['tap', 1],
    ]);
    const none = build(items, application('Unheard of'));
    expect([none.items.length, none.matches]).toEqual([0, 4]);
  });

  it('A-63 a facet that divides nothing is not offered', () => {
    expect(build(itemsOf('A', 'B')).facets).toEqual([]);
    expect(build([searchItem('A', { applications: ['Domestic'] })]).facets).toEqual([]);
  });
});
