/** Builds the tables from validated documents. Nothing else does. */

import { type ByCountry, byCountry } from '../kernel/countries.ts';
import type { RichText } from '../kernel/entry-types.ts';
import type { SiteFile } from '../kernel/generated/site.ts';
import { sectionsOf } from '../kernel/navigation.ts';
import type { Tables } from '../kernel/tables.ts';
import type { FieldPath, FileType } from './document.ts';
import type { EntryWithOrigin, Expected, Ids, Limits, WrittenEntries } from './entries.ts';
import { resolveCategories } from './resolve/categories.ts';
import { claimsByCode } from './resolve/claims.ts';
import type { Clock } from './resolve/date-ranges.ts';
import { resolveDealerRange } from './resolve/dealer-range.ts';
import { type ImageSizes, joinFields } from './resolve/joined-fields.ts';
import { keyBy } from './resolve/key-by.ts';
import { resolveMenus } from './resolve/menus.ts';
import { resolvePages } from './resolve/pages.ts';
import { activePricePath, pricesShown } from './resolve/prices.ts';
import { resolveProducts } from './resolve/products.ts';
import { teasersOf } from './resolve/promotions.ts';
import { resolveRelations } from './resolve/relations.ts';
import { resolveRoutes } from './resolve/routes.ts';
import { resolveSite } from './resolve/site.ts';
import type { Validated } from './validate/validated.ts';

export type Resolved = {
  readonly tables: Tables;
  readonly written: WrittenEntries;
  readonly ids: Ids;
  readonly siteFile: SiteFile;
  /** The instant that dated entries were resolved for. */
  readonly clock: Clock;
  /** Each product's path to its current prices, by code. */
  readonly pricePaths: ReadonlyMap<string, ByCountry<FieldPath>>;
  readonly expected: readonly Expected[];
  readonly limits: Limits;
};

export type ToResolve = {
  readonly validated: readonly Validated[];
  /** site.yaml is required. Other files may be missing. */
  readonly siteFile: SiteFile;
  readonly clock: Clock;
  readonly imageSizes: ImageSizes;
  readonly texts: ReadonlyMap<string, RichText>;
};

export function resolveCatalogue({
  validated,
  siteFile: site,
  clock,
  imageSizes,
  texts,
}: ToResolve): Resolved {
  const of = <K extends FileType>(kind: K) =>
    validated.filter((entry): entry is Validated<K> => entry.kind === kind);
  const { labelCleaning } = site;
  const sections = sectionsOf(site.audiences);
  const { technologies = [], contaminants = [] } = of('contaminants')[0]?.value ?? {};
  const { specifications: stated = [], expected = [] } = of('specifications')[0]?.value ?? {};
  // Pages don't use the limits.
  const specifications = stated.map(({ from: _from, to: _to, begins: _begins, ...name }) => name);
  const promos = of('featured')[0]?.value.promos ?? [];
  const teaserPrices = teasersOf(of('teaser-prices')[0]?.value.teasers ?? [], clock);
  const pageFiles = of('page');

  const joinedFields = joinFields(
    imageSizes,
    pageFiles.map(({ value }) => value),
    promos,
    teaserPrices,
    texts,
    clock,
  );
  const pages = resolvePages(pageFiles, joinedFields, sections);
  const categories = resolveCategories(of('category'), joinedFields, labelCleaning);
  const categoryTable = keyBy(categories.map(({ entry }) => [entry.url, entry]));
  const claims = of('claims').flatMap(({ document, value }) =>
    value.claims.map((entry, index) => ({ entry, origin: { document, path: ['claims', index] } })),
  );
  const products = resolveProducts(
    of('product'),
    Object.values(categoryTable),
    specifications,
    joinedFields,
    claimsByCode(entriesOf(claims), contaminants),
    clock,
  );
  const prices = keyBy(
    of('product').map(({ document, value }) => [document.name, pricesShown(value, site, clock)]),
  );
  const dealers = resolveDealerRange(of('dealer-range'), prices, site);
  const routes = resolveRoutes({ categories, products, pages }, prices, dealers.routes);
  const redirects = of('redirects').flatMap(({ document, value }) =>
    value.redirects.map(({ from, to }, index) => ({
      entry: { from, to },
      origin: { document, path: ['redirects', index] },
    })),
  );

  const places = of('places').flatMap(({ document, value: { type, places: entries } }) =>
    entries.map(({ name, sample = false, ...rest }, index) => ({
      entry: { name, type, ...rest, sample },
      origin: { document, path: ['places', index] },
    })),
  );
  const productTable = keyBy(products.map(({ entry }) => [entry.code, entry]));
  const tables: Omit<Tables, 'menus'> = {
    routes: keyBy(routes.map(({ entry }) => [entry.path, entry])),
    products: productTable,
    prices,
    relations: resolveRelations(Object.values(productTable), prices),
    categories: categoryTable,
    pages: keyBy(pages.map(({ entry }) => [entry.url, entry])),
    dealerRange: dealers.range,
    places: entriesOf(places),
    contaminants,
    technologies,
    specifications,
    promoFacts: of('promo-facts')[0]?.value.facts ?? [],
    teaserPrices,
    synonyms: of('synonyms')[0]?.value.synonyms ?? [],
    redirects: [
      ...entriesOf(redirects),
      ...entriesOf(products).flatMap(({ code, formerCodes }) =>
        formerCodes.map((former) => ({ from: `/${former}`, to: `/${code}` })),
      ),
    ],
    site: resolveSite(site, of('promotion'), entriesOf(products), clock),
  };
  const menus = of('menu');
  return {
    tables: { ...tables, menus: resolveMenus(menus, { site, tables }) },
    written: {
      ...{ products, categories, pages, routes, redirects, places, claims },
      menus: menus.map(({ document, value }) => ({
        entry: value.audience,
        origin: { document, path: [] },
      })),
    },
    clock,
    pricePaths: new Map(
      of('product').map(({ document, value }) => [
        document.name,
        byCountry((country) => activePricePath(value, clock, country)),
      ]),
    ),
    expected: expected.map(({ type, facts, looks = [], price = {}, ranges = {} }) => ({
      type,
      looks,
      price,
      ranges: Object.fromEntries(
        Object.entries(ranges).map(([id, [from = -Infinity, to = Infinity]]) => [id, { from, to }]),
      ),
      facts: facts.map((fact) => (typeof fact === 'string' ? [fact] : fact)),
    })),
    limits: Object.fromEntries(stated.map((entry) => [entry.id, entry])),
    ids: {
      promos: idsOf(promos),
      teasers: idsOf(teaserPrices),
      contaminants: idsOf(contaminants),
      technologies: idsOf(technologies),
    },
    siteFile: site,
  };
}

const entriesOf = <Entry>(written: readonly EntryWithOrigin<Entry>[]): readonly Entry[] =>
  written.map(({ entry }) => entry);

const idsOf = (entries: readonly { readonly id: string }[]) => new Set(entries.map(({ id }) => id));
