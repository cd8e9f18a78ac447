import type { Category, Country } from '../../../kernel/contract.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { categorySummary } from '../../tables/category-summary.ts';
import type { Market } from '../../tables/market.ts';
import { pricedFirst, summariesOf } from '../../tables/product-summary.ts';
import { categoryProps } from '../category-props.ts';
import { marketOf } from '../page-props.ts';
import { categoryPageType } from '../page-type.tsx';
import { type ApplicationGroup, SubCategory, type SubCategoryProps } from './SubCategory.tsx';

/** Products by application, in the catalogue's order. Those without one come last (RTE-13, RTE-17). */
function applicationGroups(
  tables: Tables,
  category: Category,
  here: Market,
): readonly ApplicationGroup[] {
  const products = pricedFirst(summariesOf(tables, category.items, here));
  // In the product's own order. The first is its group before filtering.
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

export function subCategoryProps(
  tables: Tables,
  category: Category,
  country: Country,
): SubCategoryProps {
  const here = marketOf(category, country);
  const grouped = category.applications.length > 0;
  const image = categorySummary(tables, category.url, here)?.image;
  return {
    ...(image && { image }),
    ...categoryProps(tables, category, country),
    path: category.url,
    layout: category.layout,
    products: grouped ? [] : pricedFirst(summariesOf(tables, category.items, here)),
    groups: grouped ? applicationGroups(tables, category, here) : [],
  };
}

export const subCategory = categoryPageType(SubCategory, subCategoryProps, {
  script: 'product-filter',
});
