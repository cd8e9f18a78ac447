/**
 * What the address of the results page says, and how it is written. The address is typed, shared
 * and mangled by people, so reading never fails.
 */
import { type FacetChoice, type FacetId, facetIds } from './facets.ts';
import { cleanKeywords } from './keywords.ts';

export type SearchState = {
  /** Clean; the empty string asks for keywords. */
  readonly keywords: string;
  /** From 1. May lie beyond the last page; paging draws it in. */
  readonly page: number;
  readonly facets: FacetChoice;
};

// SPEC 2 names the application filter of category pages so; the results page follows it.
const parameterOf: Readonly<Record<FacetId, string>> = {
  application: 'custitem_application',
  type: 'type',
};
const maxChosen = 20;

/** Reads `location.search`; a malformed "%" stays text, and what makes no sense is left out. */
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

/** The address of a state; what is at its default is left out. */
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

function readFacet(parameters: URLSearchParams, id: FacetId): readonly string[] {
  const values = parameters.getAll(parameterOf[id]).map(cleanKeywords).filter(Boolean);
  return [...new Set(values)].slice(0, maxChosen);
}
