/** Reads numbers, prices and field values as people and spreadsheets write them. */

import { priceError } from '../../codegen/validate/price.ts';
import { type Country, countries, countryKeys, otherCountries } from '../../kernel/countries.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { isSpelled, type SourceText } from './edit-yaml.ts';
import { propertiesOf, type Schema } from './schema-fields.ts';
import type { Value } from './write-value.ts';

type Amount =
  /** `isPlain` if it's written as in the catalogue. Otherwise the reader is shown how it was read. */
  { readonly value: number; readonly isPlain: boolean } | { readonly fault: string };

/** "AUD", "AU$", "A$" and the like. */
const sign = new RegExp(
  countries
    .flatMap((country) => [`${country}D`, `${country}\\$`, `${country.charAt(0)}\\$`])
    .concat('\\$')
    .join('|'),
  'gi',
);

/** "338.51", "1,018.36", "$ 1018". */
function readAmount(text: string): Amount {
  const bare = text.replace(sign, '').replace(/\s/g, '');
  const digits = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  if (/^\d+(?:\.\d{1,2})?$/.test(digits))
    return { value: Number(digits), isPlain: digits === text };
  const what = text === '' ? 'The amount is missing' : `${text} isn't an amount`;
  return { fault: `${what}. Enter an amount such as 338.51` };
}

export type PriceWord =
  /** `spelling` is the catalogue's. */
  { readonly spelling: string; readonly isPlain: boolean } | { readonly fault: string };

const words = ['on request', 'not sold'];

export function readPrice(text: string): PriceWord {
  const plain = text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  if (words.includes(plain)) return { spelling: plain, isPlain: plain === text };
  const amount = readAmount(text);
  if ('fault' in amount)
    return { fault: `${amount.fault}. If there's no price, enter "on request" or "not sold"` };
  const fault = priceError(amount.value);
  if (fault) return { fault: `${text}: ${fault.message} ${fault.write.replace(/\.$/, '')}` };
  return { spelling: amount.value.toFixed(2), isPlain: amount.isPlain };
}

/** Returns the error of a price in another country's currency, such as "NZ$23.50" in Australia. */
export function currencyFault(text: string, country: Country, { countries: sites }: SiteFile) {
  const { currency: own } = sites[countryKeys[country]];
  const isOther = otherCountries(country).some((other) => {
    const { currency } = sites[countryKeys[other]];
    const land = currency.slice(0, 2);
    return new RegExp(`${currency}|\\b${land}\\$|\\b${land.slice(0, 1)}\\$`, 'i').test(text);
  });
  return isOther && `${text} isn't in ${own}. Enter the amount in ${own}, without a currency sign.`;
}

export const isSameSpelling = (value: unknown, spelling: string): boolean =>
  typeof value === 'number'
    ? Math.round(value * 100) === Math.round(Number(spelling) * 100)
    : value === spelling;

export type ReadValue =
  | {
      readonly value: Value | SourceText;
      /** How the value was read, if it was written differently. */
      readonly readAs?: string;
    }
  | { readonly fault: string };

export function readValue(schema: Schema, text: string): ReadValue {
  if (schema['x-price'] === true) {
    const price = readPrice(text);
    if ('fault' in price) return price;
    return { value: price, ...(!price.isPlain && { readAs: price.spelling }) };
  }
  const { type } = schema;
  const types: unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes('number') || types.includes('integer')) {
    if (/^-?\d+(?:\.\d+)?$/.test(text.trim())) {
      const readAs = String(Number(text));
      return { value: Number(text), ...(readAs !== text && { readAs }) };
    }
    if (!types.includes('string')) return { fault: `This field takes a number, not ${text}` };
  }
  if (types.includes('boolean'))
    return /^(?:true|false)$/.test(text)
      ? { value: text === 'true' }
      : { fault: `This field takes true or false, not ${text}` };
  if (types.includes('array')) return readList(schema, text);
  if (types.includes('object'))
    return {
      fault: `This is a group of fields. Choose one of them: ${Object.keys(propertiesOf(schema)).join(', ')}`,
    };
  return { value: text };
}

function readList(schema: Schema, text: string): ReadValue {
  const items: Schema = isRecord(schema['items']) ? schema['items'] : {};
  if (Object.keys(propertiesOf(items)).length > 0)
    return { fault: 'This list has several fields in each entry. Edit it in the file' };
  const entries = text.replace(/^\[(.*)\]$/, '$1').matchAll(/\s*(?:"([^"]*)"|([^,"]*))\s*(?:,|$)/g);
  const parts = [...entries]
    .map(([, quoted, bare = '']) => quoted ?? bare.trim())
    .filter((part) => part !== '');
  const value: Value[] = [];
  for (const part of parts) {
    const read = readValue(items, part);
    if ('fault' in read) return read;
    value.push(isSpelled(read.value) ? read.value.spelling : read.value);
  }
  return { value };
}
