/**
 * What the search box needs once somebody types: the session, its lists and the way out. A chunk of
 * its own, so that a visitor who only opens a menu does not pay for it.
 */

import type { Audience, Country } from '../../kernel/contract.ts';
import { isLoggedIn } from '../browser/login.ts';
import { redirect, siteOrigins } from '../browser/redirect.ts';
import { besideListed } from '../search/beside-products.ts';
import { searchPageUrl } from '../search/keywords.ts';
import type { SearchSession } from '../search/search-session.ts';
import type { SearchSnapshot } from '../search/search-snapshot.ts';
import { createSiteSearch } from '../search/site-search.ts';
import { isChoosable } from '../search/suggestion-rules.ts';
import { searchLogKey } from './log-key.ts';
import { makePagesBeside } from './pages-beside.ts';
import type { SearchData } from './search-data.ts';
import { statusText } from './status-text.ts';
import { makeSuggestionList } from './suggestion-list.ts';
import type { Entry } from './suggestion-row.ts';

export type SearchEngine = {
  readonly session: SearchSession;
  /** Loads the site's index ahead, where it is the search. */
  readonly prepare: () => void;
  /** The entries that can be chosen now. */
  readonly entriesOf: (snapshot: SearchSnapshot) => readonly Entry[];
  /** What stands beside them: the page that is called what was typed above, the others below. */
  readonly pagesOf: (snapshot: SearchSnapshot) => SearchSnapshot['pages'];
  readonly statusText: typeof statusText;
  readonly makeList: typeof makeSuggestionList;
  readonly makePages: typeof makePagesBeside;
  /** Goes to an entry, by a full page load (SPEC 7). */
  readonly choose: (entry: Entry) => void;
  /** Goes to the results of what was typed; no words go nowhere. */
  readonly seeAll: (text: string) => void;
};

/** The search of this visit; nothing is requested yet. */
export function createSearchEngine(
  site: SearchData,
  country: Country,
  audience: Audience,
): SearchEngine {
  const { session, prepare } = createSiteSearch({
    site,
    country,
    audience,
    isLoggedIn: isLoggedIn(),
    hostname: location.hostname,
    ...(searchLogKey !== undefined && { logKey: searchLogKey }),
  });
  const goTo = (url: string | undefined) => {
    if (url === undefined) return;
    session.close();
    redirect(url, {
      origin: location.origin,
      allowedOrigins: siteOrigins(site.countries),
      assign: (target) => location.assign(target),
    });
  };
  return {
    session,
    prepare,
    // A list may be older than the words in the box; all results are those of the words (SRCH-11).
    entriesOf: ({ query, suggestions }) =>
      suggestions
        .filter(isChoosable)
        .map((entry) =>
          entry.kind === 'see all' ? { ...entry, url: searchPageUrl(query) ?? entry.url } : entry,
        ),
    pagesOf: ({ query, suggestions, pages }) =>
      pages &&
      besideListed(
        query,
        pages,
        suggestions.filter((entry) => entry.kind === 'item'),
      ),
    statusText,
    makeList: makeSuggestionList,
    makePages: makePagesBeside,
    choose: (entry) => goTo(entry.url),
    seeAll: (text) => goTo(searchPageUrl(text)),
  };
}
