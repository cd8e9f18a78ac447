import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueOffer, monthIn, withoutQuestion } from './due-question.ts';
import { buildSuggestions } from './listed-items.ts';
import { itemsOf, visitor } from './search.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T02:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['HYBRID-G7 March 2025', 'HYBRID-G7', '2025-03'],
  ['hybrid g7 mar, 2025', 'hybrid g7', '2025-03'],
  ["what's due on my HYBRID-G7, fitted in March 2025?", 'HYBRID-G7', '2025-03'],
  ['14/03/2025 hybrid-g7', 'hybrid-g7', '2025-03'],
  ['2025-03 HYBRID-G7', 'HYBRID-G7', '2025-03'],
  ['HYBRID-G7 3/25', 'HYBRID-G7', '2025-03'],
  ['HYBRID-G7 mar 25', 'HYBRID-G7', '2025-03'],
  ['HYBRID-G7 2025-3', 'HYBRID-G7', '2025-03'],
  ['HYBRID-G7 March 1995', 'HYBRID-G7', '1995-03'],
  ['QT10 5/20 micron', 'QT10 5/20 micron', undefined],
  ['PL10-20', 'PL10-20', undefined],
  ['UVT-40 500 mm', 'UVT-40', undefined],
  ['will UVT-40 fit under a 500 mm bench?', 'UVT-40', undefined],
  ['filter 20 mm', 'filter 20 mm', undefined],
  ['HYBRID-G7 service', 'HYBRID-G7', undefined],
  ['HYBRID-G8 service kit', 'HYBRID-G8 service kit', undefined],
  ['whole house filter', 'whole house filter', undefined],
  ['service', 'service', undefined],
  ['10 inch may 10', '10 inch may 10', undefined],
])('QLT-05 "%s" asks about %s, fitted in %s', (text, about, fitted) => {
  expect([withoutQuestion(text), monthIn(text)]).toEqual([about, fitted]);
});

const items = itemsOf('HYBRID-G7', 'WH2-60');
it.each([
  ['hybrid g7 march 2025', '/find-my-cartridge?code=HYBRID-G7&fitted=2025-03'],
  ['whats due hybrid-g7', '/find-my-cartridge?code=HYBRID-G7'],
  ['hybrid g7 march 2030', '/find-my-cartridge?code=HYBRID-G7'],
  ['hybrid g7 march 1995', '/find-my-cartridge?code=HYBRID-G7'],
  ['HYBRID-G7 fit', '/HYBRID-G7#fit'],
  ['HYBRID-G7 500 mm', '/HYBRID-G7#fit'],
  ['will it fit', '/world'],
  ['500 mm', undefined],
  ['shower that will fit', undefined],
  ['due', '/find-my-cartridge'],
  ['service', '/find-my-cartridge'],
  ['HYBRID-G7', undefined],
  ['HYBRID-G9 due', undefined],
  ['news of march 2025', undefined],
])('QLT-05 "%s" leads to %s', (text, url) => {
  expect(dueOffer(text, items)?.url).toBe(url);
});

it('what is due comes first among the suggestions, and with nothing else for "due"', () => {
  const [first, second] = buildSuggestions('hybrid g7 march 2025', items, visitor);
  expect(first?.name).toBe("What's due on HYBRID-G7, fitted in March 2025");
  expect(second).toMatchObject({ kind: 'item', code: 'HYBRID-G7' });
  expect(buildSuggestions('due', [], visitor).map(({ kind }) => kind)).toEqual(['due']);
});
