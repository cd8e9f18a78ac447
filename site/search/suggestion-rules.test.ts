import { describe, expect, it } from 'vitest';
import type { SearchItem } from '../../kernel/search-item.ts';
import { keepForSuggestions } from './item-rules.ts';
import { itemsOf, searchItem, visitor } from './search-fixture.ts';
import { buildSuggestions, isChoosable, type SuggestionContext } from './suggestion-rules.ts';

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

describe('the list of suggestions', () => {
  it('SRCH-02 an empty query has no list', () => {
    expect(build(itemsOf('A1'), {}, '  ')).toEqual([]);
  });

  it('SRCH-06 A-19 ERR-11 nothing found is one entry that cannot be chosen', () => {
    const list = build([]);
    expect(list).toEqual([{ kind: 'status', key: 'status', name: 'No Results' }]);
    expect(list.filter(isChoosable)).toEqual([]);
  });

  it('SRCH-07 SRCH-09 five items stand alone', () => {
    expect(names(itemsOf(...five))).toEqual(five);
  });

  it('SRCH-08 SRCH-11 CST-05 of more than five, five are shown, and See All Results leads to them all', () => {
    const list = build(itemsOf(...five, 'A6', 'A7'), {}, ' wh2 & co ');
    expect(list.map((entry) => entry.name)).toEqual([...five, 'See All Results']);
    expect(list.at(-1)).toMatchObject({
      kind: 'see all',
      url: '/search?keywords=wh2%20%26%20co',
    });
  });

  it('SRCH-08 A-14 items are counted after the filters', () => {
    expect(names(itemsOf('PR-PPP22', ...five, 'HR-EI6'))).toEqual(five);
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
        { kind: 'article', key: 'article', name: 'About PFAS', url: '/blogs/pfas' },
      ]);
    },
  );

  it.each(['pfas filter', 'pfa', 'p f a s'])('SRCH-14 %j adds no article', (query) => {
    expect(names([], {}, query)).toEqual(['No Results']);
  });

  it.each([...visitor.dealerOnlyCodes, 'pr-ppp22'])(
    'SRCH-15 A-43 %s is for dealers only',
    (code) => {
      for (const audience of ['Consumer', 'Specifiers', 'Food-Service'] as const) {
        expect(names(itemsOf(code), { audience })).toEqual(['No Results']);
      }
      expect(names(itemsOf(code), { audience: 'Dealers' })).toEqual([code]);
    },
  );

  it.each([...visitor.codesExcludedFromSuggestions, 'hr-ei6', ' Hybrid-E6-lf '])(
    'SRCH-16 A-44 %s is never suggested, not even to dealers',
    (code) => {
      expect(names(itemsOf(code))).toEqual(['No Results']);
      expect(names(itemsOf(code), { audience: 'Dealers' })).toEqual(['No Results']);
    },
  );

  it('SRCH-16 a code that only begins like an excluded one stays', () => {
    expect(names(itemsOf('HR-EI66', 'HYBRID-E6'))).toEqual(['HR-EI66', 'HYBRID-E6']);
  });

  it('SRCH-17 SRCH-19 A-13 both flags drop an item, one alone labels it', () => {
    const list = build([
      searchItem('BOTH', { isDiscontinued: true, isDiscontinuedWithSpareParts: true }),
      searchItem('ONE', { isDiscontinued: true }),
      searchItem('PARTS', { isDiscontinuedWithSpareParts: true }),
      searchItem('NONE'),
    ]);
    expect(list.map((entry) => [entry.name, 'label' in entry && entry.label])).toEqual([
      ['ONE', 'Discontinued'],
      ['PARTS', 'Discontinued'],
      ['NONE', false],
    ]);
  });

  it('SRCH-18 the filter applied again at display changes nothing', () => {
    const items = itemsOf('A1', 'PR-PPP30', 'HR-EI9').concat(
      searchItem('X', { isDiscontinued: true, isDiscontinuedWithSpareParts: true }),
    );
    const once = keepForSuggestions(items, visitor);
    expect(once.map((item) => item.code)).toEqual(['A1']);
    expect(keepForSuggestions(once, visitor)).toEqual(once);
  });
});

describe('one suggestion', () => {
  const item = searchItem('WH2-60', {
    name: 'Dual',
    address: '/whole-house/WH2-60',
    formerCodes: ['WH2-60A'],
    price: { exGstCents: 10_000, incGstCents: 11_000 },
  });

  it('SRCH-12 ENT-14 has code, name and address', () => {
    expect(build([item])[0]).toMatchObject({
      kind: 'item',
      code: 'WH2-60',
      name: 'Dual',
      url: '/whole-house/WH2-60',
    });
  });

  it('SRCH-30 ROLE-04 shows the price with GST to anonymous visitors', () => {
    expect(build([item])[0]).toMatchObject({ price: { amount: '$110.00', label: 'inc GST' } });
  });

  it('SRCH-30 ROLE-03 A-33 shows the price without GST to logged-in visitors, the other beside it', () => {
    expect(build([item], { isLoggedIn: true })[0]).toMatchObject({
      price: {
        amount: '$100.00',
        label: 'ex GST',
        beside: { amount: '$110.00', label: 'inc GST' },
      },
    });
  });

  it('SRCH-19 an item that is no longer made has its label, and no price', () => {
    const [old] = build([{ ...item, isDiscontinued: true }]);
    expect(old).toMatchObject({ label: 'Discontinued' });
    expect(old).not.toHaveProperty('price');
  });

  it('ENT-18 PRC-05 an item whose price is not shown says so; of one whose price did not come nothing is known', () => {
    const [unpriced] = build([searchItem('A1', { isUnpriced: true })], { isLoggedIn: true });
    expect(unpriced).toMatchObject({ price: 'Price on request' });
    const dealers = { audience: 'Dealers', dealerOnlyCodes: ['A1'] } as const;
    const [dealt] = build([searchItem('A1', { isUnpriced: true })], dealers);
    expect(dealt).toMatchObject({ price: 'Available through dealers' });
    expect(build(itemsOf('A1'), { isLoggedIn: true })[0]).not.toHaveProperty('price');
    const [old] = build([searchItem('A1', { isUnpriced: true, isDiscontinued: true })]);
    expect(old).not.toHaveProperty('price');
  });

  it('RTE-21 says which code it took the place of, where that code was typed', () => {
    expect(build([item], {}, 'wh2 60a')[0]).toMatchObject({ replaces: 'WH2-60A' });
    expect(build([item], {}, 'wh2-60')[0]).not.toHaveProperty('replaces');
  });
});
