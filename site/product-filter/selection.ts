/** A visitor's filters and sorting, as the page's address holds them. */
import { slugOf } from '../tool-kit/narrow.ts';
import type { Facet, FacetId } from './list-facets.ts';

export type Sort = 'listed' | 'price' | 'price-down' | 'flow' | 'code';
export type Selection = {
  /** Slugs of custitem_application; empty for all. */
  readonly applications: readonly string[];
  readonly choices: Readonly<Partial<Record<FacetId, string>>>;
  readonly sort: Sort;
};

export const noSelection: Selection = { applications: [], choices: {}, sort: 'listed' };

/** SPEC 2 names the parameter. */
export const applicationParameter = 'custitem_application';

export const sorts: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'listed', label: 'Featured' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'flow', label: 'Flow rate, high to low' },
  { value: 'code', label: 'Code' },
];

/**
 * Reads an address. Several applications are separated by ";", in any case, with or without dashes. Parameters
 * that the page has no filter for, and invalid values, are ignored.
 */
export function readSelection(params: URLSearchParams, facets: readonly Facet[]): Selection {
  const choices: Partial<Record<FacetId, string>> = {};
  for (const { id, isValue } of facets) {
    const value = params.get(id)?.trim().toLowerCase() ?? '';
    if (isValue(value)) choices[id] = value;
  }
  const sort = params.get('sort');
  return {
    applications: (params.get(applicationParameter) ?? '')
      .split(';')
      .map(slugOf)
      .filter((value) => value !== ''),
    choices,
    sort: sorts.find(({ value }) => value === sort)?.value ?? 'listed',
  };
}

/** Returns the address with one parameter changed. An empty value or "listed" removes it. Others stay. */
export function writeParameter(
  params: URLSearchParams,
  name: string,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '' || (name === 'sort' && value === 'listed')) next.delete(name);
  else next.set(name, value);
  return next;
}

/** Returns the address without filters, in the chosen order. */
export function clearFilters(params: URLSearchParams, facets: readonly Facet[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [applicationParameter, ...facets.map(({ id }) => id)]) next.delete(name);
  return next;
}

export const countFilters = ({ applications, choices }: Selection): number =>
  Object.keys(choices).length + (applications.length > 0 ? 1 : 0);
