/** Prices that hold for a time, or from a day on: what the file gives as the price is not shown meanwhile. */
import { resolvePrices, runningChange } from '../../codegen/resolve/prices.ts';
import { clockOf } from '../../codegen/resolve/schedule.ts';
import { type Country, countries } from '../../kernel/countries.ts';
import type { Editing } from '../editing/editing.ts';
import { siteOf } from '../editing/site-of.ts';
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

/** Said where the price of the file is read or written. */
export const runningLine = ({ code, country, price, start }: RunningPrice): string =>
  `${code} costs ${price} without GST in ${country} since ${start}, by its priceChanges; while that holds, the price of the file is not shown.`;
