import { slugOf } from '../../kernel/slug.ts';
import { countries, type DealerEntry, type Product } from '../catalogue.ts';
import type { Shaped } from '../check-shape.ts';
import type { SiteFile } from '../files/site.ts';
import { cleanLabel } from './clean-label.ts';

/** The Menu values in the order of SPEC 3. */
export const dealerMenus = [
  'Mains water',
  'Rainwater',
  'Caravan',
  'Ultraviolet',
  'Water Treatment',
  'Tapware',
  'Housings',
  'Cartridges',
];

/** The dealer range in the order of its Menus; each entry has a page at /dealers/{menu}/{group}/{name} unless it names another. */
export function resolveDealerRange(
  files: readonly Shaped<'dealer-range'>[],
  products: ReadonlyMap<string, Product>,
  site: SiteFile,
): DealerEntry[] {
  const inOrder = [...files].sort(
    (a, b) => dealerMenus.indexOf(a.value.menu) - dealerMenus.indexOf(b.value.menu),
  );
  return inOrder.flatMap(({ document, value }) =>
    value.entries.map((entry, index): DealerEntry => {
      const name = cleanLabel(entry.name, site.labelCleaning);
      const sold = countries.filter((country) =>
        entry.products.some((code) => products.get(code)?.soldIn.includes(country)),
      );
      return {
        menu: value.menu,
        group: entry.group,
        column: entry.column,
        name,
        descriptions: entry.descriptions,
        url: entry.url ?? `/dealers/${slugOf(value.menu)}/${slugOf(entry.group)}/${slugOf(name)}`,
        ownPage: entry.url === undefined,
        products: entry.products,
        soldIn: entry.products.length === 0 && entry.url !== undefined ? countries : sold,
        origin: { document, path: ['entries', index] },
      };
    }),
  );
}
