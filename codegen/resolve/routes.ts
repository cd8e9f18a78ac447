/** Lists every public page of categories, products, pages and the dealer range. */
import type { Category, Page, Product, Route } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
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
      const route = categoryRoute(entry);
      return route ? { entry: route, origin } : [];
    }),
    ...products.map(({ entry, origin }) => ({ entry: productRoute(entry, prices), origin })),
    ...pages.map(({ entry, origin }) => ({ entry: pageRoute(entry), origin })),
    ...dealers,
  ];
  return [...routes].sort(({ entry: a }, { entry: b }) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : 0,
  );
}

function categoryRoute(category: Category): Route | undefined {
  const kind = categoryRouteKind(category);
  if (kind === undefined) return undefined;
  const { url, audience, pageTitle, pageDescription, canonical = url } = category;
  return {
    path: url,
    kind,
    audience,
    countries,
    title: pageTitle,
    description: pageDescription,
    noindex: false,
    canonical,
  };
}

function productRoute(product: Product, prices: Tables['prices']): Route {
  const { code, name, summary, dealerOnly } = product;
  const path = `/${code}`;
  return {
    path,
    kind: 'product',
    audience: 'Consumer',
    countries: soldIn(prices, code),
    title: `${code} ${name}`,
    description: `${code}: ${summary}`,
    noindex: dealerOnly,
    canonical: path,
  };
}

function pageRoute(page: Page): Route {
  return {
    path: page.url,
    kind: 'page',
    audience: page.audience,
    countries: page.countries,
    title: page.pageTitle,
    description: page.pageDescription,
    noindex: page.noindex,
    canonical: page.canonical ?? page.url,
  };
}
