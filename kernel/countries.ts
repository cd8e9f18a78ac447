/** The one list of countries. What else a country is called, and what it sells in, stands in site.yaml. */
import { recordOf } from './record-of.ts';

export const countries = ['AU', 'NZ'] as const;
/** SPEC 1: decided from the hostname (FEATURES CTY-01). */
export type Country = (typeof countries)[number];
export type ByCountry<T> = Readonly<Record<Country, T>>;

/** How the catalogue's fields and the folders of the trees spell a country. */
export const countryKeys = { AU: 'au', NZ: 'nz' } as const satisfies {
  readonly [C in Country]: Lowercase<C>;
};

/** One value for each country. */
export const byCountry = <T>(of: (country: Country) => T): ByCountry<T> => recordOf(countries, of);

/** Values that a file gives by country in small letters: `{ au: …, nz: … }`. */
export const valuesByCountry = <T>(
  values: Readonly<Record<(typeof countryKeys)[Country], T>>,
): ByCountry<T> => byCountry((country) => values[countryKeys[country]]);
