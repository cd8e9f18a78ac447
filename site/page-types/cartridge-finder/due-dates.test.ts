import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueDates, fittedIn, intervalOf, nextChange } from './due-dates.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T02:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const months = (count: number) => ({ unit: 'MONTHLY', count }) as const;

it.each([
  ['2026-11-22', 12, '2027-11-22'],
  ['2026-12-05', 1, '2027-01-05'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('what was changed on %s is due every %i months, next on %s', (changed, every, due) => {
  expect(nextChange(changed, months(every))).toBe(due);
});

it('QLT-05 counts the days that the litres last where they end before the months', () => {
  expect(intervalOf({ every: 12, litres: 12_000 }, 200)).toEqual({ unit: 'DAILY', count: 60 });
  expect(intervalOf({ every: 12, litres: 12_000 }, 10)).toEqual(months(12));
  expect(intervalOf({ every: 12, litres: 12_000 })).toEqual(months(12));
  expect(intervalOf({ litres: 500 }, 1000)).toEqual({ unit: 'DAILY', count: 1 });
  expect(intervalOf({})).toBeUndefined();
});

it('QLT-05 gives the last day when a part was due, and the next', () => {
  expect(dueDates('2025-03-01', months(12), '2026-11-27')).toEqual({
    last: '2026-03-01',
    next: '2027-03-01',
  });
  expect(dueDates('2026-11-01', months(12), '2026-11-27')).toEqual({ next: '2027-11-01' });
  expect(dueDates('2026-01-01', { unit: 'DAILY', count: 60 }, '2026-03-02').last).toBe(
    '2026-03-02',
  );
});

it.each([
  ['2025-03', '2025-03-01'],
  ['2025-13', undefined],
  ['2099-01', undefined],
  ['3/25', '2025-03-01'],
  ['mar 25', '2025-03-01'],
  ['2025-3', '2025-03-01'],
  ['2027-11', '2027-11-01'],
  ['2027-12', undefined],
  ['2025-03-28', '2025-03-28'],
  ['2099-03-28', undefined],
  ['March 2025', '2025-03-01'],
  ['', undefined],
])('reads the month %s of an address as %s, unless another follows the code', (fitted, day) => {
  expect(fittedIn(new URLSearchParams({ fitted })).day).toBe(day);
  const search = new URLSearchParams({ code: 'hybrid g7 4/2025', fitted });
  expect(fittedIn(search).day).toBe(day === '2025-03-28' ? day : '2025-04-01');
});

it.each([
  ['March 1995', 'March 1995 is out of range. Enter a month from January 2000 to November 2027.'],
  ['2030-01', 'January 2030 is out of range. Enter a month from January 2000 to November 2027.'],
  ['spring 2025', "We can't read “spring 2025”. Enter a month and year, like March 2025."],
  ['2025', "We can't read “2025”. Enter a month and year, like March 2025."],
  ['', undefined],
])('says what to type instead of the month %s', (fitted, problem) => {
  expect(fittedIn(new URLSearchParams({ fitted })).problem).toBe(problem);
});
