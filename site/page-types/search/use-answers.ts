/** Hooks for the results page. Each returns undefined until it has its answer. */
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { SearchItem } from '../../../kernel/search-item.ts';
import { withLiveItem } from '../../commerce/live-item.ts';
import { plainCode } from '../../search/plain-code.ts';
import type { ResultsSearch } from '../../search/results-search.ts';
import type { FoundItems } from '../../search/visible-items.ts';

export const none: readonly never[] = [];

/** The same items, with a logged-in visitor's current price for the one whose code was typed (SPEC 7.3). */
export function useLiveItem(
  { findLive }: Pick<ResultsSearch, 'findLive'>,
  found: FoundItems | undefined,
  keywords: string,
  isLoggedIn: boolean,
): FoundItems | undefined {
  const [live, setLive] = useState<SearchItem>();
  const typed = plainCode(keywords);
  const code = found?.items.find((item) => plainCode(item.code) === typed)?.code;
  useEffect(() => {
    if (!isLoggedIn || code === undefined) return;
    const controller = new AbortController();
    void findLive(code, controller.signal).then((item) => {
      if (!controller.signal.aborted) setLive(item);
    });
    return () => controller.abort();
  }, [findLive, code, isLoggedIn]);
  return useMemo(
    () =>
      found && live
        ? { ...found, items: found.items.map((item) => withLiveItem(item, live)) }
        : found,
    [found, live],
  );
}

/** Asks if `isWanted`. Returns `otherwise` if `ask` rejects. Drops the answers to earlier keywords. */
export function useAnswer<T>(
  ask: (keywords: string, signal: AbortSignal) => Promise<T>,
  keywords: string,
  isWanted: boolean,
  otherwise?: T,
): T | undefined {
  const [answer, setAnswer] = useState<{ keywords: string; found: T | undefined }>();
  useEffect(() => {
    if (!isWanted || keywords === '') return;
    const controller = new AbortController();
    void ask(keywords, controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('Error in search results:', error);
        return otherwise;
      })
      .then((found) => {
        if (controller.signal.aborted) return;
        // Renders in slices, so a slow phone still responds to a tap.
        startTransition(() => setAnswer({ keywords, found }));
      });
    return () => controller.abort();
  }, [ask, keywords, isWanted, otherwise]);
  return isWanted && answer?.keywords === keywords ? answer.found : undefined;
}
