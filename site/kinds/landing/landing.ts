/** The landing page of a range that has ranges below it. */
import type { Category, Country } from '../../../kernel/contract.ts';
import { categorySummaries } from '../../tables/category-summary.ts';
import { pricedFirst, summariesOf } from '../../tables/product-summary.ts';
import type { Tables } from '../../tables/tables.ts';
import { categoryProps, hereOf } from '../category-props.ts';
import { categoryKind } from '../kind.tsx';
import { Landing, type LandingProps } from './Landing.tsx';

/** A landing page: its ranges, and the products that stand in none of them. */
export function landingProps(tables: Tables, category: Category, country: Country): LandingProps {
  const here = hereOf(category, country);
  return {
    ...categoryProps(tables, category, country),
    categories: categorySummaries(tables, category.categories, here),
    products: pricedFirst(summariesOf(tables, category.items, here)),
  };
}

export const landing = categoryKind(Landing, landingProps, { script: 'product-filter' });
