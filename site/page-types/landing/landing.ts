import type { Category, Country } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import type { FlowShown } from '../../components/Flows/Flows.tsx';
import { categorySummaries, codesOf } from '../../tables/category-summary.ts';
import { isReachableIn } from '../../tables/market.ts';
import { pricedFirst, summariesOf, summaryOf } from '../../tables/product-summary.ts';
import { categoryProps } from '../category-props.ts';
import { marketOf } from '../page-props.ts';
import { categoryPageType } from '../page-type.tsx';
import { Landing, type LandingProps } from './Landing.tsx';

/** Shows ranges as tiles with the products that are in none, or, in Layout Items, their products (ENT-01). */
export function landingProps(tables: Tables, category: Category, country: Country): LandingProps {
  const here = marketOf(category, country);
  const categories = categorySummaries(tables, category.categories, here);
  // A single range shows its products, as there's nothing to choose between.
  const [sole] = categories.length === 1 ? categories : [];
  const asItems = category.layout === 'Layout Items' && !sole;
  const items = sole || asItems ? codesOf(tables, category) : category.items;
  return {
    ...categoryProps(tables, category, country),
    categories: sole || asItems ? [] : categories,
    ranges: asItems ? categories : [],
    ...(sole && { all: sole }),
    flows: flowsHere(tables, category, country),
    products: pricedFirst(summariesOf(tables, items, here)),
  };
}

/** The flows whose range this country has, with pictures of products sold here. */
function flowsHere(tables: Tables, category: Category, country: Country): readonly FlowShown[] {
  const here = marketOf(category, country);
  return category.flows
    .filter(({ url }) => url === undefined || isReachableIn(tables, url, country))
    .map((flow) => ({
      ...flow,
      steps: flow.steps.map(({ label, text, product }) => {
        const image = product === undefined ? undefined : summaryOf(tables, product, here)?.image;
        return { label, text, ...(image && { image }) };
      }),
    }));
}

export const landing = categoryPageType(Landing, landingProps, { script: 'product-filter' });
