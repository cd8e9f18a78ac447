/**
 * The site's constants that search needs, in a file of their own: product files set the codes among them, and an
 * edit of a product must not change a script.
 */
import type { ByCountry, CountrySite, Site } from '../../kernel/contract.ts';
import { byCountry } from '../../kernel/countries.ts';
import type { SearchSite } from '../search/item-rules.ts';

type SearchCountry = Pick<
  CountrySite,
  'locale' | 'currency' | 'gstPercent' | 'commerceHost' | 'host' | 'externalUrl'
>;
export type SearchData = Omit<SearchSite, 'countries'> & {
  readonly countries: ByCountry<SearchCountry>;
};

export const searchDataUrl = '/search-data.json';
const timeoutMs = 4000;

/** The part of the site's settings that search needs. */
export function searchDataOf(site: Site): SearchData {
  const { search, pfasArticle, dealerOnlyCodes, codesExcludedFromSuggestions } = site;
  const { searchDebounceMs, suggestionHideMs } = site.timing;
  return {
    countries: byCountry((country) => {
      const { locale, currency, gstPercent, commerceHost, host, externalUrl } =
        site.countries[country];
      return { locale, currency, gstPercent, commerceHost, host, externalUrl };
    }),
    search,
    timing: { searchDebounceMs, suggestionHideMs },
    pfasArticle,
    dealerOnlyCodes,
    codesExcludedFromSuggestions,
  };
}

/**
 * Fetches the constants from this host, trying twice. Rejects when both fail: without the codes that are hidden
 * (SPEC 6), no list may be shown, and the search forms still work.
 */
export const loadSearchData = (): Promise<SearchData> =>
  fetchSearchData().catch((error: unknown) => {
    console.error('Error in search data:', error);
    return fetchSearchData();
  });

async function fetchSearchData(): Promise<SearchData> {
  const answer = await fetch(searchDataUrl, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${searchDataUrl} answers ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isSearchData(data)) throw new Error(`${searchDataUrl} doesn't hold the constants of search`);
  return data;
}

const fields: readonly (keyof SearchData)[] = [
  'countries',
  'search',
  'timing',
  'pfasArticle',
  'dealerOnlyCodes',
  'codesExcludedFromSuggestions',
];

function isSearchData(data: unknown): data is SearchData {
  if (typeof data !== 'object' || data === null) return false;
  return fields.every((field) => {
    const value: unknown = Reflect.get(data, field);
    return typeof value === 'object' && value !== null;
  });
}
