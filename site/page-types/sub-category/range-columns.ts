/** Decides whether a range is a table, and its columns. */
import type { SpecificationName } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { isPart } from '../../../kernel/vocabulary.ts';
import type { CodeTableProps } from '../../components/CodeTable/CodeTable.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { minToFilter } from '../../product-filter/list-facets.ts';

/** Columns to leave out, because no one chooses a part by the room around it or its weight. */
const neverColumns = new Set(['serviceSpace', 'serviceSide', 'weight']);

/** The number of columns that fits every window, and a wide one. */
const [keyColumns, mostColumns] = [3, 5];

/** Returns specifications that differ and that at least half of the parts have. If there are too many, drops dimensions first. Returns none for systems. */
export function rangeColumns(
  tables: Tables,
  products: readonly ProductSummary[],
): readonly (SpecificationName & Pick<CodeTableProps['columns'][number], 'isWide'>)[] {
  const items = products.flatMap(({ code }) => tables.products[code] ?? []);
  const isTable = items.every(({ type }) => isPart(type) || type === 'irrigation filter');
  if (!isTable || items.length < minToFilter) return [];
  const dividing = tables.specifications.flatMap((column) => {
    const values = items.flatMap(
      ({ specifications }) => specifications.find(({ id }) => id === column.id)?.value ?? [],
    );
    const different = new Set(values).size;
    const divides = values.length * 2 >= items.length && different > 1;
    return divides && !neverColumns.has(column.id) ? [{ column, different }] : [];
  });
  const ranked = dividing.toSorted(
    (a, b) => rankOf(a.column) - rankOf(b.column) || b.different - a.different,
  );
  return dividing.flatMap((each) => {
    const rank = ranked.indexOf(each);
    if (rank >= mostColumns) return [];
    const isKey = rank < keyColumns && each.column.id !== 'material';
    return [isKey ? each.column : { ...each.column, isWide: true }];
  });
}

const rankOf = ({ group }: SpecificationName) =>
  ['Performance', 'Installation'].includes(group) ? 0 : group === 'Dimensions' ? 2 : 1;

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
