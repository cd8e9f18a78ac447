import type { Product } from '../../kernel/contract.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { isDiscontinued, oncePerHere, productHere } from './here.ts';
import { oncePerTables } from './tables.ts';

/** What is fitted, as opposed to what is replaced in it. */
const systems = oncePerTables('systems', ({ products }) =>
  Object.values(products).filter(({ type }) => !isPart(type)),
);

export const systemsHere = oncePerHere('systemsHere', (tables, here): readonly Product[] =>
  systems(tables).filter(
    (product) => productHere(tables, product.code, here) && !isDiscontinued(product),
  ),
);
