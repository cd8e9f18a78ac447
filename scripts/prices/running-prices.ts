/** Scheduled prices that apply now, instead of the price in the product's file. */
import { resolvePrices, runningChange } from '../../codegen/resolve/prices.ts';
import { clockOf } from '../../codegen/resolve/schedule.ts';
import { type Country, countries } from '../../kernel/countries.ts';
import { type Editing, siteOf } from '../editing/editing.ts';
import { wordsOf } from './price-words.ts';

export type RunningPrice = {
  readonly code: string;
  readonly country: Country;
  /** Without GST, "30.00". */
  readonly price: string;
  readonly start: string;
};

export function runningPrices(editing: Editing): readonly RunningPrice[] {
  const site = siteOf(editing);
  const clock = clockOf(site);
  return editing.validated.flatMap((entry) =>
    entry.kind === 'product'
      ? countries.flatMap((country) => {
          const change = runningChange(entry.value, clock, country);
          const price = resolvePrices(entry.value, site, clock)[country];
          return change
            ? [
                {
                  code: entry.document.name,
                  country,
                  price: wordsOf(price, 'exGstCents'),
                  start: change.start,
                },
              ]
            : [];
        })
      : [],
  );
}

/** For the person who reads or writes the price in the file. */
export const runningLine = ({ code, country, price, start }: RunningPrice): string =>
  `${code} costs ${price} without GST in ${country} since ${start}, because of its priceChanges. Until they end, customers don't see the price in the file.`;
