/** Prices in a catalogue whose first day is still to come. No built site mentions them. */
import { openFileCache } from '../../codegen/load/file-cache.ts';
import { readCatalogue } from '../../codegen/load/read-catalogue.ts';
import { buildClock, rangeState } from '../../codegen/resolve/date-ranges.ts';
import { resolvePrices } from '../../codegen/resolve/prices.ts';
import type { Price } from '../../kernel/contract.ts';
import { byCountry, type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { siteOf } from '../editing/editing.ts';
import { isLarge, perCentOf, signed } from '../prices/price-words.ts';
import { type CountryChange, pagesOf, renamesOf } from './change-report.ts';
import { priceWords } from './compare-products.ts';
import type { Snapshot } from './snapshot.ts';

/** By code and first day, "HYBRID-G8 2027-05-01". */
export type PlannedPrices = ReadonlyMap<string, PlannedPrice>;
type PlannedPrice = {
  readonly code: string;
  readonly start: string;
  readonly end?: string;
  readonly price: Price;
};

/** The coming prices of each country. */
export async function plannedPrices(
  root: string,
): Promise<Readonly<Record<Country, PlannedPrices>>> {
  const { validated } = await readCatalogue(root, openFileCache(catalogueCache, root));
  const site = siteOf({ root, validated });
  const clock = buildClock(site);
  const planned = byCountry(() => new Map<string, PlannedPrice>());
  for (const entry of validated) {
    if (entry.kind !== 'product') continue;
    const code = entry.document.name;
    for (const { start, end, ...amounts } of entry.value.priceChanges ?? []) {
      const prices = resolvePrices({ price: { ...entry.value.price, ...amounts } }, site);
      for (const country of countries)
        if (
          amounts[countryKeys[country]] !== undefined &&
          rangeState({ start }, clock, country) === 'upcoming'
        )
          planned[country].set(`${code} ${start}`, {
            code,
            start,
            ...(end !== undefined && { end }),
            price: prices[country],
          });
    }
  }
  return planned;
}

export function plannedChanges(
  [before, old]: readonly [Snapshot, PlannedPrices],
  [after, now]: readonly [Snapshot, PlannedPrices],
): CountryChange[] {
  const renames = renamesOf(before, after);
  const was = new Map(
    [...old.values()].map((each) => {
      const code = renames.get(each.code) ?? each.code;
      return [`${code} ${each.start}`, { ...each, code }];
    }),
  );
  // A product that's gone is reported once, as gone.
  const keys = [...new Set([...was.keys(), ...now.keys()])].sort();
  return keys.flatMap((key): CountryChange[] => {
    const [from, to] = [was.get(key), now.get(key)];
    const { code = '', start = '' } = to ?? from ?? {};
    const product = after.products[code];
    if (!product || (from && to && said(from) === said(to))) return [];
    const step = { before: product.price, after: to?.price };
    const perCent = perCentOf(step);
    const large = isLarge(step);
    const note = perCent === undefined ? '' : `${signed(perCent)} from today`;
    return [
      {
        topic: 'planned',
        subject: `${code} ${product.name}`,
        what: `price in ${after.currency} from ${start}`,
        before: from ? said(from) : 'none',
        after: to ? said(to) : 'none',
        level: large ? 'warning' : 'note',
        ...(note !== '' && { note }),
        pages: pagesOf(after, `product ${code}`),
      },
    ];
  });
}

const said = ({ price, end }: PlannedPrice): string =>
  `${priceWords(price)}${end === undefined ? '' : `, until ${end}`}`;
