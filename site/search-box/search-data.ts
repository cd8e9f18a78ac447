/**
 * The site's constants that search needs, in a file that is fetched with the first search: no page
 * and no script carries them, so what changes them changes one file.
 */
import type { ByCountry, CountrySite, Site } from '../../kernel/contract.ts';
import { byCountry } from '../../kernel/countries.ts';
import { type Sections, sectionsOf } from '../../kernel/navigation.ts';
import type { SearchSite } from '../search/site-search.ts';

type SearchCountry = Pick<
  CountrySite,
  'locale' | 'currency' | 'gstPercent' | 'commerceHost' | 'host' | 'externalUrl'
>;
export type SearchData = Omit<SearchSite, 'countries'> & {
  readonly countries: ByCountry<SearchCountry>;
  readonly cookies: Pick<Site['cookies'], 'section'>;
  readonly sections: Sections;
};

export const searchDataUrl = '/search-data.json';

/** Only what search needs of the site. */
export function searchDataOf(site: Site): SearchData {
  const { search, pfasArticle, dealerOnlyCodes, codesExcludedFromSuggestions } = site;
  const { searchDebounceMs, suggestionHideMs } = site.timing;
  return {
    countries: byCountry((country) => countryOf(site.countries[country])),
    sections: sectionsOf(site.audiences),
    search,
    timing: { searchDebounceMs, suggestionHideMs },
    cookies: { section: site.cookies.section },
    pfasArticle,
    dealerOnlyCodes,
    codesExcludedFromSuggestions,
  };
}

/** It says itself how long other answers may take. */
const timeoutMs = 10_000;

/** Asks this host for the constants. Rejects where the file does not come, or is not what this build writes. */
export async function loadSearchData(): Promise<SearchData> {
  const answer = await fetch(searchDataUrl, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${searchDataUrl} answers ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isSearchData(data)) throw new Error(`${searchDataUrl} does not hold the data of search`);
  return data;
}

const fields: readonly (keyof SearchData)[] = [
  'countries',
  'search',
  'timing',
  'cookies',
  'sections',
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

function countryOf(country: CountrySite): SearchCountry {
  const { locale, currency, gstPercent, commerceHost, host, externalUrl } = country;
  return { locale, currency, gstPercent, commerceHost, host, externalUrl };
}
