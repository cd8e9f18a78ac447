/**
 * The site's constants that search needs, as they travel from the server to the browser: JSON in an
 * attribute of the page, so that no script carries them and a price edit changes no script.
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

/** Only what search needs of the site; the pages carry it. */
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

/**
 * Reads the attribute again. Undefined, with a console error, where it is not what this build
 * writes: then the form stays the plain form that it is.
 */
export function readSearchData(text: string | null | undefined): SearchData | undefined {
  try {
    const data: unknown = JSON.parse(text ?? '');
    if (isSearchData(data)) return data;
    console.error('Error in search data: a field is missing.');
  } catch (error) {
    console.error('Error in search data:', error);
  }
  return undefined;
}

/** The data of the page: of `element` or else of the first element that has it. */
export function findSearchData(element: ParentNode | Element): SearchData | undefined {
  const own = 'getAttribute' in element ? element.getAttribute('data-search') : null;
  const first = element.querySelector('[data-search]') ?? document.querySelector('[data-search]');
  return readSearchData(own ?? first?.getAttribute('data-search'));
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
