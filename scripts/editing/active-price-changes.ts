/** Scheduled prices that apply now, instead of the price in the product's file. */

import { buildClock } from '../../codegen/resolve/date-ranges.ts';
import { activePriceChange, pricesInFile } from '../../codegen/resolve/prices.ts';
import { countries } from '../../kernel/countries.ts';
import { type Editing, productsIn, siteFileIn } from './editing.ts';
import { priceWords } from './price-words.ts';

/** `price` is without GST, "30.00". */
export function activePriceChanges(editing: Editing) {
  const site = siteFileIn(editing);
  const clock = buildClock(site);
  return productsIn(editing).flatMap(({ code, file }) =>
    countries.flatMap((country) => {
      const change = activePriceChange(file, clock, country);
      const price = priceWords(pricesInFile(file, site, clock)[country], 'exGstCents');
      return change ? [{ code, country, price, start: change.start }] : [];
    }),
  );
}

/** Writes a sentence for someone who reads or edits the file's price. */
export const activePriceLine = ({
  code,
  country,
  price,
  start,
}: ReturnType<typeof activePriceChanges>[number]): string =>
  `${code} has cost ${price} ex GST in ${country} since ${start}, because of a price change. Customers don't see the "price" field while the change applies. To change what they pay now, edit "priceChanges".`;
