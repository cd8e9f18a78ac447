/** Search's constants, in their own file so that editing a product doesn't change a script. */

import { byCountry } from '../../kernel/countries.ts';
import type { Site } from '../../kernel/entry-types.ts';
import type { SearchSite } from '../search/visible-items.ts';

export const searchDataUrl = '/search-data.json';

export function searchDataOf(site: Site): SearchSite {
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
