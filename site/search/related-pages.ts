/** Lists the site's pages after the products: articles, answers, contaminants, ranges, documents and places. */
import {
  type EntryType,
  entryTypes,
  type RankedEntry,
  type SiteEntry,
} from '../../kernel/site-entry.ts';
import { isCodeIn } from './plain-code.ts';
import { articleFor, type ListedItem, type SuggestionContext } from './visible-items.ts';

export const maxInPanel = 4;
const maxOfKind = 2;

export const typeLabelOf = ({ kind }: SiteEntry): string => entryTypes[kind];

/** Whether it's about one code, which isn't among the products. It isn't shown for a code that's only similar. */
export const isOfCode = ({ kind }: SiteEntry): boolean =>
  kind === 'superseded' || kind === 'elsewhere' || kind === 'system';

/** Leaves out the article among the products. The visitor's audience comes first, other audiences last. */
export function relatedPages(
  query: string,
  entries: readonly RankedEntry[],
  context: Pick<SuggestionContext, 'pfasArticle' | 'audience'>,
): readonly RankedEntry[] {
  const article = articleFor(query, context);
  const rank = (entry: SiteEntry) => {
    const { audience } = entry;
    if (isOfCode(entry)) return 2;
    // A page without an audience is for everyone.
    return audience === undefined ? 0 : audience === context.audience ? 1 : -1;
  };
  return entries
    .filter(({ address }) => address !== article?.url)
    .sort((a, b) => rank(b) - rank(a));
}

/** Keeps a former code's entry only if no product names it, and a similar code's only if no product is listed. */
export function pagesAfterItems(
  query: string,
  pages: readonly RankedEntry[],
  items: readonly Pick<ListedItem, 'replaces'>[],
): readonly RankedEntry[] {
  const isExplained = items.some(({ replaces }) => replaces !== undefined);
  return pages.filter(
    ({ kind, words }) =>
      kind !== 'superseded' || items.length === 0 || (!isExplained && isCodeIn(query, words)),
  );
}

export function pickForPanel(entries: readonly RankedEntry[]): readonly RankedEntry[] {
  const count = new Map<EntryType, number>();
  const first: RankedEntry[] = [];
  const rest: RankedEntry[] = [];
  for (const entry of entries) {
    const earlier = count.get(entry.kind) ?? 0;
    count.set(entry.kind, earlier + 1);
    (earlier < maxOfKind ? first : rest).push(entry);
  }
  return [...first, ...rest].slice(0, maxInPanel);
}
