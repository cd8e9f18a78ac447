/** Looks up the dealer range's series by address, and the page that lists them all. */
import type { Country, DealerMenuEntry } from '../../kernel/contract.ts';
import { byCountry } from '../../kernel/countries.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';

const entriesByUrl = memoize(({ dealerRange }: Tables) => {
  const index = (entries: readonly DealerMenuEntry[]) => {
    const byUrl = new Map<string, DealerMenuEntry>();
    for (const entry of entries) if (!byUrl.has(entry.url)) byUrl.set(entry.url, entry);
    return byUrl;
  };
  return byCountry((country) => index(dealerRange[country]));
});

export function dealerEntryAt(
  tables: Tables,
  url: string,
  country: Country,
): DealerMenuEntry | undefined {
  return entriesByUrl(tables)[country].get(url);
}

export const rangeAddress = memoize(
  ({ routes }: Tables) => Object.values(routes).find(({ kind }) => kind === 'dealer-range')?.path,
);
