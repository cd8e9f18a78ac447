/** Narrowing the results by application and by type, where the items tell them. */
import type { SearchItem } from '../../kernel/search-item.ts';

export type FacetId = 'application' | 'type';
export const facetIds: readonly FacetId[] = ['application', 'type'];

/** What the visitor has chosen: several values of one facet widen, two facets narrow. */
export type FacetChoice = Readonly<Record<FacetId, readonly string[]>>;
export const noFacets: FacetChoice = { application: [], type: [] };

export type FacetValue = {
  readonly value: string;
  /** How many of the items it would leave, under the choice in the other facet. */
  readonly count: number;
  readonly isChosen: boolean;
};
export type Facet = { readonly id: FacetId; readonly values: readonly FacetValue[] };

/** The values of a facet; an item without the fact has none. */
export function facetValues(item: SearchItem, id: FacetId): readonly string[] {
  if (id === 'application') return item.applications;
  return item.kind === '' ? [] : [item.kind];
}

/** "Sparkling, Chilled and Ambient" and "sparkling-chilled-and-ambient" are one value. */
export function facetKey(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The items that the choice leaves. */
export function narrow(items: readonly SearchItem[], choice: FacetChoice): readonly SearchItem[] {
  return facetIds.reduce((left, id) => narrowBy(left, id, choice[id]), items);
}

/** The facets worth showing: those with at least two values, or with one that is chosen. */
export function listFacets(items: readonly SearchItem[], choice: FacetChoice): readonly Facet[] {
  return facetIds
    .map((id) => ({
      id,
      values: countValues(narrow(items, { ...choice, [id]: [] }), id, choice[id]),
    }))
    .filter(({ values }) => values.length > 1 || values.some((value) => value.isChosen));
}

function narrowBy(
  items: readonly SearchItem[],
  id: FacetId,
  chosen: readonly string[],
): readonly SearchItem[] {
  const keys = new Set(chosen.map(facetKey));
  if (keys.size === 0) return items;
  return items.filter((item) => facetValues(item, id).some((value) => keys.has(facetKey(value))));
}

function countValues(
  items: readonly SearchItem[],
  id: FacetId,
  chosen: readonly string[],
): readonly FacetValue[] {
  const chosenKeys = new Set(chosen.map(facetKey));
  const found = new Map<string, FacetValue>();
  for (const item of items) {
    const byKey = new Map(facetValues(item, id).map((value) => [facetKey(value), value]));
    for (const [key, value] of byKey) {
      const before = found.get(key);
      found.set(key, {
        value: before?.value ?? value,
        count: (before?.count ?? 0) + 1,
        isChosen: chosenKeys.has(key),
      });
    }
  }
  return [...found.values()].sort((a, b) => a.value.localeCompare(b.value, 'en'));
}
