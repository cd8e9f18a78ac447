import { beforeEach, expect, it, vi } from 'vitest';
import {
  isFlagSet,
  mapCatalogueItem,
  mapSearchItem,
  mapSearchItems,
  priceInCents,
  productAddress,
} from './map-item.ts';
import { mappingContext as context } from './mapping.fixture.ts';

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

const nameless = { custitem_display_name: '', displayname: null };
const personal = { country: 'NZ', isLoggedIn: true };
const personalPrices = { price: '100.00', priceIncGST: '115.00', priceExcGST: '100.00' };
const rounded = { priceExcGST: '0.96', priceIncGST: '1.05' };
it.each<[string, object, object, object]>([
  ['ENT-14 A-12b its own name', { custitem_display_name: ' ' }, {}, { name: 'WH2-60 Dual' }],
  ['ENT-14 A-12b the itemid as a name', nameless, {}, { name: 'WH2-60' }],
  ['ENT-16 A-25 ROLE-03 the price without GST, logged in', {}, personal, personalPrices],
  ['ENT-16 prices rounded half-up to cents', { onlinecustomerprice: '0.955' }, {}, rounded],
  ['ENT-16 no price, without a word', { onlinecustomerprice: undefined }, {}, { price: '0' }],
  ['ENT-16 a null price, without a word', { onlinecustomerprice: null }, {}, { price: '0' }],
  ['ENT-16 an empty price, without a word', { onlinecustomerprice: '' }, {}, { price: '0' }],
  ['PRC-03 A-28 no negative price', { onlinecustomerprice: -5 }, {}, { priceIncGST: '0' }],
])('%s', (_title, fields, change, mapped) => {
  expect(mapCatalogueItem({ ...raw, ...fields }, { ...context, ...change })).toMatchObject(mapped);
  expect(console.error).not.toHaveBeenCalled();
});

it('PRC-03 A-28 logs and hides a price that isn’t a number', () => {
  const item = mapCatalogueItem({ ...raw, onlinecustomerprice: '1,018.36' }, context);
  expect(item?.priceIncGST).toBe('0');
  expect(console.error).toHaveBeenCalledOnce();
});

it.each([
  undefined,
  null,
  '',
  {},
  { urls: [] },
  { urls: 'x' },
  { urls: [null] },
  { urls: [{}] },
  { urls: [{ url: 'javascript:alert(1)' }] },
  { urls: [{ url: '//evil.example/a.png' }] },
])('ENT-15 uses the placeholder without a usable first picture: %j', (itemimages_detail) => {
  expect(mapCatalogueItem({ ...raw, itemimages_detail }, context)?.image).toBe('/none.svg');
});

it('ENT-13 leaves out an item without itemid', () => {
  expect(mapCatalogueItem({ displayname: 'x' }, context)).toBeUndefined();
  expect(mapSearchItems([raw, {}, { itemid: 7 }], context).map(({ code }) => code)).toEqual([
    'WH2-60',
    '7',
  ]);
});

it('ENT-17 SRCH-12 maps what search needs', () => {
  const item = mapSearchItem(
    {
      ...raw,
      urlcomponent: 'WH2-60_3',
      keywords: 'twin, dual',
      custitem_application: 'Commercial; Sparkling, Chilled and Ambient',
      custitem_type: 'system',
      custitem_wels: 'WELS 3 stars, 9 L/min',
      custitem_lead_free: 'Lead Free WaterMark',
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
    rating: 'WELS 3 stars, 9 L/min',
    leadFree: 'Lead Free WaterMark',
    price: { exGstCents: 10_000, incGstCents: 11_000 },
    discontinuedFlag: true,
    discontinuedWithSparePartsFlag: false,
  });
});

it.each([true, 'true', 'T'])('ENT-18 A-29 dontshowprice %j hides the price', (dontshowprice) => {
  const item = mapSearchItem({ ...raw, dontshowprice }, context);
  expect(item).not.toHaveProperty('price');
});

it.each([
  ['0', '0', undefined],
  ['0', '5.50', undefined],
  ['5.00', '0', undefined],
  ['0.00', '0.00', { exGstCents: 0, incGstCents: 0 }],
])('PRC-05 A-27 %s without GST and %s with it are %j', (priceExcGST, priceIncGST, cents) => {
  expect(priceInCents({ priceExcGST, priceIncGST })).toEqual(cents);
});

it('SRCH-07 lists a duplicate once, and leaves out an item without itemid', () => {
  const items = mapSearchItems([raw, raw, { displayname: 'nameless' }], context);
  expect(items.map((item) => item.code)).toEqual(['WH2-60']);
});

it('SRCH-25 A-12 leaves out an item that isn’t displayed in this country', () => {
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
  expect(item).toMatchObject({ address: '/X-1', image: '/none.svg' });
});

it('ACCEPTANCE 34 reads no more items than any request asks for', () => {
  const items = Array.from({ length: 5000 }, (_, place) => ({ itemid: `X-${place}` }));
  expect(mapSearchItems(items, context)).toHaveLength(100);
});

it.each([
  [true, true],
  ['T', true],
  [false, false],
  ['F', false],
  ['', false],
  [null, false],
])('A-12 A-29 ENT-18 the flag %j is %s', (value, want) => {
  expect(isFlagSet(value)).toBe(want);
});

it.each([
  ['WH2-60', '/WH2-60'],
  ['WH2-60_3', '/WH2-60'],
  ['A_1_2', '/A_1'],
  ['FILTER_10INCH_2', '/FILTER_10INCH'],
  ['FILTER_10INCH', '/FILTER_10INCH'],
  ['A_', '/A_'],
  ['_12', '/CODE_7'],
  ['   ', '/CODE_7'],
  ['systems/WH2-60_1', '/systems/WH2-60'],
])('SRCH-12 A-16 the urlcomponent %j becomes %s', (urlcomponent, want) => {
  expect(productAddress({ itemid: 'CODE_7', urlcomponent })).toBe(want);
});

it.each([
  ['//evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['../../x', '/x'],
  ['javascript:alert(1)', '/javascript%3Aalert(1)'],
  ['a?b#c', '/a%3Fb%23c'],
  ['\ud800', '/%EF%BF%BD'],
])('SRCH-12 the urlcomponent %j can’t leave the site', (urlcomponent, want) => {
  expect(productAddress({ itemid: 'X', urlcomponent })).toBe(want);
});
