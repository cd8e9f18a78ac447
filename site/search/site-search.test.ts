import { beforeEach, expect, it, vi } from 'vitest';
import { type Backends, noBackends } from '../commerce/backends.ts';
import { fixtureItems, searchItem, visitor } from './search.fixture.ts';
import type { SearchSite, SearchVisit } from './visible-items.ts';

const countryOf = (country: 'AU' | 'NZ', host: string) => ({
  ...{ host, commerceHost: host, externalUrl: `https://${host}` },
  locale: `en-${country}`,
  currency: `${country}D`,
  gstPercent: country === 'AU' ? 10 : 15,
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
const empty = () => new Response('{"items":[]}');
const data = () => new Response(JSON.stringify({ items: fixtureItems }));

/** Answers by the start of the address, and with a 500 for any other address. */
const network = (answers: Readonly<Record<string, () => Response>>) =>
  vi.fn(async (url: string, _init?: RequestInit) => {
    const [, answer] = Object.entries(answers).find(([start]) => url.startsWith(start)) ?? [];
    return answer?.() ?? new Response('', { status: 500 });
  });
/** Each visit starts with nothing loaded. */
async function searchWith(fetch: ReturnType<typeof network>, change: Partial<SearchVisit> = {}) {
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  const { createResultsSearch } = await import('./results-search.ts');
  return createResultsSearch({
    site,
    hostname: 'au.localhost',
    country: 'AU',
    audience: 'Consumer',
    isLoggedIn: false,
    ...change,
  });
}
/** Answers without the file of the site's pages, which every search fetches too. */
const products = (fetch: ReturnType<typeof network>) =>
  addresses(fetch).filter((url) => url !== '/search-pages.json');
const addresses = (fetch: ReturnType<typeof network>) => fetch.mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});

it('SRCH-29 A-20 the own index answers the box when the item search fails, and the search is logged', async () => {
  const fetch = network({
    '/backends.json': backends(),
    '/items.json': data,
    '/api/netsuite': () => new Response('ok'),
  });
  vi.stubGlobal('__SEARCH_LOG_KEY__', 'test-key');
  const { session } = await searchWith(fetch);
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

it('SRCH-15 A-43 suggests corrections, except for codes of the dealers', async () => {
  const [dealersCode = ''] = site.dealerOnlyCodes;
  const [model] = fixtureItems;
  if (!model) throw new Error('no item');
  const items = [...fixtureItems, { ...model, code: dealersCode }];
  const fetch = network({
    '/backends.json': backends(),
    '/items.json': () => new Response(JSON.stringify({ items })),
  });
  const consumer = await searchWith(fetch);
  expect(await consumer.findNearest('wh2-65')).toContain('WH2-60');
  expect(await consumer.findNearest(dealersCode)).toEqual([]);
  const dealer = await searchWith(fetch, { audience: 'Dealers' });
  expect(await dealer.findNearest(dealersCode)).toEqual([dealersCode]);
});

it('ACCEPTANCE 25 after a search, the own index answers without a network', async () => {
  const fetch = network({
    '/backends.json': backends(),
    '/shop': () => new Response('{"items":[{"itemid":"CR45"}]}'),
    '/items.json': data,
  });
  const { session } = await searchWith(fetch);
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

it('SRCH-27 SRCH-26 without an item search the own index is the search, loaded early', async () => {
  const fetch = network({ '/backends.json': backends({ itemSearch: '' }), '/items.json': data });
  const { find, prepare } = await searchWith(fetch);
  expect(fetch).not.toHaveBeenCalled();
  prepare();
  const found = await find('wh260');
  expect(found).toEqual({
    answeredBy: 'own index',
    hasFailed: false,
    items: [fixtureItems[0]],
  });
  expect(products(fetch)).toEqual(['/backends.json', '/items.json']);
});

it('RTE-22 A-63 the results page requests more than the box', async () => {
  const fetch = network({
    '/backends.json': backends(),
    '/shop': () => new Response('{"items":[]}'),
  });
  const { find, prepare } = await searchWith(fetch);
  prepare();
  expect(await find('tap')).toEqual({ answeredBy: 'item search', hasFailed: false, items: [] });
  expect(products(fetch)).toEqual([
    '/backends.json',
    expect.stringContaining('&limit=100&'),
    '/items.json',
  ]);
});

const excluded = visitor.codesExcludedFromSuggestions;
it.each([
  ['A-44 is the list where all seven answers are excluded', excluded.slice(0, 7), []],
  [
    'fills a list that excluded codes leave short',
    ['WH2-30-LF', ...excluded.slice(0, 6)],
    ['WH2-30-LF'],
  ],
])('SRCH-16 A-14 the own index %s', async (_title, codes, first) => {
  const fetch = network({
    '/backends.json': backends(),
    '/shop': () => new Response(JSON.stringify({ items: codes.map((itemid) => ({ itemid })) })),
    '/items.json': data,
  });
  const { session } = await searchWith(fetch);
  session.type('hybri');
  await vi.waitFor(() => expect(session.getSnapshot().isOpen).toBe(true));
  expect(session.getSnapshot().suggestions.map(({ name }) => name)).toEqual([
    ...first,
    ...['Hybrid UV and filtration system', 'Hybrid UV and filtration system', 'See All Results'],
  ]);
});

const lost7 = 'No product matches every word. We left out “7 L/min”.';
const notOurs = "There's no TF-1-LF. These are different products.";
it.each([
  ['wels 7 L/min', 'TF-1', [{ name: lost7 }, { code: 'TF-1' }]],
  [
    'faucet zebra',
    'TF-1',
    [{ name: 'No product matches every word. We left out “zebra”.' }, { code: 'TF-1' }],
  ],
  ['TF-1-LF', 'TF-1', [{ name: notOurs }, { code: 'TF-2-LF' }, { code: 'TF-1' }]],
  ['TF-1-LF', '', [{ name: notOurs }, { code: 'TF-2-LF' }, { code: 'TF-1' }]],
  // The shop sells more than the site lists.
  ['TF-1-LF', 'TF-1-LF', [{ code: 'TF-1-LF' }]],
  ['tf-1-lf kit', 'TF-1-LF', [{ code: 'TF-1-LF' }]],
])(
  'says what it left out of "%s" where the item search answers with %s',
  async (query, itemid, list) => {
    const own = ['TF-1', 'TF-2', 'TF-2-LF'].map((code) =>
      searchItem(code, code === 'TF-1' ? { keywords: 'WELS, faucet' } : {}),
    );
    const fetch = network({
      '/backends.json': backends(),
      ...(itemid && { '/shop': () => new Response(JSON.stringify({ items: [{ itemid }] })) }),
      '/items.json': () => new Response(JSON.stringify({ items: own })),
    });
    const { session } = await searchWith(fetch);
    session.type(query);
    await vi.waitFor(() => expect(session.getSnapshot().isOpen).toBe(true));
    expect(session.getSnapshot().suggestions).toMatchObject(list);
  },
);

it('SRCH-06 the site’s pages follow the products of the item search, and the list stays unchanged', async () => {
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
  const { session, findPages } = await searchWith(fetch);
  session.type('tap');
  await vi.waitFor(() => expect(session.getSnapshot().pages).toEqual([entry]));
  expect(session.getSnapshot().suggestions).toMatchObject([{ kind: 'item', code: 'TF-1' }]);
  session.type('');
  expect(session.getSnapshot().pages).toEqual([]);
  // This word's article is among the suggestions already.
  expect(await findPages('pfas')).toEqual([]);
  expect(await findPages('pfas article')).toEqual([article]);
});

const flags = { custitem_discontinued: 'T', custitem_discontinued_w_spare_parts: 'T' };
const items = [{ itemid: 'GONE', ...flags }, { itemid: 'MADE' }];

const none = { '/shop': empty, '/items.json': data };
const gone = () => new Response(JSON.stringify({ items }));
const found = { answeredBy: 'item search', hasFailed: false };
const fellBack = { answeredBy: 'own index', hasFailed: true };
const lost = { answeredBy: 'none', hasFailed: true };
it.each<[string, string, Record<string, () => Response>, object, string[], number]>([
  ['falls back to the own index', 'wh260', { '/items.json': data }, fellBack, ['WH2-60'], 1],
  ['knows that it fell back', 'no such', { '/items.json': data }, fellBack, [], 1],
  ['says so when both fail', 'tap', {}, lost, [], 2],
  ['asks the own index after an empty answer', 'softner', none, found, ['SOL40-E3'], 0],
  [
    'SRCH-17 SRCH-18 A-13 drops items with both flags',
    'tap',
    { '/shop': gone },
    found,
    ['MADE'],
    0,
  ],
])('RTE-22 A-20 the results page %s', async (_title, query, answers, kind, codes, errors) => {
  const { find } = await searchWith(network({ '/backends.json': backends(), ...answers }));
  const answer = await find(query);
  expect(answer).toMatchObject(kind);
  expect(answer.items.map(({ code }) => code)).toEqual(codes);
  expect(console.error).toHaveBeenCalledTimes(errors);
});

const item = { itemid: 'CR45', displayname: 'Cartridge', onlinecustomerprice: 50 };
const gateway = () => new Response(JSON.stringify({ items: [item] }));

it('PXY-01 PXY-02 ENT-16 a live item goes through the gateway, to the host of the country', async () => {
  const fetch = network({
    '/backends.json': backends({
      gateway: '/gateway',
      gatewayStage: 'dev',
      gatewayTargets: ['www.puretec.com.au'],
    }),
    '/gateway/dev': gateway,
  });
  const { findLive } = await searchWith(fetch, { isLoggedIn: true });
  const live = await findLive('CR45');
  expect(live).toMatchObject({ code: 'CR45', price: { exGstCents: 5000, incGstCents: 5500 } });
  const target = new URL(addresses(fetch)[1] ?? '', 'http://x').searchParams.get('suiteletUrl');
  expect(target).toMatch(
    /^https:\/\/www\.puretec\.com\.au\/api\/personalized\/items\?.*&limit=1&q=CR45&/,
  );
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'include', cache: 'no-store' });
});
