/** Compares snapshots: what would a customer notice? */

import type { Change, CountryChange } from './change-report.ts';
import { menuChanges, pageChanges, redirectChanges } from './compare-addresses.ts';
import { priceChanges, productChanges } from './compare-products.ts';
import { promotionChanges, teaserChanges } from './compare-promotions.ts';
import { textChanges } from './compare-texts.ts';
import { type PlannedPrices, plannedChanges } from './planned-prices.ts';
import type { Snapshot } from './snapshot.ts';

/** A snapshot, with a catalogue's planned prices. */
export type Compared = Snapshot & { readonly planned?: PlannedPrices };

/** Each pair is of one country. A change that's the same in several is reported once. */
export function compareSnapshots(pairs: readonly (readonly [Compared, Compared])[]): Change[] {
  const found = new Map<string, Change>();
  for (const [before, after] of pairs) {
    for (const change of compareCountry(before, after)) {
      const { pages, ...rest } = change;
      const key = JSON.stringify(rest);
      const same = found.get(key);
      const countries = [...(same?.countries ?? []), after.country];
      found.set(key, {
        ...change,
        pages: same && same.pages.length > pages.length ? same.pages : pages,
        countries,
      });
    }
  }
  return [...found.values()];
}

const compareCountry = (before: Compared, after: Compared): CountryChange[] => [
  ...priceChanges(before, after),
  ...(before.planned && after.planned
    ? plannedChanges([before, before.planned], [after, after.planned])
    : []),
  ...productChanges(before, after),
  ...pageChanges(before, after),
  ...redirectChanges(before, after),
  ...menuChanges(before, after),
  ...promotionChanges(before, after),
  ...teaserChanges(before, after),
  ...textChanges(before, after),
];
