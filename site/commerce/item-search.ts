/** The item search of the commerce backend (SPEC 7.1). */
import type { Country, CountrySite, Site } from '../../kernel/contract.ts';
import { CallFailure, type FetchFunction, fetchItems } from './fetch-items.ts';
import type { RawItem } from './raw-item.ts';

/** The constants that the call depends on. */
export type ItemSearchSite = {
  readonly countries: Readonly<Record<Country, Pick<CountrySite, 'currency' | 'commerceHost'>>>;
  readonly search: Pick<Site['search'], 'limit'>;
  readonly backends: Pick<Site['backends'], 'itemSearch' | 'timeoutMs'>;
};
export type ItemSearchOptions = {
  readonly site: ItemSearchSite;
  readonly country: Country;
  readonly isLoggedIn: boolean;
  readonly fetch?: FetchFunction;
};

// The backend knows one catalogue, filed under AU; currency and the display flag carry the
// market.
const backendCountry = 'AU';

/** Whether item search is configured; without it the site's own index is the search. */
export function hasItemSearch(site: ItemSearchSite): boolean {
  return site.backends.itemSearch !== '';
}

/**
 * The address of one item search, undefined where none is configured. `query` goes out as it is;
 * `limit` replaces the 7 of the specification where a page needs more than suggestions.
 */
export function buildItemSearchUrl(
  query: string,
  { site, country, isLoggedIn }: Omit<ItemSearchOptions, 'fetch'>,
  limit: number = site.search.limit,
): string | undefined {
  if (!hasItemSearch(site)) return undefined;
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
  const kind = isLoggedIn ? 'personalized' : 'cacheable';
  return `${baseOf(site, country)}/api/${kind}/items?${parameters}`;
}

/**
 * Asks the backend for items. Resolves with the raw items as sent; rejects with a CallFailure for
 * everything else, also for "not configured". An aborted `signal` rejects as "aborted".
 */
export async function searchItems(
  query: string,
  options: ItemSearchOptions,
  signal?: AbortSignal,
  limit?: number,
): Promise<readonly RawItem[]> {
  const url = buildItemSearchUrl(query, options, limit);
  if (url === undefined) throw new CallFailure('not configured', 'no item search is configured');
  return fetchItems(url, {
    timeoutMs: options.site.backends.timeoutMs,
    // Prices of a logged-in visitor are personal: sent with the session, kept by no cache.
    init: options.isLoggedIn
      ? { credentials: 'include', cache: 'no-store' }
      : { credentials: 'same-origin' },
    ...(options.fetch && { fetch: options.fetch }),
    ...(signal && { signal }),
  });
}

function baseOf(site: ItemSearchSite, country: Country): string {
  const { itemSearch } = site.backends;
  // On the main domain this is the site's own host, elsewhere it is the rewrite of A-11b.
  if (itemSearch === 'host') return `https://${site.countries[country].commerceHost}`;
  return itemSearch.replace(/\/+$/, '');
}
