import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSearchData } from './load-search-data.ts';
import { searchData } from './search-data-fixture.ts';

const answerWith = (...answers: readonly (readonly [body: string, status?: number])[]) => {
  const fetch = vi.fn();
  for (const [body, status = 200] of answers) {
    fetch.mockResolvedValueOnce(new Response(body, { status }));
  }
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { hostname: 'au.example', origin: 'https://au.example' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('SRCH-22 the constants of search come from their file unchanged', async () => {
  answerWith([JSON.stringify(searchData)]);
  expect(await loadSearchData()).toEqual(searchData);
});

describe('where the file fails', () => {
  it('asks once more', async () => {
    const fetch = answerWith(['', 503], [JSON.stringify(searchData)]);
    expect(await loadSearchData()).toEqual(searchData);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each(['', '{', '[]', '1', 'null', '<!doctype html>', '{"search":{}}'])(
    'SRCH-15 SRCH-16 SRCH-22 uses the numbers and codes of the specification instead of "%s"',
    async (text) => {
      answerWith([text], [text, 404]);
      const data = await loadSearchData();
      expect({ ...data, countries: undefined, pfasArticle: undefined }).toEqual({
        ...searchData,
        countries: undefined,
        pfasArticle: undefined,
      });
      expect(data.countries.NZ).toMatchObject({ currency: 'NZD', host: 'au.example' });
      expect(data.pfasArticle).toBeUndefined();
    },
  );
});
