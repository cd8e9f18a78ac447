/** Which products the tools may know in a country, and what they may tell of their price. */

import type { Country, Product } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { isDiscontinued, memoizeHere, priceHere, productHere } from './here.ts';
import type { Tables } from './tables.ts';

/** Sold in the country, and for everybody: the tools stand on public pages. */
export const publicProducts: (tables: Tables, country: Country) => readonly Product[] = memoize(
  (tables: Tables, country: Country) =>
    Object.values(tables.products).filter(({ code }) => isPublic(tables, code, country)),
);

export const isPublic = (tables: Tables, code: string, country: Country): boolean =>
  productHere(tables, code, { country, dealers: false }) !== undefined;

/** Cents with GST, for spreading into a record: absent where the price is on request. */
export function priceForAll(tables: Tables, code: string, country: Country): { price?: number } {
  const price = priceHere(tables, code, country);
  return price.kind === 'priced' ? { price: price.incGstCents } : {};
}

/** The first picture of the product's own; the drawn one has an address that follows from the code. */
export function ownPicture({ images: [first] }: Product): {
  image?: { source: string; width: number; height: number };
} {
  if (!first) return {};
  const { source, width, height } = first;
  return { image: { source, width, height } };
}

/** Products that get installed, not the parts they take. */
const systems = memoize(({ products }: Tables) =>
  Object.values(products).filter(({ type }) => !isPart(type)),
);

export const systemsHere = memoizeHere((tables, here): readonly Product[] =>
  systems(tables).filter(
    (product) => productHere(tables, product.code, here) && !isDiscontinued(product),
  ),
);
