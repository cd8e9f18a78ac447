/** Narrowing the results by application and by type, where the items tell them. */
import type { SearchItem } from '../../kernel/search-item.ts';
import { countValues, isAmong, narrow, spellings } from '../tool-kit/facets.ts';

export type FacetId = 'application' | 'type';

/** What the visitor has chosen, as the address spells it. */
export type FacetChoice = Readonly<Record<FacetId, readonly string[]>>;
export const noFacets: FacetChoice = { application: [], type: [] };

export type FacetValue = {
  readonly value: string;
  /** How many of the items it would leave, under the choice in the other facet. */
  readonly count: number;
  readonly isChosen: boolean;
};
export type Facet = { readonly id: FacetId; readonly values: readonly FacetValue[] };

/** The values of an item; one without the fact has none. */
const valuesOf: Readonly<Record<FacetId, (item: SearchItem) => readonly string[]>> = {
  application: ({ applications }) => applications,
  type: ({ kind }) => (kind === '' ? [] : [kind]),
};
export const facetIds = ['application', 'type'] as const satisfies readonly FacetId[];
const facets = facetIds.map((id) => ({
  id,
  valuesOf: valuesOf[id],
  accepts: (item: SearchItem, value: string) => isAmong(valuesOf[id](item), value),
}));

/** The items that the choice leaves. */
export const narrowItems = (items: readonly SearchItem[], choice: FacetChoice) =>
  narrow(items, facets, choice);

/** The facets worth showing: those with at least two values, or with one that is chosen. */
export function listFacets(items: readonly SearchItem[], choice: FacetChoice): readonly Facet[] {
  return facets
    .map((facet) => {
      const open = narrow(items, facets, choice, facet.id);
      const counts = countValues(open, facet, spellings(open.flatMap(facet.valuesOf)));
      const values = [...counts].map(([value, count]) => ({
        value,
        count,
        isChosen: isAmong(choice[facet.id], value),
      }));
      return {
        id: facet.id,
        values: values.sort((a, b) => a.value.localeCompare(b.value, 'en')),
      };
    })
    .filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen));
}
