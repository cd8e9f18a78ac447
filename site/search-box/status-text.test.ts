import { describe, expect, it } from 'vitest';
import { itemsOf, visitor } from '../search/search-fixture.ts';
import { idleSearch } from '../search/search-snapshot.ts';
import { buildSuggestions } from '../search/suggestion-rules.ts';
import { statusText } from './status-text.ts';

const shown = (...codes: readonly string[]) => ({
  ...idleSearch,
  isOpen: true,
  suggestions: buildSuggestions('tap', itemsOf(...codes), visitor),
});

const page = { kind: 'page', title: 'Taps', text: '', address: '/taps', words: '' } as const;

describe('what the box says', () => {
  it('SRCH-03 that it searches, also while an older list is shown', () => {
    expect(statusText({ ...shown('A'), isLoading: true })).toBe('Searching');
  });

  it('SRCH-06 ERR-11 A-19 "No Results" in these words', () => {
    expect(statusText(shown())).toBe('No Results');
  });

  it('SRCH-06 what there is where no product is: pages, or nobody knows whether any', () => {
    expect(statusText({ ...shown(), pages: [page] })).toBe(
      'No Results among products; 1 page on this site',
    );
    expect(statusText({ ...shown(), pages: [page, page] })).toBe(
      'No Results among products; 2 pages on this site',
    );
    expect(statusText({ ...shown(), pages: undefined })).toBe('No Results among products');
  });

  it('A-20 after a failure the pages alone, and never "No Results"', () => {
    expect(statusText({ ...shown(), suggestions: [], pages: [page] })).toBe('1 page on this site');
    expect(statusText({ ...shown(), suggestions: [] })).toBe('');
  });

  it('SRCH-31 how many can be chosen', () => {
    expect(statusText(shown('A'))).toBe('1 suggestion, arrow keys to choose');
    expect(statusText(shown('A', 'B'))).toBe('2 suggestions, arrow keys to choose');
  });

  it('ERR-01 SRCH-29 nothing while idle, hidden, or after a failure', () => {
    expect(statusText(idleSearch)).toBe('');
    expect(statusText({ ...shown('A'), isOpen: false })).toBe('');
  });
});
