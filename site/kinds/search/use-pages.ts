import { useEffect, useState } from 'react';
import type { FoundEntry } from '../../../kernel/site-entry.ts';
import type { SiteSearch } from '../../search/site-search.ts';

type Answer<T> = { readonly keywords: string; readonly found: readonly T[] };

/** What the site has beside products; none until it is known. */
export const usePages = ({ findPages }: SiteSearch, keywords: string): readonly FoundEntry[] =>
  useAnswer(findPages, keywords, true);

/** Words that would find something, once it is known that these find nothing. */
export const useNearest = (
  { findNearest }: SiteSearch,
  keywords: string,
  isWanted: boolean,
): readonly string[] => useAnswer(findNearest, keywords, isWanted);

function useAnswer<T>(
  ask: (keywords: string, signal: AbortSignal) => Promise<readonly T[]>,
  keywords: string,
  isWanted: boolean,
): readonly T[] {
  const [answer, setAnswer] = useState<Answer<T>>();
  useEffect(() => {
    if (!isWanted || keywords === '') return;
    const controller = new AbortController();
    void ask(keywords, controller.signal).then((found) => {
      if (!controller.signal.aborted) setAnswer({ keywords, found });
    });
    return () => controller.abort();
  }, [ask, keywords, isWanted]);
  return isWanted && answer?.keywords === keywords ? answer.found : [];
}
