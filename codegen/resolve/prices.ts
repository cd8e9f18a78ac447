import {
  type ByCountry,
  byCountry,
  type Country,
  countries,
  countryKeys,
} from '../../kernel/countries.ts';
import type { Price } from '../../kernel/entry-types.ts';
import type { ProductFile } from '../../kernel/generated/product.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FieldPath } from '../document.ts';
import { type Clock, rangeState } from './date-ranges.ts';

/** Returns a product file's prices, with scheduled changes if there's a clock. Rounding only removes binary errors. */
export const pricesInFile = (
  file: Pick<ProductFile, 'price' | 'priceChanges'>,
  site: SiteFile,
  clock?: Clock,
): ByCountry<Price> =>
  byCountry((country): Price => {
    const key = countryKeys[country];
    // A country without a price doesn't sell the product.
    const changed = clock && activePriceChange(file, clock, country)?.[key];
    const entry = changed ?? file.price[key] ?? 'not sold';
    if (typeof entry === 'string') return { kind: entry };
    const exGstCents = Math.round(entry * 100);
    const incGstCents = addGstToCents(exGstCents, site.countries[key].gstPercent);
    return { kind: 'priced', exGstCents, incGstCents };
  });

/** Returns prices for customers. A discontinued product has none, although its file may keep the last one. */
export function pricesShown(file: ProductFile, site: SiteFile, clock: Clock): ByCountry<Price> {
  const prices = pricesInFile(file, site, clock);
  if (!file.discontinued && !file.discontinuedWithSpareParts) return prices;
  return byCountry((country) =>
    prices[country].kind === 'priced' ? { kind: 'on request' } : prices[country],
  );
}

/** Returns a country's current price change, the one with the latest start. */
export const activePriceChange = (
  { priceChanges = [] }: Pick<ProductFile, 'priceChanges'>,
  clock: Clock,
  country: Country,
) =>
  priceChanges
    .filter(
      (change) =>
        change[countryKeys[country]] !== undefined &&
        rangeState(change, clock, country) === 'running',
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .at(-1);

/** Returns the path of a country's current price in the product's file. */
export function activePricePath(
  file: Pick<ProductFile, 'priceChanges'>,
  clock: Clock,
  country: Country,
): FieldPath {
  const change = activePriceChange(file, clock, country);
  const group = change ? ['priceChanges', file.priceChanges?.indexOf(change) ?? 0] : ['price'];
  return [...group, countryKeys[country]];
}

export const isSold = (prices: Tables['prices'], code: string, country: Country): boolean =>
  (prices[code]?.[country].kind ?? 'not sold') !== 'not sold';

export const soldIn = (prices: Tables['prices'], code: string): readonly Country[] =>
  countries.filter((country) => isSold(prices, code, country));
