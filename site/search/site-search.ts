/** The search of one visit, put together from the site's constants: for the box and for /search. */

import type { Audience, ByCountry, Country, CountrySite, Site } from '../../kernel/contract.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import type { FoundEntry } from '../../kernel/site-entry.ts';
import { type Backends, loadBackends } from '../commerce/backends.ts';
import type { FetchFunction } from '../commerce/fetch-items.ts';
import { hasItemSearch, searchItems } from '../commerce/item-search.ts';
import { fetchLiveItem } from '../commerce/live-item.ts';
import type { CatalogueItem, MappingContext } from '../commerce/map-item.ts';
import { priceWithGst } from '../commerce/price-with-gst.ts';
import { createSearchLog, type SearchLog } from '../commerce/search-log.ts';
import { beside } from './beside-products.ts';
import { type FoundItems, findItems } from './find-items.ts';
import { keepForAdvice, keepForResults, keepForSuggestions } from './item-rules.ts';
import { indexHere, pageIndex } from './page-index.ts';
import { indexLimit, resultsLimit } from './results-rules.ts';
import { createSearchSession, type SearchSession } from './search-session.ts';
import { buildSuggestions, type SuggestionContext } from './suggestion-rules.ts';

/** The part of the site's constants that search needs. Without its constants a visit has no PFAS article. */
export type SearchSite = Pick<
  Site,
  'search' | 'dealerOnlyCodes' | 'codesExcludedFromSuggestions'
> & {
  readonly pfasArticle?: Site['pfasArticle'];
  readonly countries: ByCountry<
    Pick<CountrySite, 'locale' | 'currency' | 'commerceHost' | 'host' | 'gstPercent'>
  >;
  readonly timing: Pick<Site['timing'], 'searchDebounceMs' | 'suggestionHideMs'>;
};

export type SearchVisit = {
  readonly site: SearchSite;
  readonly country: Country;
  readonly audience: Audience;
  readonly isLoggedIn: boolean;
  /** The host that the page stands on (A-11b). */
  readonly hostname: string;
  /** From the build's environment; without it no search is logged. */
  readonly logKey?: string;
  readonly fetch?: FetchFunction;
};

/** What the rules of suggestions and of results know of the visit. */
export function searchContext(visit: SearchVisit): SuggestionContext {
  const { site, country, audience, isLoggedIn } = visit;
  return {
    audience,
    isLoggedIn,
    money: site.countries[country],
    dealerOnlyCodes: site.dealerOnlyCodes,
    codesExcludedFromSuggestions: site.codesExcludedFromSuggestions,
    shown: site.search.shown,
    pfasArticle: site.pfasArticle && {
      title: site.pfasArticle.title,
      url: site.pfasArticle.path,
    },
  };
}

export type SiteSearch = {
  /** The search box. */
  readonly session: SearchSession;
  /** Asks which backends there are, ahead of the first search. */
  readonly connect: () => void;
  /** Loads the site's index ahead where it's the search. */
  readonly prepare: () => void;
  /** Logs a search that's sent before its pause is over. */
  readonly record: (query: string) => void;
  /** The results page. Where the item search knows nothing, the site's own index may. */
  readonly find: (query: string, signal?: AbortSignal) => Promise<FoundItems>;
  /** What the site has beside products. Rejects where that cannot be had. */
  readonly findPages: (query: string, signal?: AbortSignal) => Promise<readonly FoundEntry[]>;
  /** Words that find a product, for a text that finds none. */
  readonly findNearest: (query: string, signal?: AbortSignal) => Promise<readonly string[]>;
  /** What the backend says of one item now; undefined where nobody is asked or nobody answers. */
  readonly findLive: (code: string, signal?: AbortSignal) => Promise<CatalogueItem | undefined>;
};

/** How many items each source is asked for. */
type Limits = { readonly itemSearch: number; readonly index: number };
/** The own index answers within this time, unless it is still to be fetched and built. */
const indexAnswersMs = 150;
/** More than a page of them is no help. */
const mostPages = 24;
const listed: Limits = { itemSearch: resultsLimit, index: indexLimit };

/** The search of this visit. Nothing is requested until something is typed, found or prepared. */
export function createSiteSearch(visit: SearchVisit): SiteSearch {
  const { site, country, isLoggedIn, fetch } = visit;
  const context = searchContext(visit);
  const mapping: MappingContext = {
    country,
    isLoggedIn,
    getPriceWithGST: priceWithGst(site.countries),
    placeholderImage: '',
  };
  // A worker has a network of its own.
  const index = fetch ? indexHere(fetch) : pageIndex();
  let loading: Promise<Backends> | undefined;
  /** Whether the site's own index is the search. */
  let isOwn = false;
  const loadOnce = () => {
    loading ??= loadBackends(fetch).then((backends) => {
      isOwn = !hasItemSearch(backends);
      return backends;
    });
    return loading;
  };
  let log: SearchLog | undefined;
  const record = async (query: string) => {
    const { api } = await loadOnce();
    log ??= createSearchLog({ api, key: visit.logKey, country, ...(fetch && { fetch }) });
    await log.record(query);
  };
  const ownItems = async (text: string, limit: number, signal: AbortSignal) =>
    (await index.search({ sought: 'products', text, limit }, signal)).items;
  const findPages = async (query: string, signal?: AbortSignal) => {
    try {
      const { entries } = await index.search(
        { sought: 'pages', text: query, limit: mostPages },
        signal,
      );
      return beside(query, entries, context);
    } catch (error) {
      if (!signal?.aborted) console.error('Error in pages:', error);
      throw error;
    }
  };
  const findNearest = async (query: string, signal?: AbortSignal) => {
    const asked = { sought: 'nearest words', text: query, limit: 5 } as const;
    return index.search(asked, signal).then(
      ({ words }) => keepForAdvice(words, context),
      () => [],
    );
  };
  /** Where no list may show any of what the item search answers, the own index answers. */
  const find = async (
    query: string,
    signal: AbortSignal,
    limits: Limits,
    isAnswer: (items: readonly SearchItem[]) => boolean,
  ) => {
    const backends = await loadOnce();
    let isCut = false;
    const found = await findItems(query, signal, {
      siteIndex: (words, ending) => ownItems(words, limits.index, ending),
      itemSearch: hasItemSearch(backends)
        ? async (words, ending) => {
            const most = limits.itemSearch;
            const items = await searchItems(words, { ...visit, backends }, mapping, ending, most);
            isCut = items.length >= most;
            return items;
          }
        : undefined,
    });
    if (found.answeredBy !== 'item search') return found;
    if (isAnswer(found.items)) return { ...found, isCut };
    const items = await ownItems(query, limits.index, signal).catch(() => []);
    signal.throwIfAborted();
    return { ...found, items };
  };
  // As many as are asked for, and those that the rules may take away.
  const suggested = {
    itemSearch: site.search.limit,
    index:
      site.search.limit + site.dealerOnlyCodes.length + site.codesExcludedFromSuggestions.length,
  };

  return {
    session: createSearchSession({
      // That the item search knows none is an answer (SRCH-06); that all seven are excluded is not (SRCH-16).
      find: (query, signal) =>
        find(
          query,
          signal,
          suggested,
          (items) => items.length === 0 || keepForSuggestions(items, context).length > 0,
        ),
      findPages,
      buildSuggestions: (query, items) => buildSuggestions(query, items, context),
      onCompleted: (query) => {
        // Who has searched will again: then the network may be away (ACCEPTANCE 25).
        index.prepare('products');
        void record(query);
      },
      loadingAfterMs: () => (isOwn ? indexAnswersMs : 0),
      timing: site.timing,
    }),
    connect: () => void loadOnce(),
    record: (query) => void record(query),
    prepare: () => {
      void loadOnce().then((backends) => {
        index.prepare('pages');
        if (!hasItemSearch(backends)) index.prepare('products');
      });
    },
    find: (query, signal = new AbortController().signal) =>
      find(query, signal, listed, (items) => keepForResults(items, context).length > 0),
    findPages,
    findNearest,
    findLive: async (code, signal) => fetchLiveItem(code, visit, await loadOnce(), mapping, signal),
  };
}
