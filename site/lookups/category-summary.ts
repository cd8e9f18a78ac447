/** Builds the tile for a range, with its starting price. */
import type { Category, Price, Product } from '../../kernel/entry-types.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isPart, type ProductType } from '../../kernel/vocabulary.ts';
import type { CategorySummary } from '../components/Card/Card.tsx';
import {
  isDiscontinued,
  isReachableIn,
  type Market,
  memoizeByMarket,
  priceIn,
  productIn,
} from './in-country.ts';
import { categoryPicture, productPicture } from './pictures.ts';

export const codesOf = memoize((tables: Tables, url: string): readonly string[] => {
  const { items = [], categories = [] } = tables.categories[url] ?? {};
  return [...new Set([...items, ...categories.flatMap((below) => codesOf(tables, below))])];
});

type Offer = { readonly product: Product; readonly price: Extract<Price, { kind: 'priced' }> };

const lowestIn = memoizeByMarket((tables, market, url: string): Offer | undefined => {
  // The lowest price among systems, and among their parts.
  const lowest: { main?: Offer; part?: Offer } = {};
  for (const code of tables.categories[url]?.items ?? []) {
    const price = priceIn(tables, code, market.country);
    const product = tables.products[code];
    if (price.kind !== 'priced' || !product || product.dealerOnly || isDiscontinued(product))
      continue;
    const kind = isPart(product.type) ? 'part' : 'main';
    const least = lowest[kind]?.price.incGstCents ?? Number.POSITIVE_INFINITY;
    if (price.incGstCents < least && productIn(tables, code, market))
      lowest[kind] = { product, price };
  }
  return lowest.main ?? lowest.part;
});

/**
 * A range's product with the lowest price in the country. Undefined without a public price, or for a category of several
 * ranges, as FACTS L02 says. Parts count only in a range without systems: SPARQ doesn't start from a drip tray.
 */
export function lowestOffer(
  tables: Tables,
  { url, categories }: Category,
  market: Market,
): Offer | undefined {
  if (categories.length === 0) return lowestIn(tables, market, url);
  const [sole] = categories.length === 1 ? categories : [];
  const range = sole === undefined ? undefined : tables.categories[sole];
  return range && lowestOffer(tables, range, market);
}

const examplesUnder = memoizeByMarket((tables, market, url: string): readonly Product[] => {
  const first = new Map<ProductType, Product>();
  const { items = [], categories = [] } = tables.categories[url] ?? {};
  for (const code of items) {
    const product = tables.products[code];
    if (!product || first.has(product.type) || isDiscontinued(product)) continue;
    if (productIn(tables, code, market)) first.set(product.type, product);
  }
  for (const product of categories.flatMap((below) => examplesUnder(tables, market, below)))
    if (!first.has(product.type)) first.set(product.type, product);
  return [...first.values()];
});

/** The last product sold, whose drawing goes next to the first one's on a wide tile. */
const secondIn = (tables: Tables, category: Category, first: Product | undefined, market: Market) =>
  category.items
    .flatMap((code) => productIn(tables, code, market) ?? [])
    .findLast((product) => product !== first && !isDiscontinued(product));

/** Tiles for the country's ranges. Without a price, each shows a different product type. Without scenes, a product. */
export function categorySummaries(
  tables: Tables,
  urls: readonly string[],
  market: Market,
  withScenes = true,
): readonly CategorySummary[] {
  const shown = new Set<ProductType>();
  return urls.flatMap((url) => categorySummary(tables, url, market, shown, withScenes) ?? []);
}

/** Undefined without a page in the country. Adds the tile's product type to `shown`, which has the other tiles'. */
export function categorySummary(
  tables: Tables,
  url: string,
  market: Market,
  shown = new Set<ProductType>(),
  withScenes = true,
): CategorySummary | undefined {
  const category = tables.categories[url];
  if (!category || !tables.routes[url] || !isReachableIn(tables, url, market.country))
    return undefined;
  const examples = examplesUnder(tables, market, url);
  // Only consumers get a starting price, with that product's picture.
  const from = category.audience === 'Consumer' ? lowestOffer(tables, category, market) : undefined;
  const example = from?.product ?? examples.find(({ type }) => !shown.has(type)) ?? examples[0];
  const own = category.thumb ?? (withScenes ? categoryPicture(category) : undefined);
  const image = own ?? (example && productPicture(example));
  if (!own && example) shown.add(example.type);
  const second =
    category.isRectangle && !own ? secondIn(tables, category, example, market) : undefined;
  return {
    name: category.name,
    url,
    text: category.description,
    wide: category.isRectangle,
    position: category.position,
    ...(image && { image: { ...image, alt: '' } }),
    ...(second && { second: { ...productPicture(second), alt: '' } }),
    ...(category.source && { source: category.source }),
    ...(from && { from: from.price }),
  };
}
