/** The results page: its address, facets and paging (SPEC 2 "/search", A-63). */
import type { SearchItem } from '../../kernel/search-item.ts';
import { countValues, isAmong, narrowByFacet, spellings } from '../toolkit/narrow.ts';
import { cleanKeywords } from './keywords.ts';
import { hasDigit, plainCode } from './plain-code.ts';
import { filterForResults, listItem, type SearchContext } from './visible-items.ts';

export type SearchState = {
  /** Cleaned. Empty if the page should ask for keywords. */
  readonly keywords: string;
  /** From 1. Paging limits a number beyond the last page. */
  readonly page: number;
  readonly facets: FacetChoice;
};

export type Results = ReturnType<typeof buildResults>;
export type Paging = Results['paging'];

/**
 * Builds the page that `state` requests, or the last one, by the rules of suggestions without A-44. The item whose code
 * was typed comes first, wherever a backend ranks it, and items that are never suggested come last.
 */
export function buildResults(
  items: readonly SearchItem[],
  state: SearchState,
  context: SearchContext,
  pageSize: number,
) {
  const typed = plainCode(state.keywords);
  const isTyped = ({ code }: SearchItem) => Number(plainCode(code) === typed);
  // "E8-LF" and "HYBRID-E8" ask for HYBRID-E8-LF, and "HYBRID-G7-LF" for any with that ending.
  const [ending = typed] = /-[a-z]{2,}$/i.exec(state.keywords) ?? [];
  const isAsked = (code: string) =>
    hasDigit(typed) &&
    (plainCode(code).includes(typed) || code.toLowerCase().endsWith(ending.toLowerCase()));
  const isExcluded = ({ code }: SearchItem) =>
    Number(context.codesExcludedFromSuggestions.includes(code) && !isAsked(code));
  const kept = filterForResults(items, context).toSorted(
    (a, b) => isTyped(b) - isTyped(a) || isExcluded(a) - isExcluded(b),
  );
  const narrowed = narrowByFacet(kept, facets, state.facets);
  const { shown, paging } = pageOf(narrowed, state.page, pageSize);
  return {
    items: shown.map((item) => listItem(item, state.keywords, context)),
    paging,
    facets: listFacets(kept, state.facets),
    // 0 means that nothing matches the keywords.
    matches: kept.length,
  };
}

function pageOf(items: readonly SearchItem[], requested: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(Math.max(1, requested), pageCount);
  const start = (page - 1) * pageSize;
  const shown = items.slice(start, start + pageSize);
  const paging = {
    page,
    pageCount,
    total: items.length,
    // Positions of the first and last item shown, from 1. Both are 0 if nothing was found.
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
  };
  return { shown, paging };
}

export type ResultFacetId = 'application' | 'type';

export type FacetChoice = Readonly<Record<ResultFacetId, readonly string[]>>;
export const noFacets: FacetChoice = { application: [], type: [] };

const valuesOf: Readonly<Record<ResultFacetId, (item: SearchItem) => readonly string[]>> = {
  application: ({ applications }) => applications,
  type: ({ kind }) => (kind === '' ? [] : [kind]),
};
export const facetIds = ['type', 'application'] as const satisfies readonly ResultFacetId[];
const facets = facetIds.map((id) => ({
  id,
  valuesOf: valuesOf[id],
  accepts: (item: SearchItem, value: string) => isAmong(valuesOf[id](item), value),
}));

/** Returns the facets worth showing: with at least two values, or a chosen one. */
export function listFacets(items: readonly SearchItem[], choice: FacetChoice) {
  return facets
    .map((facet) => {
      const open = narrowByFacet(items, facets, choice, facet.id);
      const counts = countValues(open, facet, spellings(open.flatMap(facet.valuesOf)));
      const values = [...counts].map(([value, count]) => ({
        value,
        // How many items it would leave, given the choice in the other facet.
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

// SPEC 2's name for the application filter of category pages.
const parameterOf: Readonly<Record<ResultFacetId, string>> = {
  application: 'custitem_application',
  type: 'type',
};
const maxChosen = 20;

/** Reads `location.search`. Never fails: a malformed "%" stays text, and invalid values are left out. */
export function readSearchAddress(search: string): SearchState {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('page') ?? '';
  return {
    keywords: cleanKeywords(parameters.get('keywords') ?? ''),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    facets: {
      application: readFacet(parameters, 'application'),
      type: readFacet(parameters, 'type'),
    },
  };
}

/** Returns a state's address, without values at their default. */
export function buildSearchAddress({ keywords, page, facets }: SearchState): string {
  const parameters = new URLSearchParams();
  const clean = cleanKeywords(keywords);
  if (clean !== '') parameters.append('keywords', clean);
  for (const id of facetIds) {
    for (const value of facets[id]) parameters.append(parameterOf[id], value);
  }
  if (page > 1) parameters.append('page', String(page));
  const query = parameters.toString();
  return query === '' ? '/search' : `/search?${query}`;
}

function readFacet(parameters: URLSearchParams, id: ResultFacetId): readonly string[] {
  const values = parameters.getAll(parameterOf[id]).map(cleanKeywords).filter(Boolean);
  return [...new Set(values)].slice(0, maxChosen);
}
