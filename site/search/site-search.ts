/** Searches the commerce backend first, then the site's own index, for the box and for /search. */
import type { SearchItem } from '../../kernel/search-item.ts';
import { forgetSentSearch } from '../browser/sent-search.ts';
import { loadBackends } from '../commerce/backends.ts';
import { shareUntilFailure } from '../commerce/fetch-items.ts';
import { hasItemSearch, searchItems } from '../commerce/item-search.ts';
import type { MappingContext } from '../commerce/map-item.ts';
import { priceWithGst } from '../commerce/price-with-gst.ts';
import { createSearchLogClient, type SearchLog } from '../commerce/search-log.ts';
import { plainCode } from './plain-code.ts';
import { relatedPages } from './related-pages.ts';
import { createSearchSession } from './search-session.ts';
import {
  buildSuggestions,
  type FoundItems,
  filterForResults,
  filterForSuggestions,
  isDelisted,
  type SearchVisit,
  searchContext,
} from './visible-items.ts';

/** The build replaces this name with the search log's key, or with an empty text. */
declare const __SEARCH_LOG_KEY__: string;

type Limits = { readonly itemSearch: number; readonly ownIndex: number };
// docs/decisions/0028-results-page-asks-once-for-100-items.md. No one pages through 1,000 of the own index.
const resultLimits: Limits = { itemSearch: 100, ownIndex: 1000 };
/** The own index answers within this time, once it's loaded. */
const indexAnswersMs = 150;
const maxPages = 24;

const loadIndex = shareUntilFailure(async () => (await import('./own-index.ts')).ownIndex);

/** The search of a visit. Requests nothing until something is typed, searched for or prepared. */
export function createSiteSearch(visit: SearchVisit) {
  const { site, country, isLoggedIn } = visit;
  const context = searchContext(visit);
  const mapping: MappingContext = {
    country,
    isLoggedIn,
    getPriceWithGST: priceWithGst(site.countries),
    placeholderImage: '',
  };
  let isOwn = false;
  const backendsOnce = shareUntilFailure(async () => {
    const backends = await loadBackends();
    isOwn = !hasItemSearch(backends);
    return backends;
  });
  const key = typeof __SEARCH_LOG_KEY__ === 'undefined' ? '' : __SEARCH_LOG_KEY__;
  let log: SearchLog | undefined;
  const record = async (query: string) => {
    const { api } = await backendsOnce();
    // If leaving the page aborts the request for the backends, the results page logs the search.
    if (api === '') return;
    log ??= createSearchLogClient({ api, key, country });
    // From here on, the log client sends the search even if the visitor leaves the page.
    forgetSentSearch();
    await log.record(query);
  };
  const products = async () => (await loadIndex()).products();
  const pages = async () => (await loadIndex()).pages();
  const ownItems = async (text: string, limit: number, signal: AbortSignal) => {
    const { search } = await products();
    signal.throwIfAborted();
    return search(text, limit);
  };
  /** The site's other pages. Rejects if they can't be fetched. */
  const findPages = async (query: string, signal?: AbortSignal) => {
    try {
      const entries = (await pages()).search(query).slice(0, maxPages);
      signal?.throwIfAborted();
      return relatedPages(query, entries, context);
    } catch (error) {
      if (!signal?.aborted) console.error('Error in pages:', error);
      throw error;
    }
  };
  /** `isAnswer` decides whether the item search found enough for a list. If not, the own index's items follow. */
  const find = async (
    query: string,
    signal: AbortSignal,
    limits: Limits,
    isAnswer: (items: readonly SearchItem[], isCut: boolean) => boolean,
  ): Promise<FoundItems> => {
    const backends = await backendsOnce();
    const limit = limits.itemSearch;
    let isCut = false;
    const itemSearch: ItemSource = async (text, ending) => {
      const items = await searchItems(text, { ...visit, backends }, mapping, ending, limit);
      isCut = items.length >= limit;
      return items;
    };
    const finding = findItems(query, signal, {
      ...(hasItemSearch(backends) && { itemSearch }),
      ownIndex: (text, ending) => ownItems(text, limits.ownIndex, ending),
    });
    // Only the index knows what was left out of several words, and which codes there are.
    const index = /[\s\d-]/.test(query) ? products().catch(ignore) : undefined;
    const found = await finding;
    let { items } = found;
    const isEnough = found.answeredBy === 'item search' && isAnswer(items, isCut);
    if (found.answeredBy === 'item search' && !isEnough) {
      const own = await ownItems(query, limits.ownIndex, signal).catch(() => []);
      signal.throwIfAborted();
      const more = own.filter(({ code }) => !items.some((item) => item.code === code));
      items = [...items, ...more];
    }
    const typed = plainCode(query);
    // The item search knows this code, so the box doesn't wait for the index.
    const isKnown = items.some(({ code }) => plainCode(code).startsWith(typed));
    const own = items.length > 0 && !isKnown ? await index : undefined;
    signal.throwIfAborted();
    const unknown = plainCode(own?.unknown(query) ?? '');
    // The item search may sell more than the site lists.
    if (!own || items.some(({ code }) => plainCode(code) === unknown))
      return { ...found, items, ...(isEnough && { isCut }) };
    // The item search answers with the product that the code begins with, as if it were that one.
    if (unknown !== '') items = own.search(query, limits.ownIndex);
    const left = own.dropped(query);
    return { ...found, items, left, ...(isEnough && unknown === '' && { isCut }) };
  };
  const suggestionLimits: Limits = {
    itemSearch: site.search.limit,
    // The rules may drop this many.
    ownIndex:
      site.search.limit + site.dealerOnlyCodes.length + site.codesExcludedFromSuggestions.length,
  };

  return {
    session: createSearchSession({
      // An empty answer of the item search is an answer (SRCH-06). One whose items are mostly excluded isn't (SRCH-16).
      find: (query, signal) =>
        find(
          query,
          signal,
          suggestionLimits,
          (items, isCut) =>
            filterForSuggestions(items, context).length >=
            Math.min(items.length, isCut ? site.search.shown : 1),
        ),
      findPages,
      buildSuggestions: (query, items, left) => buildSuggestions(query, items, context, left),
      onCompleted: (query) => {
        // A visitor who has searched will search again, when the network may be gone (ACCEPTANCE 25).
        products().catch(ignore);
        void record(query);
      },
      loadingAfterMs: () => (isOwn ? indexAnswersMs : 0),
      timing: site.timing,
    }),
    connect: () => void backendsOnce(),
    /** Logs a search that's sent, unless the last one had the same words. */
    record: (query: string) => void record(query),
    prepare: () => {
      void backendsOnce().then((backends) => {
        pages().catch(ignore);
        if (!hasItemSearch(backends)) products().catch(ignore);
      });
    },
    /** For the results page. If the item search finds nothing to show, asks the own index. */
    find: (query: string, signal = new AbortController().signal) =>
      find(query, signal, resultLimits, (items) => filterForResults(items, context).length > 0),
    findPages,
    // For results-search.ts.
    backends: backendsOnce,
    mapping,
    ownProducts: products,
  };
}

const ignore = () => undefined;

/** Resolves with items. Rejects on failure, or if `signal` is aborted. */
export type ItemSource = (query: string, signal: AbortSignal) => Promise<readonly SearchItem[]>;
export type ItemSources = {
  readonly itemSearch?: ItemSource;
  /** The site's own index. */
  readonly ownIndex: ItemSource;
};

/** Asks the item search, or the own index if that fails. Rejects only if `signal` is aborted. */
export async function findItems(
  query: string,
  signal: AbortSignal,
  { itemSearch, ownIndex }: ItemSources,
): Promise<FoundItems> {
  // Lists drop these again (SRCH-17, SRCH-18).
  const from = async (source: ItemSource) =>
    (await source(query, signal)).filter((item) => !isDelisted(item));
  if (itemSearch) {
    try {
      return { answeredBy: 'item search', hasFailed: false, items: await from(itemSearch) };
    } catch (error) {
      signal.throwIfAborted();
      console.error('Error in item search:', error);
    }
  }
  const hasFailed = itemSearch !== undefined;
  try {
    return { answeredBy: 'own index', hasFailed, items: await from(ownIndex) };
  } catch (error) {
    signal.throwIfAborted();
    console.error('Error in site search:', error);
    return { answeredBy: 'none', hasFailed: true, items: [] };
  }
}
