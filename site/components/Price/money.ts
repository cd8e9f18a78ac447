import type { ByCountry } from '../../../kernel/contract.ts';
import type { Money } from '../../commerce/format-price.ts';

/** SPEC 9: AUD for AU, otherwise NZD. */
export const moneyOf: ByCountry<Money> = {
  AU: { locale: 'en-AU', currency: 'AUD' },
  NZ: { locale: 'en-NZ', currency: 'NZD' },
};
