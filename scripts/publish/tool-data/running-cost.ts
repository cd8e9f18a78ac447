/** What a system costs to run (QLT-11). */
import type { Catalogue, Product } from '../../../codegen/catalogue.ts';
import type { Country } from '../../../codegen/files/shared.ts';

/**
 * Cartridges and lamps of a year in cents with GST (QLT-11), as the product's page tells it:
 * undefined unless every one with an interval has a shown price, since half a sum misleads.
 */
export function yearlyCents(
  { products }: Pick<Catalogue, 'products'>,
  { file }: Pick<Product, 'file'>,
  country: Country,
): number | undefined {
  let sum: number | undefined;
  for (const { code, quantity = 1, every } of file.cartridges ?? []) {
    if (every === undefined || every <= 0) continue;
    const part = products.get(code);
    const price = part?.price[country];
    if (price?.kind !== 'priced' || part?.file.dealerOnly) return undefined;
    sum = (sum ?? 0) + (price.incGstCents * quantity * 12) / every;
  }
  return sum === undefined ? undefined : Math.round(sum);
}
