import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Country } from '../../../kernel/contract.ts';
import type { FoundEntry } from '../../../kernel/site-entry.ts';
import { hasDigit } from '../../search/plain-code.ts';
import type { SiteSearch } from '../../search/site-search.ts';
import type { CodeAnswer } from './CodeAnswer.tsx';

type Answer<T> = { readonly keywords: string; readonly found: readonly T[] };

/** What the site has beside products; undefined until it is known. */
export const usePages = (
  { findPages }: SiteSearch,
  keywords: string,
): readonly FoundEntry[] | undefined => useAnswer(findPages, keywords, true);

/** Words that would find something, once it is known that these find nothing; undefined until then. */
export const useNearest = (
  { findNearest }: SiteSearch,
  keywords: string,
  isWanted: boolean,
): readonly string[] | undefined => useAnswer(findNearest, keywords, isWanted);

/**
 * What a typed code is told about at the head of its results; null where there is nothing to tell,
 * undefined until that is known. Words without a figure are no code, and nothing is fetched.
 */
export function useCodeAnswer(keywords: string, country: Country): CodeAnswer | null | undefined {
  const ask = useCallback(
    (text: string) =>
      import('./CodeAnswer.tsx').then(({ loadCodeAnswer }) => loadCodeAnswer(text, country)),
    [country],
  );
  const mayBeCode = hasDigit(keywords);
  const answer = useAnswer(ask, keywords, mayBeCode);
  return mayBeCode ? answer && (answer[0] ?? null) : null;
}

/** Undefined until it is known; nothing where it cannot be had. */
function useAnswer<T>(
  ask: (keywords: string, signal: AbortSignal) => Promise<readonly T[]>,
  keywords: string,
  isWanted: boolean,
): readonly T[] | undefined {
  const [answer, setAnswer] = useState<Answer<T>>();
  useEffect(() => {
    if (!isWanted || keywords === '') return;
    const controller = new AbortController();
    void ask(keywords, controller.signal)
      .catch(() => [])
      .then((found) => {
        if (controller.signal.aborted) return;
        startTransition(() => setAnswer({ keywords, found }));
      });
    return () => controller.abort();
  }, [ask, keywords, isWanted]);
  return isWanted && answer?.keywords === keywords ? answer.found : undefined;
}
