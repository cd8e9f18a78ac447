/** Which of the listed products are shown, and in which order. */
import { dashed } from './dashed.ts';
import { accepts, type Facet, type FacetId } from './facets.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Selection, Sort } from './selection.ts';

/** A product's own values of custitem_application may hold several, parted by ";". */
export function hasApplication(facts: ProductFacts, wanted: readonly string[]): boolean {
  return (
    wanted.length === 0 ||
    facts.applications
      .flatMap((value) => value.split(';'))
      .some((value) => wanted.includes(dashed(value)))
  );
}

/** `except` leaves one filter out: what the others leave is what its own options choose from. */
export function isShown(facts: ProductFacts, selection: Selection, except?: FacetId): boolean {
  return (
    hasApplication(facts, selection.applications) &&
    facetEntries(selection).every(([id, value]) => id === except || accepts(facts, id, value))
  );
}

function facetEntries({ choices }: Selection): readonly (readonly [FacetId, string])[] {
  const ids: readonly FacetId[] = ['source', 'type', 'flow', 'capacity', 'size', 'micron', 'price'];
  return ids.flatMap((id) => {
    const value = choices[id];
    return value === undefined ? [] : [[id, value] as const];
  });
}

/** How many products each option of a filter would leave, beside the other filters. */
export function countOptions(
  products: readonly ProductFacts[],
  selection: Selection,
  facet: Facet,
): ReadonlyMap<string, number> {
  const open = products.filter((facts) => isShown(facts, selection, facet.id));
  return new Map(
    facet.options.map(({ value }) => [
      value,
      open.filter((facts) => accepts(facts, facet.id, value)).length,
    ]),
  );
}

/** What is not stated comes last, whichever way the order runs; equals stay as listed. */
const comparisons: Readonly<Record<Sort, (a: ProductFacts, b: ProductFacts) => number>> = {
  listed: () => 0,
  price: (a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE),
  'price-down': (a, b) => (b.price ?? -1) - (a.price ?? -1),
  flow: (a, b) => (b.flow ?? -1) - (a.flow ?? -1),
  code: (a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }),
};

/** Things in the asked order; a new list. */
export function sortBy<Thing>(
  things: readonly Thing[],
  sort: Sort,
  facts: (thing: Thing) => ProductFacts,
): readonly Thing[] {
  return [...things].sort((a, b) => comparisons[sort](facts(a), facts(b)));
}
