import { useEffect, useState } from 'react';
import type { FoundItems, SiteSearch } from '../../search/site-search.ts';

/** What a search has found; `keywords` tells which search, so that an older answer is known as such. */
export type Finding = { readonly keywords: string; readonly found: FoundItems };

/**
 * The items for some keywords; undefined while they are being looked for. No keywords, no request.
 */
export function useFoundItems(
  { find }: Pick<SiteSearch, 'find'>,
  keywords: string,
): FoundItems | undefined {
  const [finding, setFinding] = useState<Finding>();
  useEffect(() => {
    if (keywords === '') return;
    const controller = new AbortController();
    setFinding(undefined);
    find(keywords, controller.signal)
      .then((found) => {
        if (!controller.signal.aborted) setFinding({ keywords, found });
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('Error in search results:', error);
      });
    return () => controller.abort();
  }, [find, keywords]);
  return finding?.keywords === keywords ? finding.found : undefined;
}
