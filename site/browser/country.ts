/** The country of a visit, from its hostname (SPEC 1 and 4). */
import type { ByCountry, Country, CountrySite } from '../../kernel/contract.ts';
import { countries, countryOfHostname, homeCountry } from '../../kernel/countries.ts';

/** The country that a hostname names by its end; AU where it names none. */
export const countryOfHost = (hostname: string): Country =>
  countryOfHostname(hostname) ?? homeCountry;

/**
 * Whether a page of `treeCountry`'s tree belongs under a hostname. One that names no country
 * (localhost, a preview) has the tree's own; one that names another is a mistake in publishing,
 * which a page must answer by saying so (ACCEPTANCE 33).
 */
export const isTreeRight = (hostname: string, treeCountry: Country): boolean =>
  (countryOfHostname(hostname) ?? treeCountry) === treeCountry;

/** SPEC 3: an entry of the country dropdown. */
export type CountryOption = {
  readonly country: Country;
  readonly label: string;
  readonly externalUrl: string;
  readonly isActive: boolean;
};

/** All countries; the view shows those that are not active (CTY-04, A-10). */
export function countryOptions(
  sites: ByCountry<Pick<CountrySite, 'label' | 'externalUrl'>>,
  active: Country,
): readonly CountryOption[] {
  return countries.map((country) => ({
    country,
    label: sites[country].label,
    externalUrl: sites[country].externalUrl,
    isActive: country === active,
  }));
}
