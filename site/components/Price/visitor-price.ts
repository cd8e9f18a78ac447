/** Prices as the visitor reads them, on cards, in tools and in lists (SPEC 6, A-33). */
import { constants } from '#generated/constants.ts';
import type { ByCountry, Country } from '../../../kernel/entry-types.ts';
import { withoutGst } from '../../../kernel/gst-cents.ts';
import { isLoggedIn } from '../../browser/cookies.ts';
import { type Money, type ShownPrice, shownPrice } from '../../commerce/format-price.ts';

/** How each country writes its prices (SPEC 9). */
export const moneyOf: ByCountry<Money> = constants.countries;

export const exGstOf = (incGstCents: number, country: Country): number =>
  withoutGst(incGstCents, constants.countries[country].gstPercent);

/** Cents as text with its label. Logged-in visitors get the price without GST, with the other one next to it. */
export function visitorPrice(
  incGstCents: number,
  country: Country,
  exGstCents = exGstOf(incGstCents, country),
): ShownPrice {
  return shownPrice({ exGstCents, incGstCents }, isLoggedIn(), moneyOf[country]);
}
