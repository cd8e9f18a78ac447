/** Lists every public page of categories, products, pages and the dealer range. */

import { countries } from '../../kernel/countries.ts';
import type { Page, Product, Route } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { EntryWithOrigin, WrittenEntries } from '../entries.ts';
import { categoryRouteKind } from './categories.ts';
import { soldIn } from './prices.ts';

/** Sorted by path. Two routes may share a path, which a rule reports. */
export function resolveRoutes(
  { categories, products, pages }: Pick<WrittenEntries, 'categories' | 'products' | 'pages'>,
  prices: Tables['prices'],
  dealers: readonly EntryWithOrigin<Route>[],
): readonly EntryWithOrigin<Route>[] {
  const routes: readonly EntryWithOrigin<Route>[] = [
    ...categories.flatMap(({ entry, origin }) => {
      const kind = categoryRouteKind(entry);
      return kind ? { entry: routeOf(kind, entry), origin } : [];
    }),
    ...products.map(({ entry, origin }) => ({ entry: productRoute(entry, prices), origin })),
    ...pages.map(({ entry, origin }) => ({ entry: routeOf('page', entry), origin })),
    ...dealers,
  ];
  return [...routes].sort(({ entry: a }, { entry: b }) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : 0,
  );
}

type Addressed = Pick<Page, 'url' | 'audience' | 'pageTitle' | 'pageDescription'> &
  Partial<Pick<Page, 'countries' | 'noindex' | 'canonical'>>;

export function routeOf(kind: Route['kind'], entry: Addressed): Route {
  const { url: path, audience, pageTitle: title, pageDescription: description } = entry;
  const { countries: shownIn = countries, noindex = false, canonical = path } = entry;
  return { path, kind, audience, countries: shownIn, title, description, noindex, canonical };
}

const productRoute = ({ code, name, summary, dealerOnly }: Product, prices: Tables['prices']) =>
  routeOf('product', {
    url: `/${code}`,
    audience: 'Consumer',
    countries: soldIn(prices, code),
    pageTitle: `${code} ${name}`,
    pageDescription: `${code}: ${summary}`,
    noindex: dealerOnly,
  });
