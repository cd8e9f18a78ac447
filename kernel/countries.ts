/** The list of countries. Hosts, currencies, GST and labels are in site.yaml. */
import { recordOf } from './json-record.ts';

export const countries = ['AU', 'NZ'] as const;
/** The hostname decides the country (SPEC 1, CTY-01). */
export type Country = (typeof countries)[number];
/** The default for hostnames without a country (A-09), and search engines' `x-default`. */
export const homeCountry: Country = 'AU';
export type ByCountry<T> = Readonly<Record<Country, T>>;

/** The country in catalogue fields, tree folders and file names. */
export const countryKeys = { AU: 'au', NZ: 'nz' } as const satisfies {
  readonly [C in Country]: Lowercase<C>;
};

export const byCountry = <T>(of: (country: Country) => T): ByCountry<T> => recordOf(countries, of);

/** A file's `{ au: …, nz: … }` by country. Empty if the file has none. */
export const textsByCountry = (
  texts: Readonly<Partial<Record<(typeof countryKeys)[Country], string>>>,
): ByCountry<string> => byCountry((country) => texts[countryKeys[country]] ?? '');

export const otherCountries = (country: Country) => countries.filter((other) => other !== country);

/** Exactly "AU" or "NZ". "au" isn't a country code (VAL-03). */
export const isCountry = (value: unknown): value is Country =>
  countries.some((country) => country === value);

/** The country of a hostname's top-level domain, ignoring `.localhost`. Undefined if it names none. */
export function countryOfHostname(hostname: string): Country | undefined {
  const end = hostname
    .toLowerCase()
    .replace(/\.?(localhost)?\.?$/, '')
    .split('.')
    .pop();
  return countries.find((country) => country.toLowerCase() === end);
}
