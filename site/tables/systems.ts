import type { Product, ProductType } from '../../kernel/contract.ts';
import { type Here, isDiscontinued, productHere } from './here.ts';
import { oncePerTables, type Tables } from './tables.ts';

const parts: ReadonlySet<ProductType> = new Set<ProductType>([
  'cartridge',
  'inline cartridge',
  'uv lamp',
  'housing',
  'fitting',
  'kit',
  'media',
  'test kit',
  'spare',
]);
/** What is fitted, as opposed to what is replaced in it. */
const systems = oncePerTables(({ products }) =>
  Object.values(products).filter(({ type }) => !parts.has(type)),
);

export function systemsHere(tables: Tables, here: Here): readonly Product[] {
  return systems(tables).filter(
    (product) => productHere(tables, product.code, here) && !isDiscontinued(product),
  );
}
