/** From typing to the list (SPEC 4): pause, loading state, late answers, hiding. A store without a framework. */
import type { Site } from '../../kernel/contract.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import type { RankedEntry } from '../../kernel/site-entry.ts';
import { cleanKeywords } from './keywords.ts';
import { type FoundItems, isChoosable, type Suggestion } from './listed-items.ts';
import { pickForPanel } from './related-pages.ts';

/** The state of the box and its list at one moment. */
export type SearchSnapshot = {
  /** The box's text, cleaned. */
  readonly query: string;
  readonly isLoading: boolean;
  /** Whether the list is shown. It's never shown empty. */
  readonly isOpen: boolean;
  readonly suggestions: readonly Suggestion[];
  /** The pages below them; undefined while they're unknown or when they can't be fetched. */
  readonly pages: readonly RankedEntry[] | undefined;
};

/** The state of an empty box. */
export const idleSearch: SearchSnapshot = {
  query: '',
  isLoading: false,
  isOpen: false,
  suggestions: [],
  pages: [],
};

export type SearchSessionOptions = {
  /** Rejects only when `signal` is aborted. */
  readonly find: (query: string, signal: AbortSignal) => Promise<FoundItems>;
  /** The pages below the suggestions. They may arrive later; rejects when they can't be fetched. */
  readonly findPages: (query: string, signal: AbortSignal) => Promise<readonly RankedEntry[]>;
  readonly buildSuggestions: (
    query: string,
    items: readonly SearchItem[],
    left: FoundItems['left'],
  ) => readonly Suggestion[];
  /** Ms before the loading state shows; 0 if absent. Showing and hiding it costs two frames of every key. */
  readonly loadingAfterMs?: () => number;
  /** Called once for every answered search, for the search log. */
  readonly onCompleted?: (query: string) => void;
  readonly timing: Pick<Site['timing'], 'searchDebounceMs' | 'suggestionHideMs'>;
};

export type SearchSession = {
  readonly subscribe: (listener: () => void) => void;
  /** Returns the same object until something changes. */
  readonly getSnapshot: () => SearchSnapshot;
  /** Takes the box's text after every input. `pauseMs`: the rest of the pause, when part of it is already over. */
  readonly type: (text: string, pauseMs?: number) => void;
  readonly focus: () => void;
  readonly blur: () => void;
  /** Hides the list at once, on Escape or after a choice. Focus or typing brings it back. */
  readonly close: () => void;
  /** Shows the current list without a search: ArrowDown after Escape. */
  readonly open: () => void;
  /** Stops waiting and running searches. The session stays usable. */
  readonly dispose: () => void;
};

/** Starts a session in the idle state. Requests nothing until something is typed. */
export function createSearchSession(options: SearchSessionOptions): SearchSession {
  const { timing } = options;
  const listeners = new Set<() => void>();
  let snapshot = idleSearch;
  /** The visitor is at the box and hasn't closed the list. */
  let isWanted = false;
  /** The query that the suggestions answer. */
  let answered = '';
  /** No source could answer the query, so it's searched again when the visitor comes back to it. */
  let hasFailed = false;
  let running: AbortController | undefined;
  const timers: Partial<Record<'search' | 'loading' | 'hiding', ReturnType<typeof setTimeout>>> =
    {};

  const update = (change: Partial<SearchSnapshot>) => {
    const next = { ...snapshot, ...change };
    const shown = { ...next, isOpen: next.isOpen && hasContent(next) };
    if (isSame(snapshot, shown)) return;
    snapshot = shown;
    for (const listener of listeners) listener();
  };

  const stop = () => {
    clearTimeout(timers.search);
    clearTimeout(timers.loading);
    running?.abort();
    running = undefined;
  };

  const show = () => {
    isWanted = true;
    clearTimeout(timers.hiding);
    update({ isOpen: true });
    if (hasFailed) schedule(snapshot.query);
  };

  const hide = () => {
    isWanted = false;
    clearTimeout(timers.hiding);
    update({ isOpen: false });
  };

  const schedule = (query: string, pauseMs = timing.searchDebounceMs) => {
    hasFailed = false;
    timers.search = setTimeout(() => void run(query), pauseMs);
  };

  const run = async (query: string) => {
    const controller = new AbortController();
    running = controller;
    const showLoading = () => update({ isLoading: true });
    const loadingAfterMs = options.loadingAfterMs?.() ?? 0;
    if (loadingAfterMs > 0) timers.loading = setTimeout(showLoading, loadingAfterMs);
    else showLoading();
    let pages: SearchSnapshot['pages'];
    const pagesDone = options.findPages(query, controller.signal).then(
      (found) => {
        pages = pickForPanel(found);
        // The suggestions were faster. Pages never show below the suggestions of another query.
        if (answered === query && pages.length > 0) update({ pages });
      },
      () => undefined,
    );
    const suggestions = await answer(query, controller.signal, options);
    // After a failure the pages are all there is to show.
    if (!suggestions?.length) await pagesDone;
    // A newer query has started, and this answer must not replace its own (SRCH-28).
    if (running !== controller) return;
    running = undefined;
    clearTimeout(timers.loading);
    answered = suggestions?.length ? query : '';
    hasFailed = suggestions === undefined;
    update({ isLoading: false, suggestions: suggestions ?? [], pages, isOpen: isWanted });
    if (suggestions) reportCompleted(query, options);
  };

  const type = (text: string, pauseMs?: number) => {
    const query = cleanKeywords(text);
    isWanted = true;
    clearTimeout(timers.hiding);
    // One more space doesn't stop a running search.
    const isSameQuery = query !== '' && query === snapshot.query && !hasFailed;
    if (!isSameQuery) stop();
    if (query === '') {
      answered = '';
      hasFailed = false;
      update(idleSearch);
    } else if (query === answered) {
      update({ query, isLoading: false, isOpen: true });
    } else if (!isSameQuery) {
      // The previous list stays until the new one arrives, but its "No Results" isn't true of the new words.
      const isStatus = !snapshot.suggestions.some(isChoosable);
      if (isStatus) answered = '';
      update({ query, isLoading: false, ...(isStatus && { suggestions: [], pages: [] }) });
      schedule(query, pauseMs);
    }
  };

  return {
    subscribe: (listener) => void listeners.add(listener),
    getSnapshot: () => snapshot,
    type,
    focus: show,
    blur: () => {
      clearTimeout(timers.hiding);
      timers.hiding = setTimeout(hide, timing.suggestionHideMs);
    },
    close: hide,
    open: show,
    dispose: () => {
      stop();
      hide();
      // The same text typed again is then searched again.
      update({ query: answered, isLoading: false });
    },
  };
}

/** Returns the list for a query; undefined when no source could answer, or another query has started. */
async function answer(
  query: string,
  signal: AbortSignal,
  { find, buildSuggestions }: SearchSessionOptions,
): Promise<readonly Suggestion[] | undefined> {
  try {
    const { answeredBy, hasFailed, items, left } = await find(query, signal);
    if (answeredBy === 'none') return undefined;
    const list = buildSuggestions(query, items, left);
    // The own index knows less than the backend, so after a failure an empty answer isn't "No Results".
    return hasFailed ? list.filter(isChoosable) : list;
  } catch (error) {
    if (!signal.aborted) console.error('Error in suggestions:', error);
    return undefined;
  }
}

function reportCompleted(query: string, { onCompleted }: SearchSessionOptions): void {
  try {
    onCompleted?.(query);
  } catch (error) {
    console.error('Error in search log:', error);
  }
}

const hasContent = ({ suggestions, pages }: SearchSnapshot): boolean =>
  suggestions.length > 0 || (pages !== undefined && pages.length > 0);

const isSame = (a: SearchSnapshot, b: SearchSnapshot): boolean =>
  a.query === b.query &&
  a.isLoading === b.isLoading &&
  a.isOpen === b.isOpen &&
  a.suggestions === b.suggestions &&
  a.pages === b.pages;
