/** What stands below the products of a list: articles, answers, contaminants, ranges, documents, places. */

import {
  type EntryKind,
  entryKinds,
  type FoundEntry,
  type SiteEntry,
} from '../../kernel/site-entry.ts';
import type { ListedItem } from './item-rules.ts';
import { plainCode } from './plain-code.ts';
import { articleFor, type SuggestionContext } from './suggestion-rules.ts';

/** So many stand below the suggestions. */
export const mostInPanel = 4;
/** Of one kind at most so many there, while there are others. */
const mostOfKind = 2;

export const kindOf = ({ kind }: SiteEntry): string => entryKinds[kind];

/** Without the article that stands among the products already; the pages of one's own audience first, those of others last. */
export function beside(
  query: string,
  entries: readonly FoundEntry[],
  context: Pick<SuggestionContext, 'pfasArticle' | 'audience'>,
): readonly FoundEntry[] {
  const article = articleFor(query, context);
  const rank = ({ kind, audience }: SiteEntry) => {
    if (kind === 'superseded' || kind === 'elsewhere' || kind === 'system') return 2;
    // What has no audience is for everybody.
    return audience === undefined ? 0 : audience === context.audience ? 1 : -1;
  };
  return entries
    .filter(({ address }) => address !== article?.url)
    .sort((a, b) => rank(b) - rank(a));
}

/**
 * A code of before leads on where the products do not tell it themselves; one that is only like what was
 * typed, where there are none.
 */
export function besideListed(
  query: string,
  pages: readonly FoundEntry[],
  items: readonly Pick<ListedItem, 'replaces'>[],
): readonly FoundEntry[] {
  const typed = plainCode(query);
  const isTold = items.some(({ replaces }) => replaces !== undefined);
  return pages.filter(
    ({ kind, words }) =>
      kind !== 'superseded' || items.length === 0 || (!isTold && plainCode(words) === typed),
  );
}

/** The first of each kind before more of one. */
export function pickForPanel(entries: readonly FoundEntry[]): readonly FoundEntry[] {
  const count = new Map<EntryKind, number>();
  const first: FoundEntry[] = [];
  const rest: FoundEntry[] = [];
  for (const entry of entries) {
    const before = count.get(entry.kind) ?? 0;
    count.set(entry.kind, before + 1);
    (before < mostOfKind ? first : rest).push(entry);
  }
  return [...first, ...rest].slice(0, mostInPanel);
}
