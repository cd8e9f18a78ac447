/** Prices that start later. No built site mentions them. */
import { buildClock, rangeState } from '../../codegen/resolve/date-ranges.ts';
import { pricesInFile } from '../../codegen/resolve/prices.ts';
import type { Validated } from '../../codegen/validate/validated.ts';
import type { Price } from '../../kernel/contract.ts';
import { byCountry, countries, countryKeys } from '../../kernel/countries.ts';
import { productsIn, siteFileIn } from '../editing/editing.ts';

/** By code and first day, "HYBRID-G8 2027-05-01". */
export type PlannedPrices = ReadonlyMap<string, PlannedPrice>;
export type PlannedPrice = {
  readonly code: string;
  readonly start: string;
  readonly end: string | undefined;
  readonly price: Price;
};

/** Returns each country's future prices as at the local time `at`, now by default. */
export function plannedPrices(root: string, validated: readonly Validated[], at?: string) {
  const site = siteFileIn({ root, validated });
  const clock = buildClock(site, at);
  const planned = byCountry(() => new Map<string, PlannedPrice>());
  for (const { code, file } of productsIn({ validated }))
    for (const { start, end, ...amounts } of file.priceChanges ?? []) {
      const prices = pricesInFile({ price: { ...file.price, ...amounts } }, site);
      for (const country of countries)
        if (
          amounts[countryKeys[country]] !== undefined &&
          rangeState({ start }, clock, country) === 'upcoming'
        )
          planned[country].set(`${code} ${start}`, { code, start, end, price: prices[country] });
    }
  return planned;
}
