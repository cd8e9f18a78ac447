import { describe, expect, it } from 'vitest';
import { itemsOf, visitor } from '../search/search.fixture.ts';
import { idleSearch } from '../search/search-session.ts';
import { buildSuggestions } from '../search/visible-items.ts';
import { keyAction, type ListPosition, splitMatch, statusText } from './box-rules.ts';

describe('SRCH-31 keys in the search box', () => {
  const open = (active: number, count = 3): ListPosition => ({ active, count, isOpen: true });
  const closed: ListPosition = { active: -1, count: 3, isOpen: false };
  const moveTo = (to: number) => ({ kind: 'move', to });
  const empty = open(-1, 0);

  it.each<[string, string, ListPosition, object | undefined]>([
    ['opens the list at its first entry', 'ArrowDown', closed, moveTo(0)],
    ['opens the list at its last entry', 'ArrowUp', closed, moveTo(2)],
    ['goes from the text to the first entry', 'ArrowDown', open(-1), moveTo(0)],
    ['goes down', 'ArrowDown', open(1), moveTo(2)],
    ['goes from the last entry to the text', 'ArrowDown', open(2), moveTo(-1)],
    ['goes from the text to the last entry', 'ArrowUp', open(-1), moveTo(2)],
    ['goes up', 'ArrowUp', open(1), moveTo(0)],
    ['goes from the first entry to the text', 'ArrowUp', open(0), moveTo(-1)],
    ['belongs to the text', 'Home', open(-1), undefined],
    ['belongs to the text', 'End', open(-1), undefined],
    ['goes to the first entry', 'Home', open(2), moveTo(0)],
    ['goes to the last entry', 'End', open(0), moveTo(2)],
    ['SRCH-10 A-17 chooses the active entry', 'Enter', open(1), { kind: 'choose', index: 1 }],
    ['SRCH-10 A-17 belongs to the form', 'Enter', open(-1), undefined],
    ['closes the list', 'Escape', open(1), { kind: 'close' }],
    ['clears the text', 'Escape', closed, { kind: 'clear' }],
    ['SRCH-06 A-19 can’t reach "No Results"', 'ArrowDown', empty, undefined],
    ['SRCH-06 A-19 can’t reach "No Results"', 'ArrowUp', empty, undefined],
    ['SRCH-06 A-19 can’t choose "No Results"', 'Enter', empty, undefined],
    ['SRCH-06 A-19 closes "No Results"', 'Escape', empty, { kind: 'close' }],
    ['belongs to the browser', 'a', open(0), undefined],
    ['belongs to the browser', 'Tab', open(0), undefined],
  ])('%s: %s', (_title, key, position, action) => {
    expect(keyAction(key, position)).toEqual(action);
  });
});

describe('the status of the box', () => {
  const shown = (...codes: readonly string[]) => ({
    ...idleSearch,
    isOpen: true,
    suggestions: buildSuggestions('tap', itemsOf(...codes), visitor),
  });
  const page = { kind: 'page', title: 'Taps', text: '', address: '/taps', words: '' } as const;
  const pages = [page];

  it.each([
    ['SRCH-03 searching, also with an older list', { ...shown('A'), isLoading: true }, 'Searching'],
    ['SRCH-06 ERR-11 A-19 nothing found', shown(), 'No Results'],
    ['SRCH-06 A-20 nothing found but pages', { ...shown(), pages }, 'No Results'],
    ['SRCH-06 A-20 nothing found, pages unknown', { ...shown(), pages: undefined }, 'No Results'],
    ['SRCH-06 A-20 a failure with pages', { ...shown(), suggestions: [], pages }, ''],
    [
      'SRCH-08 five items and See All Results',
      shown('A', 'B', 'C', 'D', 'E', 'F'),
      '5 suggestions. Use the arrow keys to choose',
    ],
    [
      'SRCH-16 items that are only on the results page',
      shown('HR-EI6'),
      'See All Results. Use the arrow keys to choose',
    ],
    [
      'SRCH-31 an item that lacks a word',
      {
        ...shown(),
        suggestions: buildSuggestions('tap 32 mm', itemsOf('A'), visitor, 'Without “32 mm”.'),
      },
      'Without “32 mm”. 1 suggestion. Use the arrow keys to choose',
    ],
    ['SRCH-31 one item', shown('A'), '1 suggestion. Use the arrow keys to choose'],
    ['SRCH-31 two items', shown('A', 'B'), '2 suggestions. Use the arrow keys to choose'],
    ['ERR-01 SRCH-29 idle', idleSearch, ''],
    ['ERR-01 SRCH-29 hidden', { ...shown('A'), isOpen: false }, ''],
  ])('%s', (_title, snapshot, text) => {
    expect(statusText(snapshot)).toBe(text);
  });
});

it.each([
  ['WH2-60', 'wh2', ['', 'WH2', '-60']],
  ['WH2-60', 'wh260', ['', 'WH2-60', '']],
  ['HYBRID-G7', 'g7', ['HYBRID-', 'G7', '']],
  ['SOL40-E3', '0e', ['SOL4', '0-E', '3']],
  ['A/B-1+C', 'b1', ['A/', 'B-1', '+C']],
  ['CR45', 'tap', ['CR45', '', '']],
  ['CR45', '', ['CR45', '', '']],
])('SRCH-07 in %s, "%s" is highlighted', (code, query, parts) => {
  expect(splitMatch(code, query)).toEqual(parts);
});
