import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountrySite } from '../../kernel/contract.ts';
import { type Backends, noBackends } from '../commerce/backends.ts';
import type { FetchFunction } from '../commerce/fetch-items.ts';
import { fixtureItems, visitor } from './search-fixture.ts';
import { createSiteSearch, type SearchSite, type SearchVisit } from './site-search.ts';

const countryOf = (country: 'AU' | 'NZ', host: string): CountrySite => ({
  country,
  label: country,
  host,
  externalUrl: `https://${host}`,
  locale: `en-${country}`,
  currency: `${country}D`,
  currencyName: 'dollars',
  postcode: { begins: ['5'], example: '5000' },
  timeZone: 'Australia/Sydney',
  gstPercent: country === 'AU' ? 10 : 15,
  commerceHost: host,
  dealerSelectorUrl: `https://${host}/world`,
  contact: { company: '', address: [] },
});
const site: SearchSite = {
  countries: {
    AU: countryOf('AU', 'www.puretec.com.au'),
    NZ: countryOf('NZ', 'www.puretec.co.nz'),
  },
  search: { limit: 7, shown: 5, pageSize: 24 },
  timing: { searchDebounceMs: 300, suggestionHideMs: 150 },
  pfasArticle: { title: 'About PFAS', path: '/blogs/pfas' },
  dealerOnlyCodes: visitor.dealerOnlyCodes,
  codesExcludedFromSuggestions: visitor.codesExcludedFromSuggestions,
};
const backends =
  (change: Partial<Backends> = {}) =>
  () =>
    new Response(JSON.stringify({ ...noBackends, itemSearch: '/shop', api: '/api', ...change }));
const data = () => new Response(JSON.stringify({ priceShards: [], items: fixtureItems }));

/** Answers by the beginning of the address; what is not listed is a 500. */
const network = (answers: Readonly<Record<string, () => Response>>) =>
  vi.fn<FetchFunction>(async (url) => {
    const [, answer] = Object.entries(answers).find(([start]) => url.startsWith(start)) ?? [];
    return answer?.() ?? new Response('', { status: 500 });
  });
const searchWith = (fetch: FetchFunction, change: Partial<SearchVisit> = {}) =>
  createSiteSearch({
    site,
    hostname: 'au.localhost',
    country: 'AU',
    audience: 'Consumer',
    isLoggedIn: false,
    fetch,
    ...change,
  });
/** Without the file of what the site has beside products, which is fetched beside all of these. */
const products = (fetch: ReturnType<typeof network>) =>
  addresses(fetch).filter((url) => url !== '/search-pages.json');
const addresses = (fetch: ReturnType<typeof network>) => fetch.mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the search of a visit', () => {
  it('SRCH-29 A-20 the box is answered by the site index when the item search fails, and logs it', async () => {
    const fetch = network({
      '/backends.json': backends(),
      '/items.json': data,
      '/api/netsuite': () => new Response('ok'),
    });
    const { session } = searchWith(fetch, { logKey: 'test-key' });
    session.type('wh260');
    // The first to load the index's code.
    await vi.waitFor(() => expect(session.getSnapshot().isOpen).toBe(true), 10_000);
    expect(session.getSnapshot().suggestions).toMatchObject([{ kind: 'item', code: 'WH2-60' }]);
    await vi.waitFor(() => expect(products(fetch)).toHaveLength(4));
    expect(products(fetch)).toEqual([
      '/backends.json',
      expect.stringMatching(/^\/shop\/api\/cacheable\/items\?.*&limit=7&q=wh260&/),
      '/items.json',
      '/api/netsuite/save-search-queries',
    ]);
  });

  it('SRCH-15 A-43 what is typed wrong is offered right, but for codes of the dealers', async () => {
    const [dealersCode = ''] = site.dealerOnlyCodes;
    const [model] = fixtureItems;
    if (!model) throw new Error('no item');
    const items = [...fixtureItems, { ...model, code: dealersCode }];
    const fetch = network({
      '/backends.json': backends(),
      '/items.json': () => new Response(JSON.stringify({ priceShards: [], items })),
    });
    expect(await searchWith(fetch).findNearest('wh2-65')).toContain('WH2-60');
    expect(await searchWith(fetch).findNearest(dealersCode)).toEqual([]);
    expect(await searchWith(fetch, { audience: 'Dealers' }).findNearest(dealersCode)).toEqual([
      dealersCode,
    ]);
  });

  it('ACCEPTANCE 25 who has searched has the index of the site when the network goes', async () => {
    const fetch = network({
      '/backends.json': backends(),
      '/shop': () => new Response('{"items":[{"itemid":"CR45"}]}'),
      '/items.json': data,
    });
    const { session } = searchWith(fetch);
    const found = async (text: string, code: string) => {
      session.type(text);
      const [first] = await vi.waitFor(() => {
        const { suggestions, query, isLoading } = session.getSnapshot();
        expect([query, isLoading, suggestions.length > 0]).toEqual([text, false, true]);
        return suggestions;
      }, 10_000);
      expect(first).toMatchObject({ kind: 'item', code });
    };
    await found('cr45', 'CR45');
    await vi.waitFor(() => expect(addresses(fetch)).toContain('/items.json'));
    fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    session.type('');
    await found('wh260', 'WH2-60');
    expect(fetch.mock.calls.filter(([url]) => url === '/items.json')).toHaveLength(1);
  });

  it('SRCH-27 SRCH-26 without an item search the site index is the search, loaded ahead', async () => {
    const fetch = network({ '/backends.json': backends({ itemSearch: '' }), '/items.json': data });
    const { find, prepare } = searchWith(fetch);
    expect(fetch).not.toHaveBeenCalled();
    prepare();
    const found = await find('wh260');
    expect(found).toEqual({
      answeredBy: 'site index',
      hasFailed: false,
      items: [fixtureItems[0]],
    });
    expect(products(fetch)).toEqual(['/backends.json', '/items.json']);
  });

  it('RTE-22 A-63 the results page asks for more than the box does', async () => {
    const fetch = network({
      '/backends.json': backends(),
      '/shop': () => new Response('{"items":[]}'),
    });
    const { find, prepare } = searchWith(fetch);
    prepare();
    expect(await find('tap')).toEqual({ answeredBy: 'item search', hasFailed: false, items: [] });
    expect(products(fetch)).toEqual([
      '/backends.json',
      expect.stringContaining('&limit=100&'),
      '/items.json',
    ]);
  });

  it('RTE-22 what the item search does not know, the results page finds in the site index', async () => {
    const fetch = network({
      '/backends.json': backends(),
      '/shop': () => new Response('{"items":[]}'),
      '/items.json': data,
    });
    const { find, session } = searchWith(fetch);
    expect((await find('softner')).items.map(({ code }) => code)).toEqual(['SOL40-E3']);
    session.type('softner');
    await vi.waitFor(() => expect(session.getSnapshot().isOpen).toBe(true));
    expect(session.getSnapshot().suggestions).toMatchObject([{ kind: 'status' }]);
  });

  it('SRCH-16 A-14 A-44 where all seven answers are excluded, the box lists those of the site index', async () => {
    const excluded = visitor.codesExcludedFromSuggestions.slice(0, 7);
    const fetch = network({
      '/backends.json': backends(),
      '/shop': () =>
        new Response(JSON.stringify({ items: excluded.map((itemid) => ({ itemid })) })),
      '/items.json': data,
    });
    const { session } = searchWith(fetch);
    session.type('hybri');
    await vi.waitFor(() => expect(session.getSnapshot().isOpen).toBe(true));
    expect(session.getSnapshot().suggestions.map(({ name }) => name)).toEqual([
      'Hybrid UV and filtration system',
      'Hybrid UV and filtration system',
    ]);
  });

  it('SRCH-06 adds the site’s pages to the products of the item search, and leaves the list unchanged', async () => {
    const entry = {
      kind: 'question',
      title: 'Which tap?',
      text: '',
      address: '/faqs#taps',
      words: '',
    };
    const article = { ...entry, kind: 'article', title: 'PFAS', address: '/blogs/pfas' };
    const fetch = network({
      '/backends.json': backends(),
      '/shop': () => new Response('{"items":[{"itemid":"TF-1"}]}'),
      '/search-pages.json': () =>
        new Response(JSON.stringify({ synonyms: [], entries: [article, entry] })),
    });
    const { session, findPages } = searchWith(fetch);
    session.type('tap');
    await vi.waitFor(() => expect(session.getSnapshot().pages).toEqual([entry]));
    expect(session.getSnapshot().suggestions).toMatchObject([{ kind: 'item', code: 'TF-1' }]);
    session.type('');
    expect(session.getSnapshot().pages).toEqual([]);
    // The suggestions already include the article for this word.
    expect(await findPages('pfas')).toEqual([]);
    expect(await findPages('pfas article')).toEqual([article]);
  });

  it('RTE-22 A-20 the results page falls back likewise, and knows that it did', async () => {
    const found = await searchWith(
      network({ '/backends.json': backends(), '/items.json': data }),
    ).find('nothing such');
    expect(found).toEqual({ answeredBy: 'site index', hasFailed: true, items: [] });
  });

  it('RTE-22 A-20 when both are gone it says so', async () => {
    const found = await searchWith(network({ '/backends.json': backends() })).find('tap');
    expect(found).toEqual({ answeredBy: 'nobody', hasFailed: true, items: [] });
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('SRCH-28 an aborted search of results rejects without counting as a failure', async () => {
    const controller = new AbortController();
    const found = searchWith(network({ '/backends.json': backends() })).find(
      'tap',
      controller.signal,
    );
    controller.abort();
    await expect(found).rejects.toThrow();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('SRCH-17 SRCH-18 A-13 an item with both flags is dropped before any list is made of it', async () => {
    const flags = { custitem_discontinued: 'T', custitem_discontinued_w_spare_parts: 'T' };
    const items = [{ itemid: 'GONE', ...flags }, { itemid: 'MADE' }];
    const fetch = network({
      '/backends.json': backends(),
      '/shop': () => new Response(JSON.stringify({ items })),
    });
    const found = await searchWith(fetch).find('tap');
    expect(found.items.map((item) => item.code)).toEqual(['MADE']);
  });
});

describe('one item now', () => {
  const item = { itemid: 'CR45', displayname: 'Cartridge', onlinecustomerprice: 50 };
  const gateway = () => new Response(JSON.stringify({ items: [item] }));

  it('PXY-01 PXY-02 ENT-16 is asked for through the gateway, at the host of the country', async () => {
    const fetch = network({
      '/backends.json': backends({
        gateway: '/gateway',
        gatewayStage: 'dev',
        gatewayTargets: ['www.puretec.com.au'],
      }),
      '/gateway/dev': gateway,
    });
    const live = await searchWith(fetch, { isLoggedIn: true }).findLive('CR45');
    expect(live).toMatchObject({ id: 'CR45', price: '50.00', priceIncGST: '55.00' });
    const target = new URL(addresses(fetch)[1] ?? '', 'http://x').searchParams.get('suiteletUrl');
    expect(target).toMatch(
      /^https:\/\/www\.puretec\.com\.au\/api\/personalized\/items\?.*&limit=1&q=CR45&/,
    );
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'include', cache: 'no-store' });
  });

  it('PXY-03 A-24 asks nothing without a gateway, or for a host that is not on the list', async () => {
    for (const change of [{}, { gateway: '/gateway', gatewayTargets: ['elsewhere.example'] }]) {
      const fetch = network({ '/backends.json': backends(change), '/gateway': gateway });
      expect(await searchWith(fetch, { isLoggedIn: true }).findLive('CR45')).toBeUndefined();
      expect(addresses(fetch)).toEqual(['/backends.json']);
    }
  });
});
