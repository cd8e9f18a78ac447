/** Reads and writes a visitor's filters and sorting, which the page's address holds. */
import type { SpecificationName } from '../../kernel/entry-types.ts';
import { isInLimits } from '../components/Field/number-field.ts';
import { slugOf } from '../toolkit/narrow.ts';
import type { Facet, FacetId } from './list-facets.ts';
import type { ProductFacts } from './product-facts.ts';

export type Selection = {
  /** Slugs of custitem_application. Empty for all. */
  readonly applications: readonly string[];
  readonly choices: Readonly<Partial<Record<FacetId, string>>>;
  readonly sort: string;
  readonly litres?: number;
};

export const noSelection: Selection = { applications: [], choices: {}, sort: 'listed' };

/** SPEC 2 names the parameter. */
export const applicationParameter = 'custitem_application';

/** A list's sort orders. A table has both directions of each column, which its heads choose too. */
export const sortsOf = (
  facets: readonly Facet[],
  columns: readonly SpecificationName[],
  products: readonly ProductFacts[] = [],
): readonly { readonly value: string; readonly label: string }[] => [
  { value: 'listed', label: 'Featured' },
  { value: 'price', label: 'Lowest price' },
  { value: 'price-down', label: 'Highest price' },
  ...(products.some(({ fiveYears }) => fiveYears !== undefined)
    ? [{ value: 'fiveYears', label: 'Five-year cost' }]
    : []),
  ...(columns.length === 0 && facets.some(({ id }) => id === 'flow')
    ? [{ value: 'flow', label: 'Highest flow' }]
    : []),
  { value: 'code', label: 'Code' },
  ...(columns.length > 0 ? [{ value: 'code-down', label: 'Code, descending' }] : []),
  ...columns.flatMap(({ id, label }) =>
    directionsOf(id).map((value) => ({
      value,
      label: `${label}, ${isDescending(value) ? 'descending' : 'ascending'}`,
    })),
  ),
];

/** A column's two directions, in the order of clicks. Flow starts with the highest, as in shared addresses. */
export const directionsOf = (id: string): readonly string[] =>
  id === 'flow' ? ['flow', 'flow-up'] : [id, `${id}-down`];

export const isDescending = (sort: string): boolean => sort === 'flow' || sort.endsWith('-down');

/** Reads an address. Ignores invalid values, and parameters that the page has no filter for. */
export function readSelection(
  params: URLSearchParams,
  facets: readonly Facet[],
  columns: readonly SpecificationName[] = [],
  products: readonly ProductFacts[] = [],
): Selection {
  const choices: Partial<Record<FacetId, string>> = {};
  for (const { id, isValue } of facets) {
    const value = params.get(id)?.trim().toLowerCase() ?? '';
    if (isValue(value)) choices[id] = value;
  }
  const sort = params.get('sort');
  const litres = Number(params.get('litres'));
  return {
    applications: (params.get(applicationParameter) ?? '')
      .split(';')
      .map(slugOf)
      .filter((value) => value !== ''),
    choices,
    sort: sortsOf(facets, columns, products).find(({ value }) => value === sort)?.value ?? 'listed',
    ...(isInLimits('day', litres) && { litres }),
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

export function clearFilters(params: URLSearchParams, facets: readonly Facet[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [applicationParameter, ...facets.map(({ id }) => id)]) next.delete(name);
  return next;
}

export const countFilters = ({ applications, choices }: Selection): number =>
  Object.keys(choices).length + (applications.length > 0 ? 1 : 0);
