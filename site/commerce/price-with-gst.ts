import type { Country } from '../../kernel/contract.ts';
import { centsToAmount, decimalToCents, gstPercent, parseDecimal } from '../../kernel/gst-cents.ts';

/** What a failed conversion yields: text that is told apart from the success "0.00". */
export const failedPrice = '0';

/**
 * Adds GST to a price without GST (SPEC 5, 8 and 9).
 * @param price a finite number of dollars, or a plain decimal string of it
 * @param country exactly "AU" or "NZ"
 * @returns dollars with two decimals and no sign of currency, "110.00"; "0" after a failure,
 *   which is logged and never shown to a visitor
 */
export function getPriceWithGST(price: unknown, country: unknown): string {
  try {
    const decimal = parseDecimal(price);
    if (decimal === undefined) throw new Error('Invalid price - not a number.');
    if (!isCountry(country)) throw new Error("Invalid country code. Must be 'AU' or 'NZ'.");
    return centsToAmount(decimalToCents(decimal, gstPercent[country]));
  } catch (error) {
    console.error('Error in getPriceWithGST:', error);
    return failedPrice;
  }
}

/** Exactly "AU" or "NZ"; "au" is not a country code (VAL-03). */
export function isCountry(value: unknown): value is Country {
  return value === 'AU' || value === 'NZ';
}
