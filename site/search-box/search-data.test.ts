import { expect, it, vi } from 'vitest';
import { readSearchData } from './search-data.ts';
import { searchData } from './search-data-fixture.ts';

it('SRCH-22 the constants of search come back from the attribute as they went in', () => {
  expect(readSearchData(JSON.stringify(searchData))).toEqual(searchData);
});

it.each([null, undefined, '', '{', '[]', '1', 'null', '{"search":{}}'])(
  'ACCEPTANCE 31 an attribute that says %s is logged, and the form stays plain',
  (text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(readSearchData(text)).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  },
);
