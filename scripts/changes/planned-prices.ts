/** Prices in a catalogue whose first day is still to come. No built site mentions them. */
import { buildClock, rangeState } from '../../codegen/resolve/date-ranges.ts';
import { resolvePrices } from '../../codegen/resolve/prices.ts';
import type { Price } from '../../kernel/contract.ts';
import { byCountry, type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { readDocuments } from '../compile.ts';
import { siteFileOf } from '../editing/editing.ts';

/** By code and first day, "HYBRID-G8 2027-05-01". */
export type PlannedPrices = ReadonlyMap<string, PlannedPrice>;
export type PlannedPrice = {
  readonly code: string;
  readonly start: string;
  readonly end?: string;
  readonly price: Price;
};

/** The coming prices of each country. */
export async function plannedPrices(
  root: string,
): Promise<Readonly<Record<Country, PlannedPrices>>> {
  const { validated } = await readDocuments(root);
  const site = siteFileOf({ root, validated });
  const clock = buildClock(site);
  const planned = byCountry(() => new Map<string, PlannedPrice>());
  for (const entry of validated) {
    if (entry.kind !== 'product') continue;
    const code = entry.document.name;
    for (const { start, end, ...amounts } of entry.value.priceChanges ?? []) {
      const prices = resolvePrices({ price: { ...entry.value.price, ...amounts } }, site);
      for (const country of countries)
        if (
          amounts[countryKeys[country]] !== undefined &&
          rangeState({ start }, clock, country) === 'upcoming'
        )
          planned[country].set(`${code} ${start}`, {
            code,
            start,
            ...(end !== undefined && { end }),
            price: prices[country],
          });
    }
  }
  return planned;
}
