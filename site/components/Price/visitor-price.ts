/** A price as the visitor reads it: one answer for cards, tools and lists (SPEC 6, A-33). */
import { constants } from '#generated/constants.ts';
import type { Country } from '../../../kernel/contract.ts';
import { withoutGst } from '../../../kernel/gst-cents.ts';
import { isLoggedIn } from '../../browser/cookies.ts';
import { type ShownPrice, shownPrice } from '../../commerce/format-price.ts';

/**
 * Cents with GST as text with its label; without GST, and that with it beside, for who is logged in.
 * A page is made for nobody in particular: where it is rendered, nobody is.
 */
export function visitorPrice(incGstCents: number, country: Country): ShownPrice {
  const money = constants.countries[country];
  const exGstCents = withoutGst(incGstCents, money.gstPercent);
  return shownPrice({ exGstCents, incGstCents }, isLoggedIn(), money);
}
