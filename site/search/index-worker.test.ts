import { describe, expect, it, vi } from 'vitest';
import type { SearchItem } from '../../kernel/search-item.ts';
import { type PagesFile, searchPagesUrl } from '../../kernel/site-entry.ts';
import type { FetchFunction } from '../commerce/fetch-items.ts';
import { createOwnIndex, type IndexQuery } from './index-worker.ts';
import { fixtureItems, searchItem } from './search.fixture.ts';

const fileOf = (items: readonly SearchItem[], priceShards: readonly string[] = []) =>
  JSON.stringify({ priceShards, items });
const data = fileOf(fixtureItems);
/** Answers in this order. The file of the site's pages is missing unless given. */
const fetching = (...answers: readonly Response[]) => withPages(undefined, ...answers);
const withPages = (pages: PagesFile | undefined, ...answers: readonly Response[]) => {
  const rest = [...answers];
  return vi.fn<FetchFunction>(async (url) => {
    if (url === searchPagesUrl) {
      return pages ? new Response(JSON.stringify(pages)) : new Response('', { status: 404 });
    }
    return rest.shift() ?? new Response('', { status: 500 });
  });
};
const asked = (fetch: ReturnType<typeof fetching>) =>
  fetch.mock.calls.map(([url]) => url).filter((url) => url !== searchPagesUrl);
const searchWith = (fetch: FetchFunction) => {
  const { search, prepare } = createOwnIndex(fetch);
  const look = (target: IndexQuery['target'], text: string, signal?: AbortSignal) =>
    search({ target, text, limit: 10 }, signal);
  return {
    prepare: () => prepare('products'),
    search: async (text: string, signal?: AbortSignal) =>
      (await look('products', text, signal)).items,
    look,
  };
};

describe('the own index', () => {
  it('A-20 loads the data of the tree once and answers from it', async () => {
    const fetch = fetching(new Response(data));
    const { search, prepare } = searchWith(fetch);
    prepare();
    expect(await Promise.all([search('wh260'), search('wh2 60')])).toEqual([
      [fixtureItems[0]],
      [fixtureItems[0]],
    ]);
    expect(await search('')).toEqual([]);
    expect(asked(fetch)).toEqual(['/items.json']);
  });

  it.each([
    ['a missing file', new Response('', { status: 404 }), 'status'],
    ['HTML in its place', new Response('<!doctype html>'), 'broken json'],
    ['something else', new Response('[]'), 'broken json'],
  ])('A-20 rejects for %s, and the next search tries again', async (_name, answer, kind) => {
    const fetch = fetching(answer, new Response(data));
    const { search } = searchWith(fetch);
    await expect(search('wh260')).rejects.toMatchObject({ kind });
    expect(await search('wh260')).toEqual([fixtureItems[0]]);
  });

  it('A-20 a failed preparation is silent', async () => {
    const fetch = fetching(new Response('', { status: 500 }), new Response(data));
    const { search, prepare } = searchWith(fetch);
    prepare();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await search('wh260').catch(() => undefined);
    expect(await search('wh260')).toHaveLength(1);
  });

  it('SRCH-28 an abort ends one search, not the loading', async () => {
    const { search } = searchWith(fetching(new Response(data)));
    const controller = new AbortController();
    const aborted = search('wh260', controller.signal);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
    expect(await search('wh260')).toHaveLength(1);
  });

  it('SRCH-30 fetches separate price files for what is shown, once each', async () => {
    const items = ['WH2-60', 'WH2-55', 'CR45'].map((code) => searchItem(code));
    const fetch = fetching(
      new Response(fileOf(items, ['wh', 'c'])),
      new Response('[["WH2-60",100,110],["WH2-55",200,220]]'),
    );
    const { search } = searchWith(fetch);
    const [found] = await search('wh260');
    expect(found?.price).toEqual({ exGstCents: 100, incGstCents: 110 });
    expect((await search('wh2')).map(({ price }) => price?.incGstCents).toSorted()).toEqual([
      110, 220,
    ]);
    expect(asked(fetch)).toEqual(['/items.json', '/tools/prices/wh.json']);
  });

  it('SRCH-29 a missing price file hides no product, and is fetched again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetch = fetching(
      new Response(fileOf([searchItem('CR45')], ['c'])),
      new Response('', { status: 404 }),
      new Response('[["CR45",100,110]]'),
    );
    const { search } = searchWith(fetch);
    expect(await search('cr45')).toEqual([searchItem('CR45')]);
    expect(log).toHaveBeenCalledOnce();
    expect((await search('cr45'))[0]?.price?.incGstCents).toBe(110);
  });

  it('SRCH-07 returns no more than the limit', async () => {
    const { search } = createOwnIndex(fetching(new Response(data)));
    const { items } = await search({ target: 'products', text: 'wh2', limit: 2 });
    expect(items).toHaveLength(2);
  });

  it('P07 synonyms find products, and pages load without the products', async () => {
    const entry = {
      kind: 'article',
      title: 'Bacteria',
      text: '',
      address: '/b',
      words: '',
    } as const;
    const fetch = withPages(
      { synonyms: [['faucet', 'spigot']], entries: [entry] },
      new Response(data),
    );
    const { look, search } = searchWith(fetch);
    expect((await look('pages', 'bacteria')).entries).toEqual([entry]);
    expect(asked(fetch)).toEqual([]);
    expect((await search('spigot')).map(({ code }) => code)).toEqual(['PUREMIX-X7']);
    expect((await look('nearest words', 'wh265')).words).toEqual(['WH2-60', 'WH2-55']);
  });
});
