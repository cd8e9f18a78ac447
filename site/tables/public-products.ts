/** Selects the products and prices that tools may show in a country. */

import type { Country, Product } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { isDiscontinued, memoizeHere, priceHere, productHere } from './here.ts';

/** Products sold in the country and not for dealers only, because the tools are on public pages. */
export const publicProducts: (tables: Tables, country: Country) => readonly Product[] = memoize(
  (tables: Tables, country: Country) =>
    Object.values(tables.products).filter(({ code }) => isPublic(tables, code, country)),
);

export const isPublic = (tables: Tables, code: string, country: Country): boolean =>
  productHere(tables, code, { country, dealers: false }) !== undefined;

/** Cents with GST, for spreading into a record. Empty if the product has no price. */
export function priceForAll(tables: Tables, code: string, country: Country): { price?: number } {
  const price = priceHere(tables, code, country);
  return price.kind === 'priced' ? { price: price.incGstCents } : {};
}

/** The product's first own picture. Drawn pictures aren't needed here, because their address follows from the code. */
export function ownPicture({ images: [first] }: Product): {
  image?: { source: string; width: number; height: number };
} {
  if (!first) return {};
  const { source, width, height } = first;
  return { image: { source, width, height } };
}

/** Products other than parts. */
const systems = memoize(({ products }: Tables) =>
  Object.values(products).filter(({ type }) => !isPart(type)),
);

export const systemsHere = memoizeHere((tables, here): readonly Product[] =>
  systems(tables).filter(
    (product) => productHere(tables, product.code, here) && !isDiscontinued(product),
  ),
);
