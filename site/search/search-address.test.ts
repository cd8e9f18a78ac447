import { describe, expect, it } from 'vitest';
import { noFacets } from './facets.ts';
import { maxKeywordLength } from './keywords.ts';
import { buildSearchAddress, readSearchAddress } from './search-address.ts';

describe('the address of the results page', () => {
  it('RTE-22 reads keywords, page and facets', () => {
    expect(
      readSearchAddress(
        '?keywords=wh2+60&page=3&custitem_application=Sparkling%2C+Chilled+and+Ambient&type=tap&type=kit&type=tap',
      ),
    ).toEqual({
      keywords: 'wh2 60',
      page: 3,
      facets: { application: ['Sparkling, Chilled and Ambient'], type: ['tap', 'kit'] },
    });
  });

  it('RTE-22 A-63 without keywords it asks for some', () => {
    for (const search of ['', '?', '?keywords=', '?keywords=+%20', '?other=1']) {
      expect(readSearchAddress(search)).toEqual({ keywords: '', page: 1, facets: noFacets });
    }
  });

  it.each([
    ['%E0%A4%A', '\ufffd%A'],
    ['100%', '100%'],
    ['%', '%'],
    ['%3Cscript%3Ealert(1)%3C/script%3E', '<script>alert(1)</script>'],
    ['%F0%9F%9A%B0', '\u{1F6B0}'],
    ['%D9%85%D8%B1%D8%B4%D8%AD', 'مرشح'],
    ['a%00b%0Ac', 'a b c'],
  ])('RTE-22 the keywords %s are read as text: %j', (raw, want) => {
    expect(readSearchAddress(`?keywords=${raw}`).keywords).toBe(want);
  });

  it('RTE-22 10 KB of keywords are cut', () => {
    const { keywords } = readSearchAddress(`?keywords=${'a'.repeat(10_240)}`);
    expect(keywords).toHaveLength(maxKeywordLength);
  });

  it.each(['0', '-1', '1.5', '1e9', 'x', '', '99999999999'])('A-63 page %j is page 1', (page) => {
    expect(readSearchAddress(`?keywords=a&page=${page}`).page).toBe(1);
  });

  it('A-63 what is written is read back', () => {
    const state = {
      keywords: 'a&b=c "d"',
      page: 2,
      facets: { application: ['Sparkling, Chilled and Ambient'], type: ['kit'] },
    };
    const address = buildSearchAddress(state);
    expect(readSearchAddress(address.slice('/search'.length))).toEqual(state);
  });

  it('A-63 leaves defaults out of the address', () => {
    expect(buildSearchAddress({ keywords: 'tap', page: 1, facets: noFacets })).toBe(
      '/search?keywords=tap',
    );
    expect(buildSearchAddress({ keywords: ' ', page: 1, facets: noFacets })).toBe('/search');
  });
});
