/** What one line of a system's parts costs in a year (QLT-11). */
import type { FinderPart } from './cartridge-data.ts';

/**
 * Cents a year with GST: price × quantity ÷ years between replacements. Undefined without a price
 * that is shown, or without an interval: what is replaced "as needed" has no yearly cost.
 */
export function yearlyOfPart(
  { quantity, every }: Pick<FinderPart, 'quantity' | 'every'>,
  priceCents: number | undefined,
): number | undefined {
  if (priceCents === undefined || every === undefined || every <= 0) return undefined;
  return Math.round((priceCents * quantity * 12) / every);
}
