/** Which listed products are shown, and in which order. */
import { countValues, type FacetOf, isAmong, matches, narrowByFacet } from '../tool-kit/narrow.ts';
import { type Facet, type FacetId, facetTypes } from './list-facets.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Selection, Sort } from './selection.ts';

const facets: readonly FacetOf<ProductFacts, FacetId | 'application'>[] = [
  ...facetTypes,
  {
    id: 'application',
    // One value of custitem_application may hold several, separated by ";".
    accepts: ({ applications }, value) =>
      isAmong(
        applications.flatMap((own) => own.split(';')),
        value,
      ),
  },
];
const choiceOf = ({ applications, choices }: Selection) => ({
  ...choices,
  application: applications,
});

export const isShown = (facts: ProductFacts, selection: Selection): boolean =>
  matches(facts, facets, choiceOf(selection));

/** Counts the products that each option would leave, given the other filters. */
export function countOptions(
  products: readonly ProductFacts[],
  selection: Selection,
  facet: Facet,
): ReadonlyMap<string, number> {
  return countValues(
    narrowByFacet(products, facets, choiceOf(selection), facet.id),
    facet,
    facet.options.map(({ value }) => value),
  );
}

/** Products without the value come last in either order. Equals keep their order. */
const comparisons: Readonly<Record<Sort, (a: ProductFacts, b: ProductFacts) => number>> = {
  listed: () => 0,
  price: (a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE),
  'price-down': (a, b) => (b.price ?? -1) - (a.price ?? -1),
  flow: (a, b) => (b.flow ?? -1) - (a.flow ?? -1),
  code: (a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }),
};

/** Returns a new list in the requested order. */
export function sortBy<Thing>(
  things: readonly Thing[],
  sort: Sort,
  facts: (thing: Thing) => ProductFacts,
): readonly Thing[] {
  return [...things].sort((a, b) => comparisons[sort](facts(a), facts(b)));
}
