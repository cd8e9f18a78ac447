/** The country of a visit, from its hostname (SPEC 1 and 4). */
import type { ByCountry, Country, CountrySite } from '../../kernel/contract.ts';

/** The country that a hostname names by its end; AU where it names none. */
export const countryOfHost = (hostname: string): Country =>
  codeOf(hostname) === 'NZ' ? 'NZ' : 'AU';

/**
 * Whether a page of `treeCountry`'s tree belongs under a hostname. One that names no country
 * (localhost, a preview) has the tree's own; one that names the other is a mistake in publishing,
 * which a page must answer by saying so (ACCEPTANCE 33).
 */
export const isTreeRight = (hostname: string, treeCountry: Country): boolean =>
  (codeOf(hostname) ?? treeCountry) === treeCountry;

/** SPEC 3: an entry of the country dropdown. */
export type CountryOption = {
  readonly country: Country;
  readonly label: string;
  readonly externalUrl: string;
  readonly isActive: boolean;
};

/** Both countries; the view shows those that are not active (CTY-04, A-10). */
export function countryOptions(
  countries: ByCountry<Pick<CountrySite, 'label' | 'externalUrl'>>,
  active: Country,
): readonly CountryOption[] {
  return (['AU', 'NZ'] as const).map((country) => ({
    country,
    label: countries[country].label,
    externalUrl: countries[country].externalUrl,
    isActive: country === active,
  }));
}

/** au.localhost and nz.localhost are the hosts of `npm start`. */
const codeOf = (hostname: string): string | undefined =>
  /(?:^|\.)(au|nz)(\.|\.localhost)?$/i.exec(hostname)?.[1]?.toUpperCase();
