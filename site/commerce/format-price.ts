/** Formats prices for visitors, always labelled with or without GST (GEN-06). */
import type { CountrySite } from '../../kernel/entry-types.ts';

/** "$3,108.35" and its label. */
export type PriceText = { readonly amount: string; readonly label: 'inc GST' | 'ex GST' };
/** The headline price. After a price without GST, `beside` is the price with GST. */
export type ShownPrice = PriceText & { readonly beside?: PriceText };
/** Shown instead of an amount that the shop hides or doesn't have (ENT-18, PRC-05). */
export const priceOnRequest = 'Price on request';
/** Shown instead of an amount for products that only dealers sell. */
export const throughDealers = 'Available through dealers';
export type NoAmount = typeof priceOnRequest | typeof throughDealers;
/** The country's constants that decide how to write money. */
export type Money = Pick<CountrySite, 'locale' | 'currency'>;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ locale, currency }: Money): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

/** Formats whole cents as "$3,108.35". */
export function formatCents(cents: number, money: Money): string {
  return formatOf(money).format(cents / 100);
}

/** "$3,108.35 inc GST", for a label or an accessible name. */
export function priceWithLabel({ amount, label }: PriceText): string {
  return `${amount} ${label}`;
}

/** The price that a visitor sees (SPEC 6): with GST, or if logged in, without GST and then with it. */
export function shownPrice(
  price: { readonly exGstCents: number; readonly incGstCents: number },
  isLoggedIn: boolean,
  money: Money,
): ShownPrice {
  const inc: PriceText = { amount: formatCents(price.incGstCents, money), label: 'inc GST' };
  if (!isLoggedIn) return inc;
  return { amount: formatCents(price.exGstCents, money), label: 'ex GST', beside: inc };
}
