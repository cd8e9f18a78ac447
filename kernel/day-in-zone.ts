/** Days and times as a country's clocks show them, as instants ("2026-11-30T13:00:00.000Z"). */

/** "2026-12-01" or "2026-12-01T08:30" by the clocks of a time zone, in milliseconds. */
export function instantOf(local: string, timeZone: string): number {
  const asIfGreenwich = Date.parse(local.includes('T') ? `${local}Z` : `${local}T00:00Z`);
  // The offset depends on the instant that is looked for; it is off by an hour at most the first time.
  const first = asIfGreenwich - offsetAt(asIfGreenwich, timeZone);
  return asIfGreenwich - offsetAt(first, timeZone);
}

/** The first millisecond of a day. */
export const dayBegins = (day: string, timeZone: string): string =>
  new Date(instantOf(day, timeZone)).toISOString();

/** The last one. */
export function dayEnds(day: string, timeZone: string): string {
  const next = new Date(Date.parse(`${day}T00:00Z`) + 24 * 60 * 60 * 1000);
  return new Date(instantOf(next.toISOString().slice(0, 10), timeZone) - 1).toISOString();
}

/** The day on which an instant is there. */
export const dayAt = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone });

/** How far the clocks are ahead of Greenwich. Swedish dates are written as ISO's. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
