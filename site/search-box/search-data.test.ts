import { afterEach, expect, it, vi } from 'vitest';
import { loadSearchData } from './search-data.ts';
import { searchData } from './search-data-fixture.ts';

const answerWith = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

it('SRCH-22 the constants of search come from their file as they went in', async () => {
  answerWith(JSON.stringify(searchData));
  expect(await loadSearchData()).toEqual(searchData);
});

it.each(['', '{', '[]', '1', 'null', '<!doctype html>', '{"search":{}}'])(
  'ACCEPTANCE 31 a file that says %s is refused',
  async (text) => {
    answerWith(text);
    await expect(loadSearchData()).rejects.toThrow();
  },
);

it('ACCEPTANCE 31 so is one that is not there', async () => {
  answerWith(JSON.stringify(searchData), 404);
  await expect(loadSearchData()).rejects.toThrow('/search-data.json answers 404');
});
