/** The country of a visit, from its hostname (SPEC 1 and 4). */
import type { ByCountry, Country, CountrySite } from '../../kernel/contract.ts';
import { countries, countryOfHostname } from '../../kernel/countries.ts';

/**
 * Whether a page of `treeCountry`'s tree belongs under a hostname. A hostname without a country (localhost, a preview)
 * accepts any tree. One of another country is a mistake in publishing, which the page must report (ACCEPTANCE 33).
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

/** Returns all countries; the view shows the inactive ones (CTY-04, A-10). */
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
