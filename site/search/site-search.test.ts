import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountrySite } from '../../kernel/contract.ts';
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
  gstPercent: country === 'AU' ? 10 : 15,
  commerceHost: host,
  dealerSelectorUrl: `https://${host}/world`,
  contact: { company: '', address: [] },
});
const siteWith = (itemSearch: string): SearchSite => ({
  countries: {
    AU: countryOf('AU', 'www.puretec.com.au'),
    NZ: countryOf('NZ', 'www.puretec.co.nz'),
  },
  search: { limit: 7, shown: 5, pageSize: 24 },
  timing: { searchDebounceMs: 300, suggestionHideMs: 150 },
  backends: { itemSearch, api: '/api', timeoutMs: 4000 },
  pfasArticle: { title: 'About PFAS', path: '/blogs/pfas' },
  dealerOnlyCodes: visitor.dealerOnlyCodes,
  codesExcludedFromSuggestions: visitor.codesExcludedFromSuggestions,
});
const data = () => new Response(JSON.stringify(fixtureItems));

/** Answers by the beginning of the address; what is not listed is a 500. */
const network = (answers: Readonly<Record<string, () => Response>>) =>
  vi.fn<FetchFunction>(async (url) => {
    const [, answer] = Object.entries(answers).find(([start]) => url.startsWith(start)) ?? [];
    return answer?.() ?? new Response('', { status: 500 });
  });
const searchWith = (
  fetch: FetchFunction,
  itemSearch = '/shop',
  change: Partial<SearchVisit> = {},
) =>
  createSiteSearch({
    site: siteWith(itemSearch),
    country: 'AU',
    audience: 'Consumer',
    isLoggedIn: false,
    fetch,
    ...change,
  });
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
    const fetch = network({ '/items.json': data, '/api/netsuite': () => new Response('ok') });
    const { session } = searchWith(fetch, '/shop', { logKey: 'test-key' });
    session.type('wh260');
    await vi.waitFor(() => expect(session.getSnapshot().isOpen).toBe(true));
    expect(session.getSnapshot().suggestions).toMatchObject([{ kind: 'item', code: 'WH2-60' }]);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
    expect(addresses(fetch)).toEqual([
      expect.stringMatching(/^\/shop\/api\/cacheable\/items\?.*&limit=7&q=wh260&/),
      '/items.json',
      '/api/netsuite/save-search-queries',
    ]);
  });

  it('SRCH-27 SRCH-26 without an item search the site index is the search, loaded ahead', async () => {
    const fetch = network({ '/items.json': data });
    const { find, prepare } = searchWith(fetch, '');
    prepare();
    const found = await find('wh260');
    expect(found).toEqual({
      answeredBy: 'site index',
      hasFailed: false,
      items: [fixtureItems[0]],
    });
    expect(addresses(fetch)).toEqual(['/items.json']);
  });

  it('RTE-22 A-63 the results page asks for more than the box does', async () => {
    const fetch = network({ '/shop': () => new Response('{"items":[]}') });
    const { find, prepare } = searchWith(fetch);
    prepare();
    expect(await find('tap')).toEqual({ answeredBy: 'item search', hasFailed: false, items: [] });
    expect(addresses(fetch)).toEqual([expect.stringContaining('&limit=100&')]);
  });

  it('RTE-22 A-20 the results page falls back likewise, and knows that it did', async () => {
    const found = await searchWith(network({ '/items.json': data })).find('nothing such');
    expect(found).toEqual({ answeredBy: 'site index', hasFailed: true, items: [] });
  });

  it('RTE-22 A-20 when both are gone it says so', async () => {
    const found = await searchWith(network({})).find('tap');
    expect(found).toEqual({ answeredBy: 'nobody', hasFailed: true, items: [] });
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('SRCH-28 a results search that is aborted rejects, and is no failure', async () => {
    const controller = new AbortController();
    const found = searchWith(network({})).find('tap', controller.signal);
    controller.abort();
    await expect(found).rejects.toThrow();
    expect(console.error).not.toHaveBeenCalled();
  });
});
