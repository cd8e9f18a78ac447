import { describe, expect, it, vi } from 'vitest';
import type { FetchFunction } from '../commerce/fetch-items.ts';
import { createSiteIndexSearch } from './load-site-index.ts';
import { fixtureItems } from './search-fixture.ts';

const data = JSON.stringify(fixtureItems);
const fetching = (...answers: readonly Response[]) => {
  const fetch = vi.fn<FetchFunction>();
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  return fetch;
};
const searchWith = (fetch: FetchFunction) => createSiteIndexSearch({ fetch });

describe('createSiteIndexSearch', () => {
  it('A-20 loads the data of the tree once and answers from it', async () => {
    const fetch = fetching(new Response(data));
    const { search, prepare } = searchWith(fetch);
    prepare();
    expect(await Promise.all([search('wh260'), search('wh2 60')])).toEqual([
      [fixtureItems[0]],
      [fixtureItems[0]],
    ]);
    expect(await search('')).toEqual([]);
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[0]).toBe('/items.json');
  });

  it.each([
    ['a missing file', new Response('', { status: 404 }), 'status'],
    ['HTML in its place', new Response('<!doctype html>'), 'broken json'],
    ['something else', new Response('{"items":[]}'), 'broken json'],
  ])('A-20 %s is a failure, and the next search tries again', async (_name, answer, kind) => {
    const fetch = fetching(answer, new Response(data));
    const { search } = searchWith(fetch);
    await expect(search('wh260')).rejects.toMatchObject({ kind });
    expect(await search('wh260')).toEqual([fixtureItems[0]]);
  });

  it('A-20 a failure while preparing stays silent', async () => {
    const fetch = fetching(new Response('', { status: 500 }), new Response(data));
    const { search, prepare } = searchWith(fetch);
    prepare();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await search('wh260').catch(() => undefined);
    expect(await search('wh260')).toHaveLength(1);
  });

  it('SRCH-28 an abort ends one search and not the loading', async () => {
    const { search } = searchWith(fetching(new Response(data)));
    const controller = new AbortController();
    const aborted = search('wh260', controller.signal);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
    expect(await search('wh260')).toHaveLength(1);
  });
});
