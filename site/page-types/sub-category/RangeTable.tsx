/** A range of parts as a table, with a column for each fact that differs between them. */
import type { ReactElement } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { isPart } from '../../../kernel/vocabulary.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { CodeTable } from '../../components/CodeTable/CodeTable.tsx';
import { CompareTick } from '../../components/CompareTick/CompareTick.tsx';
import { ProductPrice } from '../../components/Price/Price.tsx';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { specificationValue } from '../../components/SpecificationTable/group-specifications.ts';
import { TableFrame } from '../../components/TableFrame/TableFrame.tsx';
import { minToFilter } from '../../product-filter/list-facets.ts';
import { factAttributes, factValue, type RangeColumn } from '../../product-filter/product-facts.ts';
import { directionsOf } from '../../product-filter/selection.ts';

/** You don't choose a part by the room around it. */
const neverColumns = new Set(['serviceSpace', 'serviceSide']);

/** Returns the columns of a range's table: facts that half of the products state and that differ. None for systems. */
export function rangeColumns(
  tables: Tables,
  products: readonly ProductSummary[],
): readonly RangeColumn[] {
  const items = products.flatMap(({ code }) => tables.products[code] ?? []);
  const isRangeOfParts = items.every(({ type }) => isPart(type) || type === 'irrigation filter');
  if (!isRangeOfParts || items.length < minToFilter) return [];
  return tables.specifications.flatMap(({ id, label, unit, type }) => {
    const values = items.flatMap(
      ({ specifications }) => specifications.find((fact) => fact.id === id)?.value ?? [],
    );
    const divides = values.length * 2 >= items.length && new Set(values).size > 1;
    if (!divides || neverColumns.has(id)) return [];
    return { id, label, isNumber: type === 'number', ...(unit !== undefined && { unit }) };
  });
}

/** Adds the columns' values to the facts that the filter and the table read. */
export function withColumns(
  tables: Tables,
  product: ProductSummary,
  columns: readonly RangeColumn[],
): ProductSummary {
  const { filter, code } = product;
  if (!filter || columns.length === 0) return product;
  const stated = Object.fromEntries(
    (tables.products[code]?.specifications ?? [])
      .filter(({ id }) => columns.some((column) => column.id === id))
      .filter(({ id }) => factValue(filter, id) === undefined)
      .map(({ id, value }) => [id, value]),
  );
  return { ...product, filter: { ...filter, stated } };
}

type RangeTableProps = {
  readonly caption: string;
  readonly columns: readonly RangeColumn[];
  readonly products: readonly ProductSummary[];
  readonly country: Country;
  /** Codes of products that another table on the page already shows. */
  readonly again?: readonly string[];
};

export function RangeTable(props: RangeTableProps): ReactElement {
  const { caption, columns, products, country, again = [] } = props;
  return (
    <TableFrame label={caption}>
      <CodeTable
        caption={caption}
        columns={[
          { id: 'code', label: 'Code', sort: directionsOf('code') },
          { id: 'name', label: 'Product', isClear: true },
          ...columns.map((column) => ({ ...column, sort: directionsOf(column.id) })),
          {
            ...{ id: 'price', label: 'Price', isNumber: true, isClear: true },
            sort: directionsOf('price'),
          },
          { id: 'compare', label: 'Compare', isClear: true },
        ]}
        rows={products.map((product) => ({
          code: product.code,
          image: product.image,
          attributes: {
            ...(product.filter && factAttributes(product.filter)),
            ...(again.includes(product.code) && { hidden: true, 'data-again': true }),
          },
          cells: [
            <>
              {product.name} {product.discontinued && <Badge kind="discontinued" />}{' '}
              {product.dealerOnly && <Badge kind="dealer only" />}
            </>,
            ...columns.map(({ id }) => {
              const value = product.filter && factValue(product.filter, id);
              return value === undefined ? null : specificationValue(value);
            }),
            <ProductPrice key="price" product={product} country={country} />,
            product.dealerOnly || product.discontinued ? null : (
              <CompareTick key="compare" code={product.code} />
            ),
          ],
        }))}
      />
    </TableFrame>
  );
}
