import type { Country } from '../../kernel/contract.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** "Australia    http://au.localhost:4173/". */
export const addressLine = (country: Country, address: string): string =>
  `${(names.of(country) ?? country).padEnd(11)}  ${address}`;
