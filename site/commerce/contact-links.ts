import type { Country, Site } from '../../kernel/entry-types.ts';

/** A `tel:` link from a number as people write it: "(02) 9876 5432", "+61 (0)2 9876 5432" (RFC 3966). */
export const telephoneLink = (phone: string): string =>
  `tel:${phone.replace(/(?<=^\+\d+\s*)\(0\)/, '').replaceAll(/[^+\d]/g, '')}`;

/** The country's dealer portal, which is a separate site (SPEC 2, ROLE-02). */
export const dealerLoginUrl = (
  { countries, dealerLoginPath }: Pick<Site, 'countries' | 'dealerLoginPath'>,
  country: Country,
): string => `https://${countries[country].commerceHost}${dealerLoginPath}`;
