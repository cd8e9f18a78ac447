import type { Money } from '../../commerce/format-price.ts';
import type { ByCountry } from '../../contract.ts';

/** SPEC 9: AUD for AU, otherwise NZD. */
export const moneyOf: ByCountry<Money> = {
  AU: { locale: 'en-AU', currency: 'AUD' },
  NZ: { locale: 'en-NZ', currency: 'NZD' },
};
