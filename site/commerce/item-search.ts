/** The item search of the commerce backend (SPEC 7.1). */

import { homeCountry } from '../../kernel/countries.ts';
import type { Country, CountrySite, Site } from '../../kernel/entry-types.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import type { Backends } from './backends.ts';
import { fetchItems } from './fetch-items.ts';
import { type MappingContext, mapSearchItems } from './map-item.ts';

export type ItemSearchSite = {
  readonly countries: Readonly<
    Record<Country, Pick<CountrySite, 'currency' | 'commerceHost' | 'host'>>
  >;
  readonly search: Pick<Site['search'], 'limit'>;
};
export type ItemSearchOptions = {
  readonly site: ItemSearchSite;
  readonly backends: Pick<Backends, 'itemSearch' | 'timeoutMs'>;
  readonly country: Country;
  readonly isLoggedIn: boolean;
  /** The host that serves the page. "host" in the backends depends on it (A-11b). */
  readonly hostname: string;
};

// The backend has one catalogue, filed under this country. The currency and the display flag select the market.
const backendCountry = homeCountry;

/** Whether item search is configured. Without it, the site's own index is the search. */
export function hasItemSearch({ itemSearch }: Pick<Backends, 'itemSearch'>): boolean {
  return itemSearch !== '';
}

/** Path and query of one item search, equal on every host. `query` is sent unchanged. */
export function itemSearchPath(
  query: string,
  { site, country, isLoggedIn }: Pick<ItemSearchOptions, 'site' | 'country' | 'isLoggedIn'>,
  limit: number,
): string {
  const parameters = new URLSearchParams([
    ['use_pcv', 'F'],
    ['fieldset', 'typeahead'],
    ['currency', site.countries[country].currency],
    ['country', backendCountry],
    ['language', 'en'],
    ['limit', String(limit)],
    ['q', query],
    [`custitem_display_in_${country.toLowerCase()}`, 'true'],
  ]);
  return `/api/${isLoggedIn ? 'personalized' : 'cacheable'}/items?${parameters}`;
}

/** The address of one item search. Undefined if none is configured. `limit` replaces the specification's 7. */
export function buildItemSearchUrl(
  query: string,
  options: ItemSearchOptions,
  limit: number = options.site.search.limit,
): string | undefined {
  if (!hasItemSearch(options.backends)) return undefined;
  return `${baseOf(options)}${itemSearchPath(query, options, limit)}`;
}

/** Fetches and maps items. Rejects for every other answer, without a configured search, and on abort. */
export async function searchItems(
  query: string,
  options: ItemSearchOptions,
  context: MappingContext,
  signal?: AbortSignal,
  limit?: number,
): Promise<readonly SearchItem[]> {
  const url = buildItemSearchUrl(query, options, limit);
  if (url === undefined) throw new Error('no item search is configured');
  const items = await fetchItems(url, {
    timeoutMs: options.backends.timeoutMs,
    init: sessionOf(options.isLoggedIn),
    signal,
  });
  return mapSearchItems(items, context);
}

/** A logged-in visitor's prices are personal, so they're requested with the session and never cached. */
export function sessionOf(isLoggedIn: boolean): RequestInit {
  return isLoggedIn
    ? { credentials: 'include', cache: 'no-store' }
    : { credentials: 'same-origin' };
}

/** On the main domain, "host" is the page's own host. Elsewhere it's rewritten (SRCH-26, A-11b). */
function baseOf({ site, backends, country, hostname }: ItemSearchOptions): string {
  if (backends.itemSearch !== 'host') return backends.itemSearch.replace(/\/+$/, '');
  const { host, commerceHost } = site.countries[country];
  return hostname === host ? '' : `https://${commerceHost}`;
}
