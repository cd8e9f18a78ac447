/** Every public page, from categories, products, pages and the dealer range. */
import {
  type Category,
  countries,
  type DealerEntry,
  type Origin,
  type Page,
  type Product,
  type Route,
} from '../catalogue.ts';
import { categoryKind } from './categories.ts';
import { dealerRangePath } from './menus.ts';
import { audienceOfPath } from './pages.ts';

export type RouteSources = {
  readonly categories: readonly Category[];
  readonly products: ReadonlyMap<string, Product>;
  readonly pages: readonly Page[];
  readonly dealerRange: readonly DealerEntry[];
  readonly dealerOrigin: Origin | undefined;
};

/** In the order of their paths; two with one path both stand here, a rule reports them. */
export function resolveRoutes(sources: RouteSources): Route[] {
  const routes: Route[] = [
    ...sources.categories.flatMap(categoryRoute),
    ...[...sources.products.values()].map(productRoute),
    ...sources.pages.map(pageRoute),
    ...sources.dealerRange
      .filter(({ ownPage, soldIn }) => ownPage && soldIn.length > 0)
      .map(dealerRoute),
  ];
  if (sources.dealerOrigin) routes.push(rangeRoute(sources.dealerOrigin));
  return routes.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function categoryRoute(category: Category): Route[] {
  const kind = categoryKind(category);
  if (kind === undefined) return [];
  const { file, url, audience, origin } = category;
  const canonical = file.canonical ?? url;
  return [
    {
      path: url,
      kind,
      audience,
      countries,
      title: file.pageTitle,
      description: file.pageDescription,
      noindex: false,
      canonical,
      origin,
    },
  ];
}

function productRoute({ code, file, soldIn, origin }: Product): Route {
  const path = `/${code}`;
  return {
    path,
    kind: 'product',
    audience: audienceOfPath(path),
    countries: soldIn,
    title: `${code} ${file.name}`,
    description: `${code}: ${file.summary}`,
    noindex: file.dealerOnly === true,
    canonical: path,
    origin,
  };
}

function pageRoute({ url, file, audience, countries: shownIn, origin }: Page): Route {
  return {
    path: url,
    kind: 'page',
    audience,
    countries: shownIn,
    title: file.pageTitle,
    description: file.pageDescription,
    noindex: file.noindex === true,
    canonical: file.canonical ?? url,
    origin,
  };
}

function dealerRoute({ name, menu, group, descriptions, url, soldIn, origin }: DealerEntry): Route {
  return {
    path: url,
    kind: 'dealer-entry',
    audience: 'Dealers',
    countries: soldIn,
    title: `${name}: ${group}, ${menu} for dealers`,
    description: `${name} for dealers, ${menu}, ${group}: ${descriptions.join('. ')}`,
    noindex: false,
    canonical: url,
    origin,
  };
}

function rangeRoute(origin: Origin): Route {
  return {
    path: dealerRangePath,
    kind: 'dealer-range',
    audience: 'Dealers',
    countries,
    title: 'The dealer range by series',
    description:
      'Every Puretec series for dealers, by water, group and name, with its product codes.',
    noindex: false,
    canonical: dealerRangePath,
    origin,
  };
}
