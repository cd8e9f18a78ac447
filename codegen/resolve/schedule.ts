/** Whether something with dates applies now, by each country's clock. */
import type { Scheduled } from '../../kernel/contract.ts';
import {
  type ByCountry,
  byCountry,
  type Country,
  countries,
  countryKeys,
} from '../../kernel/countries.ts';
import { dayBegins, dayEnds, instantOf } from '../../kernel/day-in-zone.ts';
import type { SiteFile } from '../files/site.ts';

/** First and last day; both belong to it. */
export type Dated = { readonly start?: string; readonly end?: string };

export type Clock = {
  /** ISO instants. */
  readonly now: ByCountry<string>;
  readonly zones: ByCountry<string>;
};

/** `at`: "2026-12-01T00:00" by the clocks of each country; now, where it is absent. */
export function clockOf({ countries: sites }: Pick<SiteFile, 'countries'>, at?: string): Clock {
  const zones = byCountry((country) => sites[countryKeys[country]].timeZone);
  const now = byCountry((country) =>
    (at === undefined ? new Date() : new Date(instantOf(at, zones[country]))).toISOString(),
  );
  return { now, zones };
}

export type State = 'upcoming' | 'running' | 'ended';

export function stateOf({ start, end }: Dated, { now, zones }: Clock, country: Country): State {
  if (start !== undefined && now[country] < dayBegins(start, zones[country])) return 'upcoming';
  return end !== undefined && now[country] > dayEnds(end, zones[country]) ? 'ended' : 'running';
}

/** The days of an entry as pages need them; nothing for one without days. */
export function scheduledOf({ start, end }: Dated, clock: Clock): Scheduled {
  const hidden = countries.filter(
    (country) =>
      stateOf({ ...(start && { start }), ...(end && { end }) }, clock, country) !== 'running',
  );
  return {
    ...(start !== undefined && { start }),
    ...(end !== undefined && {
      end,
      until: byCountry((country) => dayEnds(end, clock.zones[country])),
    }),
    ...(hidden.length > 0 && { hidden }),
  };
}
