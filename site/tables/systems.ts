import type { Product } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { isDiscontinued, memoizeHere, productHere } from './here.ts';
import type { Tables } from './tables.ts';

/** What is fitted, as opposed to what is replaced in it. */
const systems = memoize(({ products }: Tables) =>
  Object.values(products).filter(({ type }) => !isPart(type)),
);

export const systemsHere = memoizeHere((tables, here): readonly Product[] =>
  systems(tables).filter(
    (product) => productHere(tables, product.code, here) && !isDiscontinued(product),
  ),
);
