/** Decides whether dated entries apply now, by each country's clock. */
import { type ByCountry, byCountry, type Country, countryKeys } from '../../kernel/countries.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { endOfDay, instantOf, startOfDay } from '../../kernel/time-zones.ts';

/** The first and the last day, both included. */
export type DateRange = { readonly start?: string; readonly end?: string };

export type Clock = {
  /** ISO instants. */
  readonly now: ByCountry<string>;
  readonly zones: ByCountry<string>;
};

/** `at` is a time on each country's clock, "2026-12-01T00:00", by default now. */
export function buildClock({ countries: sites }: Pick<SiteFile, 'countries'>, at?: string): Clock {
  const zones = byCountry((country) => sites[countryKeys[country]].timeZone);
  const now = byCountry((country) =>
    (at === undefined ? new Date() : new Date(instantOf(at, zones[country]))).toISOString(),
  );
  return { now, zones };
}

export type RangeState = 'upcoming' | 'running' | 'ended';

export function rangeState(
  { start, end }: DateRange,
  { now, zones }: Clock,
  country: Country,
): RangeState {
  if (start !== undefined && now[country] < startOfDay(start, zones[country])) return 'upcoming';
  return end !== undefined && now[country] > endOfDay(end, zones[country]) ? 'ended' : 'running';
}
