import { constants } from '#generated/constants.ts';
import type { ByCountry } from '../../../kernel/contract.ts';
import type { Money } from '../../commerce/format-price.ts';

/** How prices are written in each country (SPEC 9). */
export const moneyOf: ByCountry<Money> = constants.countries;
