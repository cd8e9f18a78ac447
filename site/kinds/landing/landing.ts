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
  return {
    ...categoryProps(tables, category, country),
    categories: categorySummaries(tables, category.categories, here),
    flows: flowsHere(tables, category, country),
    products: pricedFirst(summariesOf(tables, category.items, here)),
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
