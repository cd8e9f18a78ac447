/** Which source answers a search: the item search where there is one, else the site's own index. */
import type { SearchItem } from '../../kernel/search-item.ts';
import { isDropped } from './item-rules.ts';

/** Resolves with items; rejects on failure and when `signal` is aborted. */
export type ItemSource = (query: string, signal: AbortSignal) => Promise<readonly SearchItem[]>;

export type ItemSources = {
  /** The commerce backend; absent where none is configured. */
  readonly itemSearch?: ItemSource | undefined;
  /** The site's own index. */
  readonly siteIndex: ItemSource;
};
export type FoundItems = {
  /** "nobody": both failed, and the results page says so plainly. */
  readonly answeredBy: 'item search' | 'site index' | 'nobody';
  /** The item search had failed: an empty list is then not said to be all there is. */
  readonly hasFailed: boolean;
  readonly items: readonly SearchItem[];
  /** As many as were asked for: there may be others. */
  readonly isCut?: boolean;
};

/** Rejects only where `signal` was aborted; failures are logged and answered. */
export async function findItems(
  query: string,
  signal: AbortSignal,
  { itemSearch, siteIndex }: ItemSources,
): Promise<FoundItems> {
  // Dropped here at first, and filtered again wherever a list is shown (SRCH-17, SRCH-18).
  const from = async (source: ItemSource) =>
    (await source(query, signal)).filter((item) => !isDropped(item));
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
    return { answeredBy: 'site index', hasFailed, items: await from(siteIndex) };
  } catch (error) {
    signal.throwIfAborted();
    console.error('Error in site search:', error);
    return { answeredBy: 'nobody', hasFailed: true, items: [] };
  }
}
