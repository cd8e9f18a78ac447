import { type ByCountry, byCountry, countries } from '../../kernel/countries.ts';
import type { DealerMenuEntry, Route } from '../../kernel/entry-types.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { dealerMenus } from '../../kernel/menu-names.ts';
import { sectionsOf } from '../../kernel/navigation.ts';
import { slugify } from '../../kernel/slug.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { EntryWithOrigin, SourceLocation } from '../entries.ts';
import type { Validated } from '../validate/validated.ts';
import { cleanLabel, overrideOf } from './clean-label.ts';
import { isSold } from './prices.ts';
import { routeOf } from './routes.ts';

const dealersPart = ({ audiences }: Pick<SiteFile, 'audiences'>): string =>
  sectionsOf(audiences).find(([, audience]) => audience === 'Dealers')?.[0] ?? '/dealers';

/** Menu headings link to this page, which has the whole dealer range. */
export const dealerRangePath = (site: Pick<SiteFile, 'audiences'>) => `${dealersPart(site)}/range`;

/**
 * Resolves each country's dealer range in the order of its Menus. An entry has a page at
 * /dealers/{menu}/{group}/{name}, or at its own address in the menu, unless it or a link override
 * names another page (A-64).
 */
export function resolveDealerRange(
  files: readonly Validated<'dealer-range'>[],
  prices: Tables['prices'],
  site: Pick<SiteFile, 'audiences' | 'labelCleaning' | 'linkOverrides'>,
): {
  readonly range: ByCountry<readonly DealerMenuEntry[]>;
  readonly routes: readonly EntryWithOrigin<Route>[];
} {
  const { labelCleaning } = site;
  const inOrder = [...files].sort(
    (a, b) => dealerMenus.indexOf(a.value.menu) - dealerMenus.indexOf(b.value.menu),
  );
  const all = inOrder.flatMap(({ document, value: { menu, entries } }) =>
    entries.map(({ group, column, name: label, descriptions, url: written, products }, index) => {
      const name = cleanLabel(label, labelCleaning);
      const url = overrideOf(site, name) ?? written;
      const home = `${dealersPart(site)}/${slugify(menu)}/`;
      const own = `${home}${slugify(group)}/${slugify(name)}`;
      const elsewhere = products.length === 0 && url !== undefined;
      return {
        entry: { menu, group, column, name, descriptions, url: url ?? own, products },
        hasPage: url === undefined || url.startsWith(home),
        shownIn: countries.filter(
          (country) => elsewhere || products.some((code) => isSold(prices, code, country)),
        ),
        origin: { document, path: ['entries', index] },
      };
    }),
  );
  const routes = all
    .filter(({ hasPage, shownIn }) => hasPage && shownIn.length > 0)
    .map(({ entry: { menu, group, name, descriptions, url }, shownIn, origin }) => ({
      origin,
      entry: routeOf('dealer-entry', {
        ...{ url, audience: 'Dealers', countries: shownIn },
        pageTitle:
          /^(?:Cartridges|Housings)$/.test(menu) && name.endsWith(' Series')
            ? `${name} ${`${group} ${menu}`.toLowerCase()}, for dealers`
            : `${name} | ${menu}: ${group} | Dealers`,
        pageDescription: `${descriptions.join('. ')}. See codes and key specs for dealers.`,
      }),
    }));
  const [first] = all;
  return {
    range: byCountry((country) =>
      all
        .filter(({ shownIn }) => shownIn.includes(country))
        .map(({ entry }) => ({
          ...entry,
          products: entry.products.filter((code) => isSold(prices, code, country)),
        })),
    ),
    routes: first ? [...routes, rangeRoute(first.origin, dealerRangePath(site))] : routes,
  };
}

const rangeRoute = ({ document }: SourceLocation, path: string): EntryWithOrigin<Route> => ({
  origin: { document, path: [] },
  entry: routeOf('dealer-range', {
    url: path,
    audience: 'Dealers',
    pageTitle: 'The dealer range by series',
    pageDescription:
      'Find every Puretec series for dealers by water, group or name. Each opens a table by code.',
  }),
});
