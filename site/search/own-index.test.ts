import { afterEach, expect, it, vi } from 'vitest';
import { type SearchPages, searchPagesUrl } from '../../kernel/site-entry.ts';
import { createOwnIndex } from './own-index.ts';
import { fixtureItems } from './search.fixture.ts';

const data = JSON.stringify({ items: fixtureItems });
/** Makes fetch answer in this order. Unless the test gives it, the file of the site's pages is missing. */
const fetching = (...answers: readonly Response[]) => withPages(undefined, ...answers);
const withPages = (pages: SearchPages | undefined, ...answers: readonly Response[]) => {
  const rest = [...answers];
  const fetch = vi.fn(async (url: string) => {
    if (url === searchPagesUrl) {
      return pages ? new Response(JSON.stringify(pages)) : new Response('', { status: 404 });
    }
    return rest.shift() ?? new Response('', { status: 500 });
  });
  vi.stubGlobal('fetch', fetch);
  const { products, pages: entries } = createOwnIndex();
  return {
    asked: () => fetch.mock.calls.map(([url]) => url).filter((url) => url !== searchPagesUrl),
    search: async (text: string, limit = 10) => (await products()).search(text, limit),
    products,
    entries,
  };
};

afterEach(() => vi.unstubAllGlobals());

it('A-20 loads the data of the tree once and answers from it', async () => {
  const { search, products, asked } = fetching(new Response(data));
  void products();
  expect(await Promise.all([search('wh260'), search('wh2 60')])).toEqual([
    [fixtureItems[0]],
    [fixtureItems[0]],
  ]);
  expect(await search('')).toEqual([]);
  expect(asked()).toEqual(['/items.json']);
});

it.each([
  ['a missing file', new Response('', { status: 404 })],
  ['HTML in its place', new Response('<!doctype html>')],
  ['something else', new Response('[]')],
])('A-20 rejects for %s, and the next search tries again', async (_name, answer) => {
  const { search } = fetching(answer, new Response(data));
  await expect(search('wh260')).rejects.toThrow();
  expect(await search('wh260')).toEqual([fixtureItems[0]]);
});

it('SRCH-07 returns no more than the limit', async () => {
  const { search } = fetching(new Response(data));
  expect(await search('wh2', 2)).toHaveLength(2);
});

it('P07 synonyms find products, and pages load without the products', async () => {
  const entry = {
    kind: 'article',
    title: 'Bacteria',
    text: '',
    address: '/b',
    words: '',
  } as const;
  const { search, products, entries, asked } = withPages(
    { synonyms: [['faucet', 'spigot']], entries: [entry] },
    new Response(data),
  );
  expect((await entries()).search('bacteria')).toEqual([entry]);
  expect(asked()).toEqual([]);
  expect((await search('spigot')).map(({ code }) => code)).toEqual(['PUREMIX-X7']);
  expect((await products()).nearest('wh265')).toEqual(['WH2-60', 'WH2-55']);
});
