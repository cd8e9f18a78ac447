/** Prices as visitors read them: always with the label that says whether GST is in (GEN-06). */
import type { CountrySite } from '../../kernel/contract.ts';
import { failedPrice } from './price-with-gst.ts';

export type GstLabel = 'inc GST' | 'ex GST';
/** "$3,108.35" and its label. */
export type PriceText = { readonly amount: string; readonly label: GstLabel };
/** What is shown: the headline, and beside an ex-GST headline the price with GST. */
export type ShownPrice = PriceText & { readonly beside?: PriceText };
/** The part of a country's constants that decides how money is written. */
export type Money = Pick<CountrySite, 'locale' | 'currency'>;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ locale, currency }: Money): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

/** Whole cents as "$3,108.35". */
export function formatCents(cents: number, money: Money): string {
  return formatOf(money).format(cents / 100);
}

/** The result of getPriceWithGST as "$3,108.35"; undefined for the "0" of a failure (PRC-05, A-27). */
export function formatAmount(amount: string, money: Money): string | undefined {
  const value = Number(amount);
  if (amount === failedPrice || amount.trim() === '' || !Number.isFinite(value)) return undefined;
  return formatOf(money).format(value);
}

/** "$3,108.35 inc GST": one line, for a label or an accessible name. */
export function priceLine({ amount, label }: PriceText): string {
  return `${amount} ${label}`;
}

/**
 * The price that a visitor sees (SPEC 6): anonymous with GST; logged in without GST, and the price
 * with GST beside it. Amounts are results of getPriceWithGST and its kin ("110.00", "0" = failed);
 * undefined when the headline is a failure.
 */
export function shownPrice(
  amounts: { readonly priceIncGST: string; readonly priceExcGST: string },
  isLoggedIn: boolean,
  money: Money,
): ShownPrice | undefined {
  const inc = priceText(amounts.priceIncGST, 'inc GST', money);
  if (!isLoggedIn) return inc;
  const exc = priceText(amounts.priceExcGST, 'ex GST', money);
  return exc && inc ? { ...exc, beside: inc } : undefined;
}

function priceText(amount: string, label: GstLabel, money: Money): PriceText | undefined {
  const formatted = formatAmount(amount, money);
  return formatted === undefined ? undefined : { amount: formatted, label };
}
