/** What the tests of this folder share: the constants of search, as a page carries them. */
import { visitor } from '../search/search-fixture.ts';
import type { SearchData } from './search-data.ts';

export const searchData: SearchData = {
  countries: {
    AU: {
      locale: 'en-AU',
      currency: 'AUD',
      gstPercent: 10,
      commerceHost: 'www.puretec.com.au',
      host: 'www.puretec.com.au',
      externalUrl: 'https://www.puretec.com.au',
    },
    NZ: {
      locale: 'en-NZ',
      currency: 'NZD',
      gstPercent: 15,
      commerceHost: 'www.puretec.co.nz',
      host: 'www.puretec.co.nz',
      externalUrl: 'https://www.puretec.co.nz',
    },
  },
  search: { limit: 7, shown: 5, pageSize: 24 },
  timing: { searchDebounceMs: 300, suggestionHideMs: 150 },
  pfasArticle: { title: 'About PFAS', path: '/blogs/pfas' },
  dealerOnlyCodes: visitor.dealerOnlyCodes,
  codesExcludedFromSuggestions: visitor.codesExcludedFromSuggestions,
};
