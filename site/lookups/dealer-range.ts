/** Looks up the dealer range's series by address, and the page that lists them all. */
import type { Country } from '../../kernel/entry-types.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';

const entriesByUrl = memoize(
  // If series share an address, the first has it.
  ({ dealerRange }: Tables, country: Country) =>
    new Map(dealerRange[country].toReversed().map((entry) => [entry.url, entry])),
);

export const dealerEntryAt = (tables: Tables, url: string, country: Country) =>
  entriesByUrl(tables, country).get(url);

export const rangeAddress = memoize(
  ({ routes }: Tables) => Object.values(routes).find(({ kind }) => kind === 'dealer-range')?.path,
);
