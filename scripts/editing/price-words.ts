import type { CountrySite, Price } from '../../kernel/entry-types.ts';

/** A larger change needs a second look. */
const largePerCent = 20;

export type PriceStep = {
  /** Undefined for a product that's new or gone. */
  readonly before: Price | undefined;
  readonly after: Price | undefined;
};

export const isSamePrice = ({ before, after }: PriceStep): boolean =>
  priceWords(before, 'exGstCents') === priceWords(after, 'exGstCents');

/** Returns the change in per cent, to a tenth; undefined unless both prices are amounts. */
export function perCentOf({ before, after }: PriceStep): number | undefined {
  if (before?.kind !== 'priced' || after?.kind !== 'priced') return undefined;
  return Math.round(((after.exGstCents - before.exGstCents) / before.exGstCents) * 1000) / 10;
}

export const isLarge = (step: PriceStep): boolean => Math.abs(perCentOf(step) ?? 0) > largePerCent;

type Cents = 'exGstCents' | 'incGstCents';

/** Returns "338.51", "on request", "not sold", or "–" without a price. */
export const priceWords = (price: Price | undefined, cents: Cents): string =>
  price === undefined
    ? '–'
    : price.kind === 'priced'
      ? (price[cents] / 100).toFixed(2)
      : price.kind;

export const describePrice = (price: Price): string =>
  price.kind === 'priced'
    ? `${priceWords(price, 'exGstCents')} ex GST, ${priceWords(price, 'incGstCents')} inc GST`
    : price.kind;

export const signed = (perCent: number): string =>
  `${perCent > 0 ? '+' : ''}${perCent.toFixed(1)}%`;

/** Returns "AUD 338.51 → 359.00 ex GST, 372.36 → 394.90 inc GST, +6.1%". */
export function priceStepLine(step: PriceStep, { currency }: Pick<CountrySite, 'currency'>) {
  const { before, after } = step;
  const arrow = (cents: Cents) => `${priceWords(before, cents)} → ${priceWords(after, cents)}`;
  if (before?.kind !== 'priced' && after?.kind !== 'priced')
    return `${currency} ${arrow('exGstCents')}`;
  const perCent = perCentOf(step);
  const change =
    perCent === undefined ? '' : `, ${signed(perCent)}${isLarge(step) ? ' (more than 20%)' : ''}`;
  return `${currency} ${arrow('exGstCents')} ex GST, ${arrow('incGstCents')} inc GST${change}`;
}
