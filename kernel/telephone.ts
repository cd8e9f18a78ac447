/** The link that calls a number as people write it: "(02) 9876 5432", "+61 (0)2 9876 5432" (RFC 3966). */
export const telephoneLink = (phone: string): string =>
  `tel:${phone.replace(/(?<=^\+\d+\s*)\(0\)/, '').replaceAll(/[^+\d]/g, '')}`;
