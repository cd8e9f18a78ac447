import { countries, isCountry } from '../../kernel/countries.ts';
import type { ByCountry, CountrySite } from '../../kernel/entry-types.ts';
import { centsToAmount, decimalToCents, parseDecimal } from '../../kernel/gst-cents.ts';

/** The result of a failed conversion, as text that differs from a valid "0.00". */
export const failedPrice = '0';

/** Each country's GST in whole per cent, from site.yaml. */
export type GstRates = ByCountry<Pick<CountrySite, 'gstPercent'>>;

/**
 * Adds GST to a price without GST (SPEC 5, 8 and 9). `price` is a finite number of dollars or a plain decimal string,
 * `country` exactly one of the country codes. Returns dollars with two decimals and no currency sign, "110.00", or "0"
 * after a failure, which is logged and never shown.
 */
export type GetPriceWithGST = (price: unknown, country: unknown) => string;

/** "'AU' or 'NZ'". */
const codes = countries.map((country) => `'${country}'`).join(' or ');

export function priceWithGst(rates: GstRates): GetPriceWithGST {
  return (price, country) => {
    try {
      const decimal = parseDecimal(price);
      if (decimal === undefined) throw new Error('Invalid price - not a number.');
      if (!isCountry(country)) throw new Error(`Invalid country code. Must be ${codes}.`);
      return centsToAmount(decimalToCents(decimal, rates[country].gstPercent));
    } catch (error) {
      console.error('Error in getPriceWithGST:', error);
      return failedPrice;
    }
  };
}
