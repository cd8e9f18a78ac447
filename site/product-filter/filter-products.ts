/** Decides which listed products are shown, and in which order. */
import { countValues, type FacetOf, isAmong, matches, narrowByFacet } from '../toolkit/narrow.ts';
import { compareValues, type Facet, type FacetId, facetTypes } from './list-facets.ts';
import { factValue, type ProductFacts } from './product-facts.ts';
import { isDescending, type Selection } from './selection.ts';

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

/** A sorted copy. Products without the value come last, and products with equal values keep their order. */
export function sortBy<Thing>(
  things: readonly Thing[],
  sort: string,
  facts: (thing: Thing) => ProductFacts,
): readonly Thing[] {
  if (sort === 'listed') return things;
  const id = sort.replace(/-(?:up|down)$/, '');
  const sign = isDescending(sort) ? -1 : 1;
  return [...things].sort((one, other) => {
    const [a, b] = [factValue(facts(one), id), factValue(facts(other), id)];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return sign * compareValues(a, b);
  });
}
