/** What a cell, or a word of the command line, says of a price. */
import type { SiteFile } from '../../codegen/files/site.ts';
import { priceFault } from '../../codegen/validate/price.ts';
import { type Country, countryKeys, otherCountries } from '../../kernel/countries.ts';
import { readAmount } from './read-amount.ts';

export type PriceWord =
  /** `spelling`: as the catalogue writes it. */
  { readonly spelling: string; readonly isPlain: boolean } | { readonly fault: string };

const words = ['on request', 'not sold'];

export function readPrice(text: string): PriceWord {
  const word = words.find(
    (each) =>
      each ===
      text
        .toLowerCase()
        .replace(/[\s_-]+/g, ' ')
        .trim(),
  );
  if (word) return { spelling: word, isPlain: word === text };
  const amount = readAmount(text);
  if ('fault' in amount) return { fault: `${amount.fault}, or "on request", or "not sold"` };
  const fault = priceFault(amount.value);
  if (fault) return { fault: `${text}: ${fault.message} ${fault.write}` };
  return { spelling: amount.value.toFixed(2), isPlain: amount.isPlain };
}

/** Whether a price is said to be in the dollars of another country: "NZ$23.50" in Australia. */
export const isOtherCurrency = (
  text: string,
  country: Country,
  { countries: sites }: Pick<SiteFile, 'countries'>,
): boolean =>
  otherCountries(country).some((other) => {
    const { currency } = sites[countryKeys[other]];
    const land = currency.slice(0, 2);
    return new RegExp(`${currency}|\\b${land}\\$|\\b${land.slice(0, 1)}\\$`, 'i').test(text);
  });

/** The same price, however it is spelled. */
export const isSameSpelling = (value: unknown, spelling: string): boolean =>
  typeof value === 'number'
    ? Math.round(value * 100) === Math.round(Number(spelling) * 100)
    : value === spelling;
