/** Groups a range's products by application, if it has several. */
import type { Category, Country } from '../../../kernel/entry-types.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import type { ProductSummary } from '../../components/ProductCard/ProductCard.tsx';
import { pricedFirst, summariesOf } from '../../lookups/product-summary.ts';
import { marketOf } from '../page-props.ts';

/** The products of one custitem_application value (RTE-13, RTE-17). */
export type ApplicationGroup = {
  /** The fragment: "boiling-and-ambient". */
  readonly id: string;
  readonly heading: string;
  /** The backend's value. Absent for products without one. */
  readonly application?: string;
  readonly products: readonly ProductSummary[];
  /** Codes that another group already lists. Shown only if this group is filtered for. */
  readonly again: readonly string[];
};
export const ownOf = ({ products, again }: ApplicationGroup): readonly ProductSummary[] =>
  products.filter(({ code }) => !again.includes(code));

/** Groups listed products by application, in the catalogue's order. Products without one come last (RTE-13, RTE-17). */
export function applicationGroups(
  tables: Tables,
  category: Category,
  products: readonly ProductSummary[],
): readonly ApplicationGroup[] {
  // In the product's own order. Before filtering, the product is in its first group.
  const applicationsOf = (code: string) =>
    (tables.products[code]?.applications ?? []).flatMap(
      (value) =>
        category.applications.find((each) => each.toLowerCase() === value.toLowerCase()) ?? [],
    );
  const groups = category.applications.map((application) => {
    const taken = products.filter(({ code }) => applicationsOf(code).includes(application));
    const again = taken.filter(({ code }) => applicationsOf(code)[0] !== application);
    return {
      id: slugify(application),
      heading: application,
      application,
      products: taken,
      again: again.map(({ code }) => code),
    };
  });
  const rest = products.filter(({ code }) => applicationsOf(code).length === 0);
  return [
    ...groups.filter((group) => group.products.length > 0),
    ...(rest.length > 0 ? [{ id: 'other', heading: 'Other', products: rest, again: [] }] : []),
  ];
}

/** In the page's order, each once. */
export function listedProducts(
  tables: Tables,
  category: Category,
  country: Country,
): readonly ProductSummary[] {
  const listed = pricedFirst(summariesOf(tables, category.items, marketOf(category, country)));
  return category.applications.length > 0
    ? applicationGroups(tables, category, listed).flatMap(ownOf)
    : listed;
}
