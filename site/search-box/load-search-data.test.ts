import { beforeEach, expect, it, vi } from 'vitest';
import { site } from '#generated/site.ts';
import { loadSearchData } from './load-search-data.ts';
import { searchDataOf } from './search-data.ts';

const data = searchDataOf(site);
const fetch = vi.fn();
const answerWith = (...answers: readonly (readonly [body: string, status?: number])[]) => {
  for (const [body, status = 200] of answers)
    fetch.mockResolvedValueOnce(new Response(body, { status }));
};

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('SRCH-15 SRCH-16 SRCH-22 holds the codes and numbers of the generated tables', async () => {
  answerWith([JSON.stringify(data)]);
  expect(await loadSearchData()).toEqual(data);
  expect(data.dealerOnlyCodes).toEqual(site.dealerOnlyCodes);
  expect(data.codesExcludedFromSuggestions).toEqual(site.codesExcludedFromSuggestions);
});

it('tries once more', async () => {
  answerWith(['', 503], [JSON.stringify(data)]);
  expect(await loadSearchData()).toEqual(data);
});

it.each(['', '{', '[]', '1', 'null', '<!doctype html>', '{"search":{}}'])(
  'SRCH-15 SRCH-16 SRCH-22 uses the numbers and codes of the specification instead of "%s"',
  async (text) => {
    vi.stubGlobal('location', { hostname: 'au.example', origin: 'https://au.example' });
    answerWith([text], [text, 404]);
    const found = await loadSearchData();
    for (const field of ['dealerOnlyCodes', 'codesExcludedFromSuggestions'] as const)
      expect(new Set(found[field])).toEqual(new Set(data[field]));
    expect(found).toMatchObject({ search: data.search, timing: data.timing });
    expect(found.countries.NZ).toMatchObject({ currency: 'NZD', host: 'au.example' });
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);
