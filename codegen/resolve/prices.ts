import type { ByCountry, Price } from '../catalogue.ts';
import type { PriceEntry, ProductFile } from '../files/product.ts';
import type { SiteFile } from '../files/site.ts';

/**
 * Cents with GST from cents without: `percent` is whole per cent, a half cent rounds
 * up. All in integers, because floating point is one cent off for 1.1 % of Australian
 * and 4.3 % of New Zealand prices.
 */
export function addGst(exGstCents: number, percent: number): number {
  return Math.floor((exGstCents * (100 + percent) + 50) / 100);
}

/** The prices of a product file. A price on the file has at most two decimals; rounding here only undoes the binary fraction. */
export function resolvePrices(file: ProductFile, site: SiteFile): ByCountry<Price> {
  const price = (entry: PriceEntry, percent: number): Price => {
    if (typeof entry === 'string') return { kind: entry };
    const exGstCents = Math.round(entry * 100);
    return { kind: 'priced', exGstCents, incGstCents: addGst(exGstCents, percent) };
  };
  return {
    AU: price(file.price.au, site.countries.au.gstPercent),
    NZ: price(file.price.nz, site.countries.nz.gstPercent),
  };
}
