/** Loads the constants of search in the browser. The build imports search-data.ts before constants are generated. */
import { constants } from '#generated/constants.ts';
import { byCountry } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/records.ts';
import { fetchJson } from '../commerce/fetch-items.ts';
import type { SearchSite } from '../search/listed-items.ts';
import { searchDataUrl } from './search-data.ts';

/** Fetches the constants, trying twice. Never rejects, because the backend may answer without them. */
export async function loadSearchData(): Promise<SearchSite> {
  for (const attempt of [1, 2]) {
    try {
      return await fetchSearchData();
    } catch (error) {
      console.error(`Error in search data, attempt ${attempt}:`, error);
    }
  }
  return specifiedData();
}

async function fetchSearchData(): Promise<SearchSite> {
  const data = await fetchJson(searchDataUrl);
  if (!isSearchData(data)) throw new Error(`${searchDataUrl} doesn't contain the search constants`);
  return data;
}

const fields: readonly (keyof SearchSite)[] = [
  'countries',
  'search',
  'timing',
  'pfasArticle',
  'dealerOnlyCodes',
  'codesExcludedFromSuggestions',
];

const isSearchData = (data: unknown): data is SearchSite =>
  isRecord(data) && fields.every((field) => typeof data[field] === 'object' && data[field]);

/** The specification's constants (SPEC 6 and 9), with this page's host as backend and no PFAS article. */
function specifiedData(): SearchSite {
  const { hostname, origin } = location;
  return {
    countries: byCountry((country) => {
      const { locale, currency, gstPercent } = constants.countries[country];
      return {
        ...{ locale, currency, gstPercent },
        ...{ commerceHost: hostname, host: hostname, externalUrl: origin },
      };
    }),
    search: { limit: 7, shown: 5, pageSize: 24 },
    timing: { searchDebounceMs: 300, suggestionHideMs: 150 },
    dealerOnlyCodes: 'PR-PPP22 PR-PPP30 FILTERWALL-F5-MG FILTERWALL-F6-MG'.split(' '),
    codesExcludedFromSuggestions: [
      ...'13 13AMC 6 7 7AMC 8 9 9AMC'.split(' ').map((size) => `HYBRID-E${size}-LF`),
      ...[6, 7, 8, 9, 13].map((size) => `HR-EI${size}`),
    ],
  };
}
