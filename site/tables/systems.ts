import type { Country, Product } from '../../kernel/contract.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { type Here, isDiscontinued, productHere } from './here.ts';
import { oncePerTables, type Tables } from './tables.ts';

/** What is fitted, as opposed to what is replaced in it. */
const systems = oncePerTables('systems', ({ products }) =>
  Object.values(products).filter(({ type }) => !isPart(type)),
);

const systemsOf = oncePerTables(
  'systemsHere',
  (tables, country: Country, dealers: 'dealers' | '') =>
    systems(tables).filter(
      (product) =>
        productHere(tables, product.code, { country, dealers: dealers !== '' }) &&
        !isDiscontinued(product),
    ),
);

export const systemsHere = (tables: Tables, { country, dealers }: Here): readonly Product[] =>
  systemsOf(tables, country, dealers ? 'dealers' : '');
