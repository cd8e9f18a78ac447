/** Selects the products, prices and documents that tools and data files may show in a country. */

import { productDocuments } from '../../kernel/documents.ts';
import type { Category, Country, Product, ToolPrice } from '../../kernel/entry-types.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import {
  isDelisted,
  isDiscontinued,
  isReachableIn,
  memoizeByMarket,
  priceIn,
  productIn,
} from './in-country.ts';

/** Products sold in the country and not for dealers only, because the tools are on public pages. */
export const publicProducts: (tables: Tables, country: Country) => readonly Product[] = memoize(
  (tables: Tables, country: Country) =>
    Object.values(tables.products).filter(({ code }) => isPublic(tables, code, country)),
);

export const isPublic = (tables: Tables, code: string, country: Country): boolean =>
  productIn(tables, code, { country, dealers: false }) !== undefined;

/** Ranges that have data files (docs/data.md): each has a page, and public products as the page lists them. */
export const publicRanges: (
  tables: Tables,
  country: Country,
) => readonly { readonly range: Category; readonly products: readonly Product[] }[] = memoize(
  (tables: Tables, country: Country) => {
    const codes = new Map(publicProducts(tables, country).map((each) => [each.code, each]));
    return Object.values(tables.categories).flatMap((range) => {
      const listed = range.items.flatMap((code) => codes.get(code) ?? []);
      const products = listed.filter((product) => !isDelisted(product));
      return products.length > 0 && tables.routes[range.url] ? [{ range, products }] : [];
    });
  },
);

export function publicPrice(tables: Tables, code: string, country: Country): ToolPrice {
  const { rating, ...price } = priceIn(tables, code, country);
  return {
    ...(price.kind === 'priced' && { price: price.incGstCents }),
    ...(rating !== undefined && { rating }),
  };
}

/** The product's first own picture. A drawing isn't needed here, because its address follows from the code. */
export function ownPicture({ images: [first] }: Product): {
  image?: { source: string; width: number; height: number };
} {
  if (!first) return {};
  const { source, width, height } = first;
  return { image: { source, width, height } };
}

const systems = memoize(({ products }: Tables) =>
  Object.values(products).filter(({ type }) => !isPart(type)),
);

export const systemsIn = memoizeByMarket((tables, market): readonly Product[] =>
  systems(tables).filter(
    (product) => productIn(tables, product.code, market) && !isDiscontinued(product),
  ),
);

export const contaminantNames = memoize(
  ({ contaminants }: Tables) => new Map(contaminants.map(({ id, name }) => [id, name])),
);

export const documentsIn = (tables: Tables, product: Product, country: Country) => [
  ...productDocuments(product, country),
  ...product.documents.filter(({ url }) => isReachableIn(tables, url, country)),
];
