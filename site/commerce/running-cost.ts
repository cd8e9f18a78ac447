/** Running costs: replacement cartridges and lamps for a system (QLT-11). */
import type { Country, Part } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';

/** Cents a year before rounding; undefined for what is replaced "as needed". */
const perYear = (cents: number, quantity: number, every: number | undefined): number | undefined =>
  every === undefined || every <= 0 ? undefined : (cents * quantity * 12) / every;

/**
 * Whole cents a year with GST of one line of parts: price × quantity ÷ years between
 * replacements. Undefined without a price that is shown, or without an interval.
 */
export function yearlyOfPart(
  { quantity, every }: { readonly quantity: number; readonly every?: number },
  priceCents: number | undefined,
): number | undefined {
  const cost = priceCents === undefined ? undefined : perYear(priceCents, quantity, every);
  return cost === undefined ? undefined : Math.round(cost);
}

/**
 * The yearly cost of cartridges, in whole cents with GST. Undefined unless every cartridge with an
 * interval has a public price in the country, because a partial sum would mislead.
 */
export function yearlyCents(
  { prices, products }: Pick<Tables, 'prices' | 'products'>,
  parts: readonly Part[],
  country: Country,
): number | undefined {
  let sum: number | undefined;
  for (const { role, code, quantity, every } of parts) {
    if (role !== 'cartridge' || perYear(0, quantity, every) === undefined) continue;
    const price = prices[code]?.[country];
    if (price?.kind !== 'priced' || products[code]?.dealerOnly) return undefined;
    sum = (sum ?? 0) + (perYear(price.incGstCents, quantity, every) ?? 0);
  }
  return sum === undefined ? undefined : Math.round(sum);
}

/**
 * Whole cents with GST for 1,000 litres, where a set of cartridges treats all that it can: the least
 * that they can cost. `capacity` is litres of a set, which lasts as long as its longest interval.
 */
export function costPer1000LitresCents(
  yearly: number | undefined,
  parts: readonly Part[],
  capacity: number | undefined,
): number | undefined {
  const longest = Math.max(
    0,
    ...parts.map(({ role, every }) => (role === 'cartridge' && every !== undefined ? every : 0)),
  );
  if (yearly === undefined || !capacity || longest === 0) return undefined;
  return Math.round((yearly * longest * 1000) / (12 * capacity));
}
