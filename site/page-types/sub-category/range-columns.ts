/** Decides whether a range is a table, and its columns. */
import type { SpecificationName } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { isPart } from '../../../kernel/vocabulary.ts';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { minToFilter } from '../../product-filter/list-facets.ts';

/** You don't choose a part by the room around it. */
const neverColumns = new Set(['serviceSpace', 'serviceSide']);

/** Returns facts that half of the products state and that differ. None unless all products are parts. */
export function rangeColumns(
  tables: Tables,
  products: readonly ProductSummary[],
): readonly SpecificationName[] {
  const items = products.flatMap(({ code }) => tables.products[code] ?? []);
  const isTable = items.every(({ type }) => isPart(type) || type === 'irrigation filter');
  if (!isTable || items.length < minToFilter) return [];
  return tables.specifications.filter(({ id }) => {
    const values = items.flatMap(
      ({ specifications }) => specifications.find((fact) => fact.id === id)?.value ?? [],
    );
    const divides = values.length * 2 >= items.length && new Set(values).size > 1;
    return divides && !neverColumns.has(id);
  });
}

/** Adds the columns' values to the facts that the filter and the table read. */
export function withColumns(
  tables: Tables,
  product: ProductSummary,
  columns: readonly SpecificationName[],
): ProductSummary {
  const { filter, code } = product;
  if (!filter || columns.length === 0) return product;
  const stated = (tables.products[code]?.specifications ?? [])
    .filter(({ id }) => columns.some((column) => column.id === id))
    .map(({ id, value }) => [id, value]);
  return { ...product, filter: { ...filter, stated: Object.fromEntries(stated) } };
}
