/** The country of a visit, from its hostname (SPEC 1 and 4). */
import type { ByCountry, Country, CountrySite } from '../../kernel/contract.ts';

/**
 * NZ for hostnames that end with ".nz", else AU. `override` is for tests and previews;
 * anything but "AU" or "NZ" in it is no override.
 */
export function countryOfHost(hostname: string, override?: string): Country {
  return readCountry(override) ?? namedCountry(hostname) ?? 'AU';
}

export type CountryOfVisit = {
  readonly country: Country;
  /** False: this tree shows the other country's prices, and must not be shown as this country. */
  readonly isTreeRight: boolean;
};

/**
 * The country of a page of `treeCountry`'s tree under a hostname. A hostname that names no country
 * (localhost, a preview) has the tree's own; one that names the other is a mistake in publishing,
 * which a page must answer by going there or by saying so (ACCEPTANCE 33).
 */
export function countryOfVisit(
  hostname: string,
  treeCountry: Country,
  override?: string,
): CountryOfVisit {
  const country = readCountry(override) ?? namedCountry(hostname) ?? treeCountry;
  return { country, isTreeRight: country === treeCountry };
}

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

function readCountry(value: string | undefined): Country | undefined {
  return value === 'AU' || value === 'NZ' ? value : undefined;
}

function namedCountry(hostname: string): Country | undefined {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  // nz.localhost and au.localhost are the hosts of `npm start`.
  if (/\.nz$|^nz\.localhost$/.test(host)) return 'NZ';
  return /\.au$|^au\.localhost$/.test(host) ? 'AU' : undefined;
}
