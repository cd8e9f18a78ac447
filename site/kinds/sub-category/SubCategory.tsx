import type { ReactElement } from 'react';
import { CompareForm } from '../../components/CompareTick/CompareTick.tsx';
import { ProductGrid, type ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { hasFilterBar, ListFilter } from '../../product-filter/ListFilter.tsx';
import {
  CategoryBanners,
  CategoryFoot,
  CategoryHead,
  type CategoryProps,
} from '../landing/Landing.tsx';
import styles from './SubCategory.module.css';

/** The products of one custitem_application value (RTE-13, RTE-17). */
export type ApplicationGroup = {
  /** The fragment: "boiling-and-ambient". */
  readonly id: string;
  readonly heading: string;
  /** The backend's value; absent for the products without one. */
  readonly application?: string;
  readonly products: readonly ProductSummary[];
};
export type SubCategoryProps = CategoryProps & {
  /** The page's own path, which the filter links lead to. */
  readonly path: string;
  /** The plain list; empty where the range is told in groups. */
  readonly products: readonly ProductSummary[];
  readonly groups: readonly ApplicationGroup[];
};

/** The address that filters by an application: the query for scripts and menus, the fragment for all. */
export function applicationUrl(path: string, application: string, id: string): string {
  return `${path}?custitem_application=${encodeURIComponent(application)}#${id}`;
}

function count(products: readonly ProductSummary[]): string {
  return products.length === 1 ? '1 product' : `${products.length} products`;
}

/** A product may stand in several groups, and is counted once. */
function countOnce(products: readonly ProductSummary[]): string {
  return count([...new Map(products.map((product) => [product.code, product])).values()]);
}

/**
 * A list of products. Where the range knows applications, the products stand in groups under
 * their headings. A filter link leads to a group's fragment, and the style sheet then shows this
 * group alone, without a script.
 */
export function SubCategory(props: SubCategoryProps): ReactElement {
  const { country, path, products, groups } = props;
  const all = groups.flatMap((group) => group.products);
  return (
    <div data-source={props.source}>
      <CategoryHead {...props} />
      <CategoryBanners banners={props.banners} />
      {groups.length === 0 ? (
        <Section id="products" heading={hasFilterBar({ products }) ? 'Products' : count(products)}>
          {products.length > 0 ? (
            <ListFilter products={products}>
              <ProductGrid products={products} country={country} filterable />
            </ListFilter>
          ) : (
            <p>
              There are no products of this range in your country at present.{' '}
              <a href="/contact-us">Ask us</a> what to use instead.
            </p>
          )}
        </Section>
      ) : (
        <Section
          id="products"
          heading={hasFilterBar({ products: all, always: true }) ? 'Products' : countOnce(all)}
          aside={
            <nav aria-label="Application" className={styles.filters} data-filter-links>
              <a href={`${path}#products`}>All</a>
              {groups.map(
                ({ application, id, heading }) =>
                  application !== undefined && (
                    <a key={id} href={applicationUrl(path, application, id)}>
                      {heading}
                    </a>
                  ),
              )}
            </nav>
          }
        >
          <ListFilter products={all} className={styles.groups} always>
            {groups.map((group) => (
              <section
                key={group.id}
                id={group.id}
                className={styles.group}
                aria-labelledby={`${group.id}-heading`}
                data-group
                data-application={group.application}
              >
                <h3 id={`${group.id}-heading`} className={styles.heading}>
                  {group.heading} <span data-count>{count(group.products)}</span>
                </h3>
                <ProductGrid products={group.products} country={country} level={4} filterable />
              </section>
            ))}
          </ListFilter>
        </Section>
      )}
      <CompareForm />
      <CategoryFoot {...props} />
    </div>
  );
}
