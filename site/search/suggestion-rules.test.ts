import { describe, expect, it } from 'vitest';
import type { RawItem } from '../commerce/raw-item.ts';
import { keepForSuggestions, mapSearchItems } from './item-rules.ts';
import { itemsOf, visitor } from './search-fixture.ts';
import { buildSuggestions, isChoosable, type SuggestionContext } from './suggestion-rules.ts';

const five = ['A1', 'A2', 'A3', 'A4', 'A5'];
const build = (items: readonly RawItem[], change: Partial<SuggestionContext> = {}, query = 'tap') =>
  buildSuggestions(query, items, { ...visitor, ...change });
const names = (items: readonly RawItem[], change: Partial<SuggestionContext> = {}, query = 'tap') =>
  build(items, change, query).map((entry) => entry.name);

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
    'SRCH-16 A-44 %s is suggested to nobody, not even dealers',
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
      { itemid: 'BOTH', custitem_discontinued: 'T', custitem_discontinued_w_spare_parts: true },
      { itemid: 'ONE', custitem_discontinued: 'T', custitem_discontinued_w_spare_parts: 'F' },
      { itemid: 'PARTS', custitem_discontinued_w_spare_parts: 'true' },
      { itemid: 'NONE' },
    ]);
    expect(list.map((entry) => [entry.name, 'label' in entry && entry.label])).toEqual([
      ['ONE', 'Discontinued'],
      ['PARTS', 'Discontinued'],
      ['NONE', false],
    ]);
  });

  it('SRCH-18 the filter applied again at display changes nothing', () => {
    const items = mapSearchItems(
      itemsOf('A1', 'PR-PPP30', 'HR-EI9').concat({
        itemid: 'X',
        custitem_discontinued: true,
        custitem_discontinued_w_spare_parts: true,
      }),
      visitor,
    );
    const once = keepForSuggestions(items, visitor);
    expect(once.map((item) => item.itemid)).toEqual(['A1']);
    expect(keepForSuggestions(once, visitor)).toEqual(once);
  });

  it('SRCH-25 an item that says it is not displayed in this country is not suggested', () => {
    expect(names([{ itemid: 'X', custitem_display_in_au: 'F' }])).toEqual(['No Results']);
  });

  it('SRCH-07 the same item twice stands once, and one without itemid not at all', () => {
    expect(names([{ itemid: 'X' }, { itemid: 'X' }, { displayname: 'nameless' }])).toEqual(['X']);
  });
});

describe('one suggestion', () => {
  const raw = {
    itemid: 'WH2-60',
    displayname: 'Dual',
    urlcomponent: 'WH2-60_2',
    onlinecustomerprice: 100,
  };

  it('SRCH-12 ENT-14 has code, name and the address without the suffix', () => {
    expect(build([raw])[0]).toMatchObject({
      kind: 'item',
      code: 'WH2-60',
      name: 'Dual',
      url: '/WH2-60',
    });
    expect(build(itemsOf('CODE_7'))[0]).toMatchObject({ url: '/CODE_7' });
  });

  it('SRCH-30 ROLE-04 shows the price with GST to anonymous visitors', () => {
    expect(build([raw])[0]).toMatchObject({ price: { amount: '$110.00', label: 'inc GST' } });
  });

  it('SRCH-30 ROLE-03 A-33 shows the price without GST to logged-in visitors, the other beside it', () => {
    const change = {
      isLoggedIn: true,
      country: 'NZ',
      money: { locale: 'en-NZ', currency: 'NZD' },
    } as const;
    expect(build([raw], change)[0]).toMatchObject({
      price: {
        amount: '$100.00',
        label: 'ex GST',
        beside: { amount: '$115.00', label: 'inc GST' },
      },
    });
  });

  it.each([true, 'true', 'T'])('ENT-18 A-29 dontshowprice %j hides the price', (dontshowprice) => {
    expect(build([{ ...raw, dontshowprice }])[0]).not.toHaveProperty('price');
    expect(build([{ ...raw, dontshowprice }], { isLoggedIn: true })[0]).not.toHaveProperty('price');
  });

  it('PRC-05 a price that cannot be computed is not shown as $0', () => {
    expect(build([{ ...raw, onlinecustomerprice: undefined }])[0]).not.toHaveProperty('price');
  });
});
