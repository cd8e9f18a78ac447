import { expect, it } from 'vitest';
import { cleanKeywords, maxKeywordLength, searchPageUrl } from './keywords.ts';

it('SRCH-02 whitespace alone is empty', () => {
  for (const text of ['', ' ', '\t\n', '\u00a0', '\u2003']) expect(cleanKeywords(text)).toBe('');
});

it('RTE-22 trims, and makes one space of several', () => {
  expect(cleanKeywords('  water \n  filter\u00a0tap ')).toBe('water filter tap');
});

it('RTE-22 characters that turn the reading direction are taken out', () => {
  expect(cleanKeywords('tap\u202egnp.exe')).toBe('tap gnp.exe');
});

it('RTE-22 10 KB are cut, between characters and not through one', () => {
  expect(cleanKeywords('a'.repeat(10_240))).toHaveLength(maxKeywordLength);
  const emoji = cleanKeywords('\u{1F6B0}'.repeat(5_000));
  expect(Array.from(emoji)).toHaveLength(maxKeywordLength);
  expect(emoji).toBe('\u{1F6B0}'.repeat(maxKeywordLength));
  expect(cleanKeywords(`${' '.repeat(5_000)}tap`)).toBe('tap');
});

it('SRCH-10 SRCH-11 the results page has the keywords, encoded', () => {
  expect(searchPageUrl(' wh2 60 ')).toBe('/search?keywords=wh2%2060');
  expect(searchPageUrl('a&b=c#d/<e>')).toBe('/search?keywords=a%26b%3Dc%23d%2F%3Ce%3E');
  expect(searchPageUrl('\ud800')).toBe('/search?keywords=%EF%BF%BD');
});

it('SRCH-10 A-17 has no address without keywords', () => {
  expect(searchPageUrl('  ')).toBeUndefined();
});
