import type { ReactElement, ReactNode } from 'react';
import { FilterBar } from './FilterBar.tsx';
import { facetsOf, fewestToFilter } from './facets.ts';
import type { ProductFacts } from './product-facts.ts';

export type ListFilterProps = {
  readonly products: readonly { readonly filter?: ProductFacts }[];
  /** Of the element around the lists. */
  readonly className?: string | undefined;
  /** Whether the page filters by application anyway, and so has a bar for what it finds. */
  readonly always?: boolean;
  readonly children: ReactNode;
};

/** The facts of the products, each told once, though it may stand in several groups. */
function factsIn(products: ListFilterProps['products']): readonly ProductFacts[] {
  return [
    ...new Map(products.flatMap(({ filter }) => (filter ? [[filter.code, filter]] : []))).values(),
  ];
}

/** Whether a list has a filter bar, which then says how many products there are. */
export function hasFilterBar({
  products,
  always = false,
}: Pick<ListFilterProps, 'products' | 'always'>): boolean {
  const facts = factsIn(products);
  return facts.length >= fewestToFilter && (always || facetsOf(facts).length > 0);
}

/** Lists of products under their filters, if any fact tells the products apart. */
export function ListFilter(props: ListFilterProps): ReactElement {
  const facts = factsIn(props.products);
  return (
    <>
      {hasFilterBar(props) && (
        <div data-island="product-filter">
          <FilterBar products={facts} facets={facetsOf(facts)} />
        </div>
      )}
      <div data-filter-list className={props.className}>
        {props.children}
      </div>
    </>
  );
}
