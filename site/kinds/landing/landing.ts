/** The landing page of a range that has ranges below it. */
import type { Category, Country } from '../../../kernel/contract.ts';
import type { FlowShown } from '../../components/Flows/Flows.tsx';
import { categorySummaries } from '../../tables/category-summary.ts';
import { leadsHere } from '../../tables/here.ts';
import { pricedFirst, summariesOf, summaryOf } from '../../tables/product-summary.ts';
import type { Tables } from '../../tables/tables.ts';
import { categoryProps, hereOf } from '../category-props.ts';
import { categoryKind } from '../kind.tsx';
import { Landing, type LandingProps } from './Landing.tsx';

/** A landing page: its ranges, and the products that stand in none of them. */
export function landingProps(tables: Tables, category: Category, country: Country): LandingProps {
  const here = hereOf(category, country);
  const categories = categorySummaries(tables, category.categories, here);
  // Of a single range its products are shown: there is nothing to choose between.
  const [sole] = categories.length === 1 ? categories : [];
  const items = sole ? (tables.categories[sole.url]?.items ?? []) : category.items;
  const { promo, ...props } = categoryProps(tables, category, country);
  return {
    ...props,
    // What it leads to stands here already.
    ...(promo && promo.link !== sole?.url && { promo }),
    categories: sole ? [] : categories,
    ...(sole && { all: sole }),
    flows: flowsHere(tables, category, country),
    products: pricedFirst(summariesOf(tables, items, here)),
  };
}

/** The ways of the water that lead to a range of this country; a product is shown where it is sold. */
function flowsHere(tables: Tables, category: Category, country: Country): readonly FlowShown[] {
  const here = hereOf(category, country);
  return category.flows
    .filter(({ url }) => url === undefined || leadsHere(tables, url, country))
    .map((flow) => ({
      ...flow,
      steps: flow.steps.map(({ label, text, product }) => {
        const image = product === undefined ? undefined : summaryOf(tables, product, here)?.image;
        return { label, text, ...(image && { image }) };
      }),
    }));
}

export const landing = categoryKind(Landing, landingProps, { script: 'product-filter' });
