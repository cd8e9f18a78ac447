import { startTransition, useEffect, useMemo, useState } from 'react';
import { withLiveItem } from '../../commerce/live-item.ts';
import type { CatalogueItem } from '../../commerce/map-item.ts';
import type { FoundItems } from '../../search/item-rules.ts';
import { plainCode } from '../../search/plain-code.ts';
import type { SiteSearch } from '../../search/site-search.ts';

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
        if (controller.signal.aborted) return;
        // Drawn in slices: a page of results in one go would keep a slow phone from hearing a tap.
        startTransition(() => setFinding({ keywords, found }));
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('Error in search results:', error);
      });
    return () => controller.abort();
  }, [find, keywords]);
  return finding?.keywords === keywords ? finding.found : undefined;
}

/**
 * The same items, the one whose code was looked up with its price of this moment (SPEC 7.3). Only a
 * logged-in visitor's prices are their own; for others the list says all there is.
 */
export function useLiveItem(
  { findLive }: Pick<SiteSearch, 'findLive'>,
  found: FoundItems | undefined,
  keywords: string,
  isLoggedIn: boolean,
): FoundItems | undefined {
  const [live, setLive] = useState<CatalogueItem>();
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
