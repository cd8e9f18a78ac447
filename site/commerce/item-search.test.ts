import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildItemSearchUrl, type ItemSearchSite, searchItems } from './item-search.ts';
import { mappingContext as context } from './mapping.fixture.ts';

const site: ItemSearchSite = {
  countries: {
    AU: { currency: 'AUD', commerceHost: 'shop.puretec.com.au', host: 'www.puretec.com.au' },
    NZ: { currency: 'NZD', commerceHost: 'shop.puretec.co.nz', host: 'www.puretec.co.nz' },
  },
  search: { limit: 7 },
};
const at = (itemSearch: string) => ({ backends: { itemSearch, timeoutMs: 4000 } });
const anonymous = {
  site,
  ...at('host'),
  country: 'AU',
  isLoggedIn: false,
  hostname: 'preview.example',
} as const;

const au = 'https://shop.puretec.com.au';
const nz = 'https://shop.puretec.co.nz';
const hostname = site.countries.AU.host;

it.each([
  ['SRCH-20 SRCH-22 SRCH-23 SRCH-24 SRCH-25 CST-05 in Australia', {}, au],
  ['SRCH-23 SRCH-24 SRCH-25 A-11 in New Zealand', { country: 'NZ' }, nz],
  ['SRCH-21 logged in', { isLoggedIn: true }, au],
  ['SRCH-26 A-11b on the main domain', { hostname }, ''],
  ['SRCH-26 A-11b on another country’s domain', { hostname, country: 'NZ' }, nz],
  ['SRCH-26 A-11b at the root', at('/'), ''],
  ['SRCH-26 A-11b in a folder', at('/backend/'), '/backend'],
  ['SRCH-26 A-11b on another host', at('https://shop.example'), 'https://shop.example'],
] as const)('%s the address is exactly the specification’s', (_title, change, base) => {
  const asked = { ...anonymous, ...change };
  const cache = asked.isLoggedIn ? 'personalized' : 'cacheable';
  const [currency, flag] = asked.country === 'AU' ? ['AUD', 'au'] : ['NZD', 'nz'];
  expect(buildItemSearchUrl('wh2 60', asked)).toBe(
    `${base}/api/${cache}/items?use_pcv=F&fieldset=typeahead&currency=${currency}&country=AU` +
      `&language=en&limit=7&q=wh2+60&custitem_display_in_${flag}=true`,
  );
});

it.each(['a&limit=100', 'q=1#x', '100% <b>', '\u{1F6B0}', 'مرشح', '\ud800', '%E0%A4%A'])(
  'SRCH-22 keeps the query %j in one parameter',
  (query) => {
    const { searchParams } = new URL(buildItemSearchUrl(query, anonymous) ?? '');
    expect(searchParams.get('q')).toBe(query.replace('\ud800', '\ufffd'));
    expect([...searchParams.keys()]).toHaveLength(8);
  },
);

it('RTE-22 accepts a higher limit', () => {
  expect(buildItemSearchUrl('tap', anonymous, 100)).toContain('limit=100');
});

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetch.mockImplementation(async () => new Response('{"items":[{"itemid":"A"}]}'));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

it('SRCH-20 SRCH-27 maps the items', async () => {
  const found = await searchItems('tap', anonymous, context);
  expect(found).toMatchObject([{ code: 'A', address: '/A' }]);
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'same-origin' });
});

it('SRCH-21 ROLE-03 requests personal prices with the session, uncached', async () => {
  await searchItems('tap', { ...anonymous, isLoggedIn: true }, context);
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'include', cache: 'no-store' });
});

it('SRCH-29 rejects for a failure', async () => {
  fetch.mockResolvedValue(new Response('', { status: 500 }));
  await expect(searchItems('tap', anonymous, context)).rejects.toThrow('returned 500');
});

it('SRCH-26 rejects without a backend', async () => {
  const without = { ...anonymous, ...at('') };
  await expect(searchItems('tap', without, context)).rejects.toThrow('no item search');
});
