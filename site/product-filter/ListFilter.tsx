import type { ReactNode } from 'react';
import type { SpecificationName } from '../../kernel/entry-types.ts';
import styles from './FilterBar.module.css';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { facetsOf, minToFilter } from './list-facets.ts';
import type { ProductFacts } from './product-facts.ts';

export type Filtered = Pick<FilterBarProps, 'products' | 'facets' | 'columns'>;

/** A list's filters. `always` is true if the page filters by application. `columns` are a table's. */
export function filteredBy(
  listed: readonly { readonly filter?: ProductFacts }[],
  always = false,
  columns: readonly SpecificationName[] = [],
): Filtered | undefined {
  const products = [
    ...new Map(listed.flatMap(({ filter }) => (filter ? [[filter.code, filter]] : []))).values(),
  ];
  if (products.length < minToFilter) return undefined;
  const facets = facetsOf(products);
  return always || facets.length > 0 ? { products, facets, columns } : undefined;
}

export function ListFilter({
  filtered,
  className,
  children,
}: {
  readonly filtered: Filtered | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <>
      {filtered && (
        <>
          <div data-tool="product-filter" data-answers>
            <FilterBar {...filtered} />
          </div>
          <p className={styles.late} role="status">
            The filters haven't loaded, so we're showing every product. Reload the page.
          </p>
          <noscript>
            <p className="aside">Turn on JavaScript to filter, sort and compare this list.</p>
          </noscript>
        </>
      )}
      <div
        data-filter-list
        data-columns={filtered?.columns?.length ? JSON.stringify(filtered.columns) : undefined}
        className={className}
      >
        {children}
      </div>
    </>
  );
}
