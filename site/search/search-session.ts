/**
 * What happens between typing and the list (SPEC 4): the pause before a search, the loading state,
 * answers that come too late, hiding and restoring. A small store without a framework; timers and
 * backends are handed in.
 */

import type { Site } from '../../kernel/contract.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import type { FoundEntry } from '../../kernel/site-entry.ts';
import { pickForPanel } from './beside-products.ts';
import type { FoundItems } from './find-items.ts';
import { cleanKeywords } from './keywords.ts';
import { isChoosable, type Suggestion } from './suggestion-rules.ts';

/** The state of the box and its list at one moment. */
export type SearchSnapshot = {
  /** The text of the box, cleaned. */
  readonly query: string;
  readonly isLoading: boolean;
  /** Whether the list is shown; only ever with entries or pages in it. */
  readonly isOpen: boolean;
  readonly suggestions: readonly Suggestion[];
  /** The pages below them; undefined while they aren't known, or where they can't be fetched. */
  readonly pages: readonly FoundEntry[] | undefined;
};

/** The status while a search or its scripts are loading (SRCH-03). */
export const searchingLabel = 'Searching';

/** The state of an empty box. */
export const idleSearch: SearchSnapshot = {
  query: '',
  isLoading: false,
  isOpen: false,
  suggestions: [],
  pages: [],
};

/** Runs something later; the function it returns takes that back. */
export type Schedule = (run: () => void, ms: number) => () => void;

export type SearchSessionOptions = {
  /** Rejects only where `signal` is aborted. */
  readonly find: (query: string, signal: AbortSignal) => Promise<FoundItems>;
  /** What stands below the suggestions. It may come after them, and rejects where it cannot be had. */
  readonly findPages: (query: string, signal: AbortSignal) => Promise<readonly FoundEntry[]>;
  readonly buildSuggestions: (query: string, items: readonly SearchItem[]) => readonly Suggestion[];
  /**
   * How long a search may take before it is said that one is under way, in ms; 0 unless given. Where
   * answers come at once, saying so and taking it back costs the page two frames of every key.
   */
  readonly loadingAfterMs?: () => number;
  /** Called once for every search that was answered; for the search log. */
  readonly onCompleted?: (query: string) => void;
  readonly timing: Pick<Site['timing'], 'searchDebounceMs' | 'suggestionHideMs'>;
  /** The window's timers, unless a test hands in others. */
  readonly schedule?: Schedule;
};

export type SearchSession = {
  /** For useSyncExternalStore; the snapshot is the same object until something changes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SearchSnapshot;
  /** The box's text, after every input. `pauseMs`: what's left of the pause where part of it is over already. */
  readonly type: (text: string, pauseMs?: number) => void;
  readonly focus: () => void;
  readonly blur: () => void;
  /** Hides the list at once: Escape, or a choice made. Focus or typing brings it back. */
  readonly close: () => void;
  /** Shows the list that is there, without a search: ArrowDown after Escape. */
  readonly open: () => void;
  /** Ends the waiting and what is under way. The session stays usable. */
  readonly dispose: () => void;
};

/** Starts a session in the idle state; nothing is requested until something is typed. */
export function createSearchSession(options: SearchSessionOptions): SearchSession {
  const { schedule = scheduleInWindow, timing } = options;
  const listeners = new Set<() => void>();
  let snapshot = idleSearch;
  /** Whether the visitor is at the box and has not sent the list away. */
  let isWanted = false;
  /** The query that the suggestions answer. */
  let answered = '';
  /** Nobody could answer the query: it is asked again when the visitor comes back to it. */
  let hasFailed = false;
  let underWay: AbortController | undefined;
  let cancelSearch = doNothing;
  let cancelLoading = doNothing;
  let cancelHiding = doNothing;

  const update = (change: Partial<SearchSnapshot>) => {
    const next = { ...snapshot, ...change };
    const shown = { ...next, isOpen: next.isOpen && isAnything(next) };
    if (isSame(snapshot, shown)) return;
    snapshot = shown;
    for (const listener of listeners) listener();
  };

  const after: (ms: number, then: () => void) => () => void = (ms, then) => {
    if (ms > 0) return schedule(then, ms);
    then();
    return doNothing;
  };

  const stop = () => {
    cancelSearch();
    cancelLoading();
    underWay?.abort();
    underWay = undefined;
  };

  const show = () => {
    isWanted = true;
    cancelHiding();
    update({ isOpen: true });
    if (hasFailed) ask(snapshot.query);
  };

  const hide = () => {
    isWanted = false;
    cancelHiding();
    update({ isOpen: false });
  };

  const ask = (query: string, pauseMs = timing.searchDebounceMs) => {
    hasFailed = false;
    cancelSearch = schedule(() => void run(query), pauseMs);
  };

  const run = async (query: string) => {
    const controller = new AbortController();
    underWay = controller;
    cancelLoading = after(options.loadingAfterMs?.() ?? 0, () => update({ isLoading: true }));
    let pages: SearchSnapshot['pages'];
    const pagesCome = options.findPages(query, controller.signal).then(
      (found) => {
        pages = pickForPanel(found);
        // Where the suggestions were faster; never below those of other words.
        if (answered === query && pages.length > 0) update({ pages });
      },
      () => undefined,
    );
    const suggestions = await answer(query, controller.signal, options);
    // After a failure the pages are all that can be shown.
    if (!suggestions?.length) await pagesCome;
    // A newer query has taken over; its answer must not be overwritten (SRCH-28).
    if (underWay !== controller) return;
    underWay = undefined;
    cancelLoading();
    answered = suggestions?.length ? query : '';
    hasFailed = suggestions === undefined;
    update({ isLoading: false, suggestions: suggestions ?? [], pages, isOpen: isWanted });
    if (suggestions) reportCompleted(query, options);
  };

  const type = (text: string, pauseMs?: number) => {
    const query = cleanKeywords(text);
    isWanted = true;
    cancelHiding();
    // Only a space more or less: a search that is on its way stays.
    const isSameQuery = query !== '' && query === snapshot.query && !hasFailed;
    if (!isSameQuery) stop();
    if (query === '') {
      answered = '';
      hasFailed = false;
      update(idleSearch);
    } else if (query === answered) {
      update({ query, isLoading: false, isOpen: true });
    } else if (!isSameQuery) {
      // An older list stays until the new one is there; "No Results" is not true of the new words.
      const isStatus = !snapshot.suggestions.some(isChoosable);
      if (isStatus) answered = '';
      update({ query, isLoading: false, ...(isStatus && { suggestions: [], pages: [] }) });
      ask(query, pauseMs);
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    type,
    focus: show,
    blur: () => {
      cancelHiding();
      cancelHiding = schedule(hide, timing.suggestionHideMs);
    },
    close: hide,
    open: show,
    dispose: () => {
      stop();
      hide();
      // So that the same text typed again is searched for again.
      update({ query: answered, isLoading: false });
    },
  };
}

/** The list for a query; undefined where nobody could answer, and where another query took over. */
async function answer(
  query: string,
  signal: AbortSignal,
  { find, buildSuggestions }: SearchSessionOptions,
): Promise<readonly Suggestion[] | undefined> {
  try {
    const { answeredBy, hasFailed, items } = await find(query, signal);
    if (answeredBy === 'nobody') return undefined;
    const list = buildSuggestions(query, items);
    // The index knows less than the backend: after a failure its silence is not "No Results".
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

const isAnything = ({ suggestions, pages }: SearchSnapshot): boolean =>
  suggestions.length > 0 || (pages !== undefined && pages.length > 0);

function isSame(a: SearchSnapshot, b: SearchSnapshot): boolean {
  return (
    a.query === b.query &&
    a.isLoading === b.isLoading &&
    a.isOpen === b.isOpen &&
    a.suggestions === b.suggestions &&
    a.pages === b.pages
  );
}

const scheduleInWindow: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function doNothing(): void {}
