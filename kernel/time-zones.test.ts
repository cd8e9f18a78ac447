import { expect, it } from 'vitest';
import { endOfDay, instantOf, startOfDay } from './time-zones.ts';

it.each([
  ['2026-12-01', 'Australia/Sydney', '2026-11-30T13:00:00.000Z', '2026-12-01T12:59:59.999Z'],
  ['2026-12-01', 'Pacific/Auckland', '2026-11-30T11:00:00.000Z', '2026-12-01T10:59:59.999Z'],
  ['2026-07-01', 'Australia/Sydney', '2026-06-30T14:00:00.000Z', '2026-07-01T13:59:59.999Z'],
  // The day on which clocks are put forward has 23 hours.
  ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z', '2026-10-04T12:59:59.999Z'],
])('%s in %s', (day, zone, begins, ends) => {
  expect(startOfDay(day, zone)).toBe(begins);
  expect(endOfDay(day, zone)).toBe(ends);
});

it('converts a local time', () => {
  expect(new Date(instantOf('2026-12-01T08:30', 'Pacific/Auckland')).toISOString()).toBe(
    '2026-11-30T19:30:00.000Z',
  );
});
