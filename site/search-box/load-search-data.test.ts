import { beforeEach, expect, it, vi } from 'vitest';
import { site } from '#generated/site.ts';
import { loadSearchData } from './load-search-data.ts';
import { searchDataOf } from './search-data.ts';

const data = searchDataOf(site);
const fetch = vi.fn();

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

it('SRCH-15 SRCH-16 SRCH-22 holds the codes and numbers of the generated tables', async () => {
  fetch.mockResolvedValueOnce(Response.json(data));
  expect(await loadSearchData()).toEqual(data);
  expect(data.dealerOnlyCodes).toEqual(site.dealerOnlyCodes);
  expect(data.codesExcludedFromSuggestions).toEqual(site.codesExcludedFromSuggestions);
});

it.each(['', '{', '[]', '1', 'null', '<!doctype html>', '{"pages":{}}'])(
  'ACCEPTANCE-31 rejects "%s", which leaves a form without suggestions',
  async (text) => {
    fetch.mockResolvedValueOnce(new Response(text));
    await expect(loadSearchData()).rejects.toThrow();
  },
);
