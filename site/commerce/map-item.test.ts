import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSearchItem } from '../../kernel/search-item.ts';
import {
  type MappingContext,
  mapCatalogueItem,
  mapCatalogueItems,
  mapSearchItem,
  mapSearchItems,
  priceInCents,
} from './map-item.ts';
import { priceWithGst } from './price-with-gst.ts';
import { isFlagSet } from './raw-item.ts';

const context: MappingContext = {
  country: 'AU',
  isLoggedIn: false,
  getPriceWithGST: priceWithGst({ AU: { gstPercent: 10 }, NZ: { gstPercent: 15 } }),
  placeholderImage: '/none.svg',
};
const raw = {
  itemid: 'WH2-60',
  custitem_display_name: 'Dual whole house filter system',
  displayname: 'WH2-60 Dual',
  description: 'Two stages',
  onlinecustomerprice: 100,
  itemimages_detail: { urls: [{ url: 'https://cdn.example/a.png' }, { url: '/b.png' }] },
  custitem_application: 'Whole house',
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('mapCatalogueItem', () => {
  it('ENT-12 ENT-13 ENT-14 ENT-15 ENT-16 PXY-02 maps the fields of the backend', () => {
    expect(mapCatalogueItem(raw, context)).toEqual({
      id: 'WH2-60',
      name: 'Dual whole house filter system',
      description: 'Two stages',
      price: '110.00',
      priceIncGST: '110.00',
      priceExcGST: '100.00',
      image: 'https://cdn.example/a.png',
      application: 'Whole house',
    });
  });

  it('ENT-14 A-12b the name is the display name of the item, then of the backend, then the itemid', () => {
    const name = (item: Record<string, unknown>) => mapCatalogueItem(item, context)?.name;
    expect(name({ ...raw, custitem_display_name: ' ' })).toBe('WH2-60 Dual');
    expect(name({ itemid: 'X1', displayname: null })).toBe('X1');
  });

  it.each([
    [undefined],
    [null],
    [''],
    [{}],
    [{ urls: [] }],
    [{ urls: 'x' }],
    [{ urls: [null] }],
    [{ urls: [{}] }],
    [{ urls: [{ url: 'javascript:alert(1)' }] }],
    [{ urls: [{ url: '//evil.example/a.png' }] }],
  ])('ENT-15 without a usable first picture there is the placeholder: %j', (itemimages_detail) => {
    expect(mapCatalogueItem({ ...raw, itemimages_detail }, context)?.image).toBe('/none.svg');
  });

  it('ENT-16 A-25 ROLE-03 the price shown to logged-in visitors is without GST', () => {
    const item = mapCatalogueItem(raw, { ...context, country: 'NZ', isLoggedIn: true });
    expect(item).toMatchObject({ price: '100.00', priceIncGST: '115.00', priceExcGST: '100.00' });
  });

  it('ENT-16 both prices are written with two decimals, rounded half-up', () => {
    const item = mapCatalogueItem({ ...raw, onlinecustomerprice: '0.955' }, context);
    expect(item).toMatchObject({ priceExcGST: '0.96', priceIncGST: '1.05' });
  });

  it('ENT-16 an absent price is neither logged nor shown', () => {
    for (const onlinecustomerprice of [undefined, null, '']) {
      expect(mapCatalogueItem({ ...raw, onlinecustomerprice }, context)?.price).toBe('0');
    }
    expect(console.error).not.toHaveBeenCalled();
  });

  it('PRC-03 A-28 logs a price that is negative or not a number, and hides it', () => {
    const price = (value: unknown) =>
      mapCatalogueItem({ ...raw, onlinecustomerprice: value }, context)?.priceIncGST;
    expect(price('1,018.36')).toBe('0');
    expect(console.error).toHaveBeenCalledOnce();
    expect(price(-5)).toBe('0');
  });

  it('ENT-13 an item without itemid is left out of a list', () => {
    expect(mapCatalogueItem({ displayname: 'x' }, context)).toBeUndefined();
    expect(mapCatalogueItems([raw, {}, { itemid: 7 }], context).map((item) => item.id)).toEqual([
      'WH2-60',
      '7',
    ]);
  });
});

describe('mapSearchItem', () => {
  it('ENT-17 SRCH-12 says in the site’s terms what search needs', () => {
    const item = mapSearchItem(
      {
        ...raw,
        urlcomponent: 'WH2-60_3',
        keywords: 'twin, dual',
        custitem_application: 'Commercial; Sparkling, Chilled and Ambient',
        custitem_type: 'system',
        custitem_discontinued: true,
        custitem_discontinued_w_spare_parts: 'F',
        custitem_display_in_au: 'true',
      },
      context,
    );
    expect(item).toEqual({
      code: 'WH2-60',
      name: 'Dual whole house filter system',
      description: 'Two stages',
      image: 'https://cdn.example/a.png',
      address: '/WH2-60',
      keywords: 'twin, dual',
      formerCodes: [],
      fits: [],
      applications: ['Commercial', 'Sparkling, Chilled and Ambient'],
      kind: 'system',
      price: { exGstCents: 10_000, incGstCents: 11_000 },
      isDiscontinued: true,
      isDiscontinuedWithSpareParts: false,
    });
    expect(isSearchItem(item)).toBe(true);
  });

  it.each([true, 'true', 'T'])('ENT-18 A-29 dontshowprice %j hides the price', (dontshowprice) => {
    const item = mapSearchItem({ ...raw, dontshowprice }, context);
    expect(item).not.toHaveProperty('price');
    expect(item).toMatchObject({ isUnpriced: true });
  });

  it('PRC-05 A-27 tells a failed price from a real zero', () => {
    expect(priceInCents({ priceExcGST: '0', priceIncGST: '0' })).toBeUndefined();
    expect(priceInCents({ priceExcGST: '0', priceIncGST: '5.50' })).toBeUndefined();
    expect(priceInCents({ priceExcGST: '5.00', priceIncGST: '0' })).toBeUndefined();
    expect(priceInCents({ priceExcGST: '0.00', priceIncGST: '0.00' })).toEqual({
      exGstCents: 0,
      incGstCents: 0,
    });
  });

  it('PRC-05 hides a price whose cents cannot be counted', () => {
    const priced = (onlinecustomerprice: unknown) =>
      mapSearchItem({ ...raw, onlinecustomerprice }, context);
    expect(priced(1e21)).not.toHaveProperty('price');
    expect(priced(1e9)?.price).toEqual({ exGstCents: 1e11, incGstCents: 1.1e11 });
  });

  it('SRCH-07 lists a duplicate item once, and drops one without an itemid', () => {
    const items = mapSearchItems([raw, raw, { displayname: 'nameless' }], context);
    expect(items.map((item) => item.code)).toEqual(['WH2-60']);
  });

  it('SRCH-25 A-12 an item that says it is not displayed in this country is left out', () => {
    const flagged = { ...raw, custitem_display_in_au: true, custitem_display_in_nz: 'F' };
    expect(mapSearchItem(flagged, context)?.code).toBe('WH2-60');
    expect(mapSearchItem(flagged, { ...context, country: 'NZ' })).toBeUndefined();
    expect(mapSearchItem(raw, context)?.code).toBe('WH2-60');
  });

  const word = 'w'.repeat(100_000);

  it('ACCEPTANCE 34 cuts every text of the backend to a length that a page can lay out', () => {
    const item = mapSearchItem(
      {
        itemid: 'X-1',
        displayname: word,
        description: Array(100).fill(word),
        keywords: word,
        custitem_application: `a;${word}`,
        custitem_type: word,
      },
      context,
    );
    expect(JSON.stringify(item).length).toBeLessThan(6000);
    expect(item).toMatchObject({ code: 'X-1', address: '/X-1' });
  });

  it('ACCEPTANCE 34 never cuts a code, an address or a price: one that is too long is left out', () => {
    expect(mapSearchItem({ itemid: word }, context)).toBeUndefined();
    const item = mapSearchItem(
      {
        itemid: 'X-1',
        urlcomponent: word,
        onlinecustomerprice: '9'.repeat(100_000),
        itemimages_detail: { urls: [{ url: `/${word}` }] },
      },
      context,
    );
    expect(item).toMatchObject({ address: '/X-1', image: '/none.svg', isUnpriced: true });
  });

  it('ACCEPTANCE 34 keeps no half of a character where a text is cut', () => {
    const item = mapSearchItem({ itemid: 'X-1', displayname: `x${'💧'.repeat(5000)}` }, context);
    expect(item?.name).toMatch(/💧$/u);
  });

  it('ACCEPTANCE 34 reads no more items than any request asks for', () => {
    const items = Array.from({ length: 5000 }, (_, place) => ({ itemid: `X-${place}` }));
    expect(mapSearchItems(items, context)).toHaveLength(100);
  });

  it.each([
    [true, true],
    ['true', true],
    ['T', true],
    [false, false],
    ['false', false],
    ['F', false],
    ['', false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('A-12 A-29 ENT-18 the flag %j is %s', (value, want) => {
    expect(isFlagSet(value)).toBe(want);
  });
});
