/** Converts a country's local days and times to instants ("2026-11-30T13:00:00.000Z"), and back. */
import { memoizeTexts } from './memoize.ts';

/** Epoch milliseconds of "2026-12-01" or "2026-12-01T08:30" in a time zone. */
export function instantOf(local: string, timeZone: string): number {
  const asIfGreenwich = Date.parse(local.includes('T') ? `${local}Z` : `${local}T00:00Z`);
  // The offset depends on the result, so the first guess can be an hour off.
  const first = asIfGreenwich - offsetAt(asIfGreenwich, timeZone);
  return asIfGreenwich - offsetAt(first, timeZone);
}

export const startOfDay = (day: string, timeZone: string): string =>
  new Date(instantOf(day, timeZone)).toISOString();

export function endOfDay(day: string, timeZone: string): string {
  return new Date(instantOf(dayAfter(day), timeZone) - 1).toISOString();
}

/** "2026-12-31" as "2027-01-01". */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The Swedish locale prints dates in ISO order. */
const clockIn = memoizeTexts(
  (timeZone) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** Milliseconds ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = clockIn(timeZone).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
