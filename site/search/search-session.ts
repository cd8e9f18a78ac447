/** The search box's pause, loading state, late answers and hiding (SPEC 4), as a store without a framework. */
import type { Site } from '../../kernel/entry-types.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import type { RankedEntry } from '../../kernel/site-entry.ts';
import { cleanKeywords } from './keywords.ts';
import { pickForPanel } from './related-pages.ts';
import { type FoundItems, isChoosable, type Suggestion } from './visible-items.ts';

export type SearchSnapshot = {
  readonly query: string;
  readonly isLoading: boolean;
  /** Whether the list is shown. It's never shown empty. */
  readonly isOpen: boolean;
  readonly suggestions: readonly Suggestion[];
  /** The pages below them. Undefined until they're known, or if they can't be fetched. */
  readonly pages: readonly RankedEntry[] | undefined;
};

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
  /** The pages below the suggestions, which may arrive later. Rejects if they can't be fetched. */
  readonly findPages: (query: string, signal: AbortSignal) => Promise<readonly RankedEntry[]>;
  readonly buildSuggestions: (
    query: string,
    items: readonly SearchItem[],
    left: FoundItems['left'],
  ) => readonly Suggestion[];
  /** Milliseconds before the loading state shows, 0 if absent. Showing and hiding it costs each key two frames. */
  readonly loadingAfterMs?: () => number;
  /** Called once for every answered search, for the search log. */
  readonly onCompleted?: (query: string) => void;
  readonly timing: Pick<Site['timing'], 'searchDebounceMs' | 'suggestionHideMs'>;
};

/** Starts a session in the idle state. Requests nothing until something is typed. */
export function createSearchSession(options: SearchSessionOptions) {
  const { timing } = options;
  const listeners = new Set<() => void>();
  let snapshot = idleSearch;
  let isWanted = false;
  let answered = '';
  /** True if no source could answer. The query then runs again when the visitor comes back to it. */
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
    // After a failure, there are only pages to show.
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

  /** Takes the box's text after every input. `pauseMs` is the rest of a pause that has already begun. */
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
    subscribe: (listener: () => void) => void listeners.add(listener),
    /** Returns the same object until something changes. */
    getSnapshot: () => snapshot,
    type,
    focus: show,
    blur: () => {
      clearTimeout(timers.hiding);
      timers.hiding = setTimeout(hide, timing.suggestionHideMs);
    },
    /** Hides the list at once, on Escape or after a choice. Focus or typing brings it back. */
    close: hide,
    open: show,
    dispose: () => {
      stop();
      hide();
      // Typing the same text again then searches again.
      update({ query: answered, isLoading: false });
    },
  };
}

/** The list for a query. Undefined if no source could answer, or another query has started. */
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
    return hasFailed && !list.some(isChoosable) ? [] : list;
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
