/** The search of one visit, put together from the site's constants: for the box and for /search. */

import type { Audience, ByCountry, Country, CountrySite, Site } from '../../kernel/contract.ts';
import type { FetchFunction } from '../commerce/fetch-items.ts';
import { hasItemSearch, searchItems } from '../commerce/item-search.ts';
import type { RawItem } from '../commerce/raw-item.ts';
import { createSearchLog } from '../commerce/search-log.ts';
import { createSiteIndexSearch } from './load-site-index.ts';
import { resultsLimit } from './results-rules.ts';
import { createSearchSession, type SearchBackend, type SearchSession } from './search-session.ts';
import { buildSuggestions, type SuggestionContext } from './suggestion-rules.ts';

/** The part of the site's constants that search needs; small enough to stand in a page's data. */
export type SearchSite = Pick<
  Site,
  'search' | 'pfasArticle' | 'dealerOnlyCodes' | 'codesExcludedFromSuggestions'
> & {
  readonly countries: ByCountry<Pick<CountrySite, 'locale' | 'currency' | 'commerceHost'>>;
  readonly timing: Pick<Site['timing'], 'searchDebounceMs' | 'suggestionHideMs'>;
  readonly backends: Pick<Site['backends'], 'itemSearch' | 'api' | 'timeoutMs'>;
};

export type SearchVisit = {
  readonly site: SearchSite;
  readonly country: Country;
  readonly audience: Audience;
  readonly isLoggedIn: boolean;
  /** From the build's environment; without it no search is logged. */
  readonly logKey?: string;
  readonly placeholderImage?: string;
  readonly fetch?: FetchFunction;
};

/** What the rules of suggestions and of results know of the visit. */
export function searchContext(visit: SearchVisit): SuggestionContext {
  const { site, country, audience, isLoggedIn, placeholderImage = '' } = visit;
  return {
    country,
    audience,
    isLoggedIn,
    placeholderImage,
    money: site.countries[country],
    dealerOnlyCodes: site.dealerOnlyCodes,
    codesExcludedFromSuggestions: site.codesExcludedFromSuggestions,
    shown: site.search.shown,
    pfasArticle: { title: site.pfasArticle.title, url: site.pfasArticle.path },
  };
}

export type SiteSearch = {
  /** The search box. */
  readonly session: SearchSession;
  /** Loads the site's index ahead, where it is the search; when something is first typed. */
  readonly prepare: () => void;
  /** The results page. */
  readonly find: (query: string, signal?: AbortSignal) => Promise<FoundItems>;
};
export type FoundItems = {
  /** "nobody": both failed, and the page says so plainly. */
  readonly answeredBy: 'item search' | 'site index' | 'nobody';
  /** The item search had failed: an empty list is then not said to be all there is. */
  readonly hasFailed: boolean;
  readonly items: readonly RawItem[];
};

/** The search of this visit. Nothing is requested until something is typed, found or prepared. */
export function createSiteSearch(visit: SearchVisit): SiteSearch {
  const { site, country, fetch } = visit;
  const context = searchContext(visit);
  const given = fetch && { fetch };
  const index = createSiteIndexSearch({ country, timeoutMs: site.backends.timeoutMs, ...given });
  const log = createSearchLog({ api: site.backends.api, key: visit.logKey, country, ...given });
  const askBackend = (limit: number): SearchBackend | undefined =>
    hasItemSearch(site) ? (query, signal) => searchItems(query, visit, signal, limit) : undefined;
  const backend = askBackend(site.search.limit);

  return {
    session: createSearchSession({
      siteIndex: index.search,
      buildSuggestions: (query, items) => buildSuggestions(query, items, context),
      onCompleted: (query) => void log.record(query),
      timing: site.timing,
      ...(backend && { backend }),
    }),
    prepare: () => {
      if (!backend) index.prepare();
    },
    find: (query, signal = new AbortController().signal) =>
      findItems(query, signal, askBackend(resultsLimit), index.search),
  };
}

/** Rejects only where `signal` was aborted; failures are logged and answered. */
async function findItems(
  query: string,
  signal: AbortSignal,
  backend: SearchBackend | undefined,
  siteIndex: SearchBackend,
): Promise<FoundItems> {
  if (backend) {
    try {
      const items = await backend(query, signal);
      return { answeredBy: 'item search', hasFailed: false, items };
    } catch (error) {
      signal.throwIfAborted();
      console.error('Error in item search:', error);
    }
  }
  const hasFailed = backend !== undefined;
  try {
    return { answeredBy: 'site index', hasFailed, items: await siteIndex(query, signal) };
  } catch (error) {
    signal.throwIfAborted();
    console.error('Error in site search:', error);
    return { answeredBy: 'nobody', hasFailed: true, items: [] };
  }
}
