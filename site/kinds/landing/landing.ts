/** The landing page of a range that has ranges below it. */
import type { Category, Country } from '../../../kernel/contract.ts';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import type { TreatmentStep } from '../../components/Treatment/Treatment.tsx';
import { categorySummaries } from '../../tables/category-summary.ts';
import { summariesOf } from '../../tables/product-summary.ts';
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
    products: summariesOf(tables, category.items, here),
    treatment: category.audience === 'Consumer' ? treatmentOf(tables, category.source) : [],
  };
}

/** The kinds of treatment that are used for what a water may bring, in the order of the table. */
function treatmentOf(tables: Tables, source: WaterSource | undefined): readonly TreatmentStep[] {
  if (source === undefined) return [];
  const found = tables.contaminants.filter(({ sources }) => sources.includes(source));
  return tables.technologies.flatMap((technology) => {
    const against = found.filter(({ technologies }) => technologies.includes(technology.id));
    return against.length > 0 ? [{ ...technology, against: against.map(({ name }) => name) }] : [];
  });
}

export const landing = categoryKind(Landing, landingProps, { script: 'product-filter' });
