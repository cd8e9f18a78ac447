/** The one list of countries. What else a country is called, and what it sells in, stands in site.yaml. */
import { recordOf } from './record-of.ts';

export const countries = ['AU', 'NZ'] as const;
/** SPEC 1: decided from the hostname (FEATURES CTY-01). */
export type Country = (typeof countries)[number];
/** Where a host names no country, and what search engines show to the rest of the world. */
export const homeCountry: Country = 'AU';
export type ByCountry<T> = Readonly<Record<Country, T>>;

/** How the catalogue's fields and the folders of the trees spell a country. */
export const countryKeys = { AU: 'au', NZ: 'nz' } as const satisfies {
  readonly [C in Country]: Lowercase<C>;
};

/** One value for each country. */
export const byCountry = <T>(of: (country: Country) => T): ByCountry<T> => recordOf(countries, of);

/** Texts that a file gives by country in small letters: `{ au: …, nz: … }`; empty where it gives none. */
export const textsByCountry = (
  texts: Readonly<Partial<Record<(typeof countryKeys)[Country], string>>>,
): ByCountry<string> => byCountry((country) => texts[countryKeys[country]] ?? '');

export const otherCountries = (country: Country): readonly Country[] =>
  countries.filter((other) => other !== country);

/** Exactly "AU" or "NZ"; "au" is not a country code (VAL-03). */
export const isCountry = (value: unknown): value is Country =>
  countries.some((country) => country === value);

/** The country that a hostname names by its end, `.localhost` aside; undefined where it names none. */
export function countryOfHostname(hostname: string): Country | undefined {
  const end = hostname
    .toLowerCase()
    .replace(/\.?(localhost)?\.?$/, '')
    .split('.')
    .pop();
  return countries.find((country) => country.toLowerCase() === end);
}
