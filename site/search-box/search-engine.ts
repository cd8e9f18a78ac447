/** The rules and calls behind the box: what it lists, and where a choice goes. */
import type { Audience, Country } from '../../kernel/contract.ts';
import { isLoggedIn } from '../browser/login.ts';
import { redirect, siteOrigins } from '../browser/redirect.ts';
import { besideListed } from '../search/beside-products.ts';
import { cleanKeywords, searchPageUrl } from '../search/keywords.ts';
import type { SearchSession, SearchSnapshot } from '../search/search-session.ts';
import { createSiteSearch } from '../search/site-search.ts';
import { isChoosable } from '../search/suggestion-rules.ts';
import { searchLogKey } from './log-key.ts';
import type { SearchData } from './search-data.ts';
import type { Entry } from './suggestion-row.ts';

export type SearchEngine = {
  readonly session: SearchSession;
  /** Loads the site's index ahead, where it's the search. */
  readonly prepare: () => void;
  /** The entries that can be chosen now. */
  readonly entriesOf: (snapshot: SearchSnapshot) => readonly Entry[];
  /** The pages of the site below them. */
  readonly pagesOf: (snapshot: SearchSnapshot) => NonNullable<SearchSnapshot['pages']>;
  /** Goes to an entry, by a full page load (SPEC 7). */
  readonly choose: (entry: Entry) => void;
  /** Goes to the results for what was typed; without words it goes nowhere. */
  readonly seeAll: (text: string) => void;
};

/** The search of this visit. Asks for the backends and nothing else until words are typed. */
export function createSearchEngine(
  site: SearchData,
  country: Country,
  audience: Audience,
): SearchEngine {
  const { session, connect, prepare, record } = createSiteSearch({
    site,
    country,
    audience,
    isLoggedIn: isLoggedIn(),
    hostname: location.hostname,
    ...(searchLogKey !== undefined && { logKey: searchLogKey }),
  });
  connect();
  const goTo = (url: string) => {
    session.close();
    redirect(url, {
      origin: location.origin,
      allowedOrigins: siteOrigins(site.countries),
      assign: (target) => location.assign(target),
    });
  };
  const seeAll = (text: string) => {
    const url = searchPageUrl(text);
    if (url === undefined) return;
    // The page may be left before the search is completed, which logs it otherwise.
    record(cleanKeywords(text));
    goTo(url);
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
      besideListed(
        query,
        pages ?? [],
        suggestions.filter((entry) => entry.kind === 'item'),
      ),
    choose: (entry) =>
      entry.kind === 'see all' ? seeAll(session.getSnapshot().query) : goTo(entry.url),
    seeAll,
  };
}
