import type { Product } from '../../kernel/contract.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { type Here, isDiscontinued, productHere } from './here.ts';
import { oncePerTables, type Tables } from './tables.ts';

/** What is fitted, as opposed to what is replaced in it. */
const systems = oncePerTables('systems', ({ products }) =>
  Object.values(products).filter(({ type }) => !isPart(type)),
);

export function systemsHere(tables: Tables, here: Here): readonly Product[] {
  return systems(tables).filter(
    (product) => productHere(tables, product.code, here) && !isDiscontinued(product),
  );
}
