import type { Country, Site } from './contract.ts';

/** SPEC 2: the dealer portal of the country; a separate site (ROLE-02). */
export const dealerLoginUrl = (
  { countries, dealerLoginPath }: Pick<Site, 'countries' | 'dealerLoginPath'>,
  country: Country,
): string => `https://${countries[country].commerceHost}${dealerLoginPath}`;
