import { describe, expect, it } from 'vitest';
import { itemsOf, visitor } from '../search/search-fixture.ts';
import { idleSearch } from '../search/search-session.ts';
import { buildSuggestions } from '../search/suggestion-rules.ts';
import { statusText } from './status-text.ts';

const shown = (...codes: readonly string[]) => ({
  ...idleSearch,
  isOpen: true,
  suggestions: buildSuggestions('tap', itemsOf(...codes), visitor),
});

const page = { kind: 'page', title: 'Taps', text: '', address: '/taps', words: '' } as const;
const said = statusText;

describe('what the box says', () => {
  it('SRCH-03 that it searches, also while an older list is shown', () => {
    expect(said({ ...shown('A'), isLoading: true })).toBe('Searching');
  });

  it('SRCH-06 ERR-11 A-19 "No Results" in these words', () => {
    expect(said(shown())).toBe('No Results');
  });

  it('SRCH-06 A-20 "No Results" alone, whatever pages follow, and never after a failure', () => {
    expect(said({ ...shown(), pages: [page] })).toBe('No Results');
    expect(said({ ...shown(), pages: undefined })).toBe('No Results');
    expect(said({ ...shown(), suggestions: [], pages: [page] })).toBe('');
  });

  it('SRCH-08 counts the items, and leaves out See All Results', () => {
    const six = shown('A', 'B', 'C', 'D', 'E', 'F');
    expect(six.suggestions).toHaveLength(6);
    expect(said(six)).toBe('5 suggestions, arrow keys to choose');
  });

  it('SRCH-31 how many can be chosen', () => {
    expect(said(shown('A'))).toBe('1 suggestion, arrow keys to choose');
    expect(said(shown('A', 'B'))).toBe('2 suggestions, arrow keys to choose');
  });

  it('ERR-01 SRCH-29 nothing while idle, hidden, or after a failure', () => {
    expect(said(idleSearch)).toBe('');
    expect(said({ ...shown('A'), isOpen: false })).toBe('');
  });
});
