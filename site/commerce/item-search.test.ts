import { describe, expect, it, vi } from 'vitest';
import type { FetchFunction } from './fetch-items.ts';
import {
  buildItemSearchUrl,
  hasItemSearch,
  type ItemSearchSite,
  searchItems,
} from './item-search.ts';
import type { MappingContext } from './map-item.ts';
import { priceWithGst } from './price-with-gst.ts';

const site: ItemSearchSite = {
  countries: {
    AU: { currency: 'AUD', commerceHost: 'shop.puretec.com.au', host: 'www.puretec.com.au' },
    NZ: { currency: 'NZD', commerceHost: 'shop.puretec.co.nz', host: 'www.puretec.co.nz' },
  },
  search: { limit: 7 },
};
const backendsWith = (itemSearch: string) => ({ itemSearch, timeoutMs: 4000 });
const anonymous = {
  site,
  backends: backendsWith('host'),
  country: 'AU',
  isLoggedIn: false,
  hostname: 'preview.example',
} as const;
const context: MappingContext = {
  country: 'AU',
  isLoggedIn: false,
  getPriceWithGST: priceWithGst({ AU: { gstPercent: 10 }, NZ: { gstPercent: 15 } }),
  placeholderImage: '',
};
const urlOf = (options: Parameters<typeof buildItemSearchUrl>[1], query = 'tap') => {
  const url = buildItemSearchUrl(query, options);
  return new URL(url ?? '', 'https://preview.example');
};

describe('the address of the item search', () => {
  it('SRCH-20 SRCH-22 SRCH-23 SRCH-24 SRCH-25 CST-05 is exactly that of the specification', () => {
    expect(buildItemSearchUrl('wh2 60', anonymous)).toBe(
      'https://shop.puretec.com.au/api/cacheable/items?use_pcv=F&fieldset=typeahead&currency=AUD' +
        '&country=AU&language=en&limit=7&q=wh2+60&custitem_display_in_au=true',
    );
  });

  it('SRCH-23 SRCH-24 SRCH-25 A-11 in New Zealand currency and display flag change, country=AU stays', () => {
    const { host, searchParams } = urlOf({ ...anonymous, country: 'NZ' });
    expect(host).toBe('shop.puretec.co.nz');
    expect(searchParams.get('currency')).toBe('NZD');
    expect(searchParams.get('country')).toBe('AU');
    expect(searchParams.get('custitem_display_in_nz')).toBe('true');
    expect(searchParams.has('custitem_display_in_au')).toBe(false);
  });

  it('SRCH-21 logged-in visitors ask for personalised items', () => {
    expect(urlOf({ ...anonymous, isLoggedIn: true }).pathname).toBe('/api/personalized/items');
  });

  it.each([
    ['host', 'https://shop.puretec.com.au/api/cacheable/items'],
    ['/', '/api/cacheable/items'],
    ['/backend', '/backend/api/cacheable/items'],
    ['/backend/', '/backend/api/cacheable/items'],
    ['https://shop.example', 'https://shop.example/api/cacheable/items'],
  ])('SRCH-26 A-11b the base "%s" leads to %s', (base, want) => {
    const url = buildItemSearchUrl('tap', { ...anonymous, backends: backendsWith(base) });
    expect(url?.split('?')[0]).toBe(want);
  });

  it('SRCH-26 A-11b on the main domain the site’s own host is asked', () => {
    const main = { ...anonymous, hostname: 'www.puretec.com.au' };
    expect(buildItemSearchUrl('tap', main)).toMatch(/^\/api\/cacheable\/items\?/);
    expect(urlOf({ ...main, country: 'NZ' }).host).toBe('shop.puretec.co.nz');
  });

  it('SRCH-26 with no base there is no item search, and no request', async () => {
    const options = { ...anonymous, backends: backendsWith('') };
    const fetch = vi.fn<FetchFunction>();
    expect(hasItemSearch(options.backends)).toBe(false);
    expect(buildItemSearchUrl('tap', options)).toBeUndefined();
    await expect(searchItems('tap', { ...options, fetch }, context)).rejects.toMatchObject({
      kind: 'not configured',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['a&limit=100', 'q=1#x', '100% <b>', '\u{1F6B0}', 'مرشح', '\ud800', '%E0%A4%A'])(
    'SRCH-22 the query %j stays one parameter',
    (query) => {
      const { searchParams } = urlOf(anonymous, query);
      expect(searchParams.get('q')).toBe(query.replace('\ud800', '\ufffd'));
      expect([...searchParams.keys()]).toHaveLength(8);
    },
  );

  it('RTE-22 a page may ask for more than the suggestions do', () => {
    expect(buildItemSearchUrl('tap', anonymous, 100)).toContain('limit=100');
  });
});

describe('searchItems', () => {
  const fetch = vi.fn<FetchFunction>(async () => new Response('{"items":[{"itemid":"A"}]}'));

  it('SRCH-20 SRCH-27 yields the items in the site’s terms', async () => {
    expect(await searchItems('tap', { ...anonymous, fetch }, context)).toMatchObject([
      { code: 'A', address: '/A' },
    ]);
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'same-origin' });
  });

  it('SRCH-21 ROLE-03 personal prices go with the session and into no cache', async () => {
    await searchItems('tap', { ...anonymous, isLoggedIn: true, fetch }, context);
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'include', cache: 'no-store' });
  });

  it('SRCH-28 SRCH-29 failures and aborts are typed', async () => {
    const failing: FetchFunction = async () => new Response('', { status: 500 });
    await expect(
      searchItems('tap', { ...anonymous, fetch: failing }, context),
    ).rejects.toMatchObject({
      kind: 'status',
      status: 500,
    });
    await expect(searchItems('tap', anonymous, context, AbortSignal.abort())).rejects.toMatchObject(
      {
        kind: 'aborted',
      },
    );
  });
});
