/** Shaped documents → Catalogue. The only place that builds one. */
import type { Catalogue, Category, Page } from './catalogue.ts';
import type { Shaped } from './check-shape.ts';
import type { Country, NavigationType } from './files/shared.ts';
import type { Kind } from './read/document.ts';
import { resolveCategories } from './resolve/categories.ts';
import { resolveDealerRange } from './resolve/dealer-range.ts';
import { resolveMenus } from './resolve/menus.ts';
import { resolvePages } from './resolve/pages.ts';
import { resolveProducts } from './resolve/products.ts';
import { resolveRoutes } from './resolve/routes.ts';

/** In place of a promotion that is missing or misshapen, so that the rest is checked all the same. */
const noPromotion = { text: '', link: '/', linkLabel: '' };

export type ImageSizes = Catalogue['imageSizes'];
export type Resolved = {
  readonly catalogue: Catalogue;
  /** Categories and pages including those whose address another one has already taken. */
  readonly allCategories: readonly Category[];
  readonly allPages: readonly Page[];
};

/**
 * `undefined` where site.yaml is missing or misshapen, which everything depends on; its
 * own problem has been reported. Other files may be missing: what can be joined is joined.
 */
export function resolveCatalogue(
  shaped: readonly Shaped[],
  imageSizes: ImageSizes,
): Resolved | undefined {
  const of = <K extends Kind>(kind: K) =>
    shaped.filter((entry): entry is Shaped<K> => entry.kind === kind);
  const promotion = (name: string) =>
    of('promotion').find(({ document }) => document.name === name)?.value;
  const site = of('site')[0]?.value;
  if (!site) return undefined;
  const banner = promotion('banner') ?? noPromotion;
  const summerSpecial = promotion('summer-special') ?? noPromotion;

  const { categories, all: allCategories } = resolveCategories(of('category'));
  const products = resolveProducts(of('product'), categories, site);
  const { pages, all: allPages } = resolvePages(of('page'));
  const dealerRange = resolveDealerRange(of('dealer-range'), products, site);
  const dealerOrigin = dealerRange[0]?.origin;
  const routes = resolveRoutes({
    categories: allCategories,
    products,
    pages: allPages,
    dealerRange,
    dealerOrigin: dealerOrigin && { document: dealerOrigin.document, path: [] },
  });
  const countriesOf = new Map(routes.map((route) => [route.path, route.countries]));
  const leadsSomewhere = (url: string, country: Country) =>
    countriesOf.get(url.replace(/[?#].*$/, ''))?.includes(country) ?? false;
  const menus = resolveMenus(of('menu'), { site, categories, dealerRange, leadsSomewhere });
  const byId = <T extends { readonly id: string }>(entries: readonly T[]) =>
    new Map(entries.map((entry) => [entry.id, entry]));
  const vocabulary = of('contaminants')[0]?.value;

  const catalogue: Catalogue = {
    site,
    products,
    categories,
    pages,
    dealerRange,
    menus,
    menuOrigins: new Map(
      of('menu').map(
        ({ document, value }) =>
          [value.audience, { document, path: [] }] as const satisfies [NavigationType, unknown],
      ),
    ),
    routes,
    redirects: of('redirects').flatMap(({ document, value }) =>
      value.redirects.map((redirect, index) => ({
        ...redirect,
        origin: { document, path: ['redirects', index] },
      })),
    ),
    featured: byId(of('featured')[0]?.value.promos ?? []),
    teasers: byId(of('teaser-prices')[0]?.value.teasers ?? []),
    facts: of('promo-facts')[0]?.value.facts ?? [],
    banner,
    summerSpecial,
    places: of('places').map(({ value }) => value),
    technologies: byId(vocabulary?.technologies ?? []),
    contaminants: byId(vocabulary?.contaminants ?? []),
    specifications: byId(of('specifications')[0]?.value.specifications ?? []),
    imageSizes,
  };
  return { catalogue, allCategories, allPages };
}
