/** What a visitor asks of a list, as it stands in the address of the page. */
import { dashed } from '../tool-kit/dashed.ts';
import type { Facet, FacetId } from './facets.ts';

export type Sort = 'listed' | 'price' | 'price-down' | 'flow' | 'code';
export type Selection = {
  /** Values of custitem_application, dashed; empty for all. */
  readonly applications: readonly string[];
  readonly choices: Readonly<Partial<Record<FacetId, string>>>;
  readonly sort: Sort;
};

export const noSelection: Selection = { applications: [], choices: {}, sort: 'listed' };

/** SPEC 2 names the parameter. */
export const applicationParameter = 'custitem_application';

export const sorts: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'listed', label: 'As listed' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'price-down', label: 'Price, highest first' },
  { value: 'flow', label: 'Flow rate, highest first' },
  { value: 'code', label: 'Code' },
];

/**
 * Reads an address. Several applications are parted by ";", in any case, dashed or not.
 * What the page has no filter for, or what no filter understands, is left alone.
 */
export function readSelection(params: URLSearchParams, facets: readonly Facet[]): Selection {
  const choices: Partial<Record<FacetId, string>> = {};
  for (const { id, isValue } of facets) {
    const value = params.get(id)?.trim().toLowerCase() ?? '';
    if (isValue(value)) choices[id] = value;
  }
  const asked = params.get('sort');
  return {
    applications: (params.get(applicationParameter) ?? '')
      .split(';')
      .map(dashed)
      .filter((value) => value !== ''),
    choices,
    sort: sorts.find(({ value }) => value === asked)?.value ?? 'listed',
  };
}

/** The address with one thing asked otherwise; an empty value or "listed" takes it out. Other parameters stay. */
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

/** The address with nothing asked, in the order that was chosen. */
export function clearFilters(params: URLSearchParams, facets: readonly Facet[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [applicationParameter, ...facets.map(({ id }) => id)]) next.delete(name);
  return next;
}

export const countFilters = ({ applications, choices }: Selection): number =>
  Object.keys(choices).length + (applications.length > 0 ? 1 : 0);
