/**
 * The site's own search: the items that the build writes, indexed in the browser. It answers where
 * no item search is configured or where it fails.
 */
import MiniSearch from 'minisearch';
import type { SearchItem } from '../../kernel/search-item.ts';
import { hasDigit, indexTerms, plainCode } from './code-tokens.ts';
import { allWords, oneWord, queryWords } from './index-query.ts';
import { isDropped } from './item-rules.ts';
import { cleanKeywords } from './keywords.ts';

export type SiteIndex = {
  /** All matching items, best first; none for an empty query. Never throws. */
  readonly search: (query: string) => readonly SearchItem[];
};

type Entry = {
  readonly id: number;
  /** Plain: "wh260". */
  readonly code: string;
  readonly formerCodes: readonly string[];
  readonly item: SearchItem;
};

const boosts = {
  code: 6,
  formerCodes: 4,
  name: 3,
  keywords: 2,
  applications: 1.5,
  description: 1,
};
// Enough for the frames in between to stay under 50 ms with 10,000 products.
const chunkSize = 250;

/** Indexes the items of a tree, a piece at a time, so that typing stays smooth meanwhile. */
export async function buildSiteIndex(items: readonly SearchItem[]): Promise<SiteIndex> {
  // What no list shows takes no place among the best either.
  const entries = items
    .filter((item) => !isDropped(item))
    .map((item, id) => ({
      id,
      code: plainCode(item.code),
      formerCodes: item.formerCodes.map(plainCode),
      item,
    }));
  const engine = new MiniSearch<Entry>({
    fields: Object.keys(boosts),
    extractField: fieldText,
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: { boost: boosts, tokenize: (term) => [term] },
  });
  await engine.addAllAsync(entries, { chunkSize });
  return { search: (query) => rank(query, find(engine, query), entries) };
}

/**
 * Exact and beginning words first; only when they find nothing are misspellings allowed, and only
 * then most of the words instead of all. So a code that exists is never joined by its neighbours.
 */
function find(engine: MiniSearch<Entry>, query: string): readonly number[] {
  const words = queryWords(cleanKeywords(query));
  if (words.length === 0) return [];
  for (const isFuzzy of [false, true]) {
    const found = engine.search(allWords(words, isFuzzy));
    if (found.length > 0) return found.map((result): number => result.id);
  }
  if (words.length < 3) return [];
  const needed = Math.ceil(words.length * 0.6);
  const tally = new Map<number, { words: number; score: number }>();
  for (const word of words) {
    for (const { id, score } of engine.search(oneWord(word, true))) {
      const before = tally.get(id) ?? { words: 0, score: 0 };
      tally.set(id, { words: before.words + 1, score: before.score + score });
    }
  }
  return [...tally]
    .filter(([, found]) => found.words >= needed)
    .sort(([, a], [, b]) => b.words - a.words || b.score - a.score)
    .map(([id]) => id);
}

/**
 * A code that was typed whole comes first, then what took the place of that code, then codes that
 * begin so, then the best match; what is no longer made comes behind its equals.
 */
function rank(
  query: string,
  found: readonly number[],
  entries: readonly Entry[],
): readonly SearchItem[] {
  const typed = plainCode(cleanKeywords(query));
  const grade = ({ code, formerCodes }: Entry) => {
    if (code === typed) return 3;
    if (formerCodes.includes(typed)) return 2;
    return hasDigit(typed) && code.startsWith(typed) ? 1 : 0;
  };
  const lateness = ({ item }: Entry) =>
    item.isDiscontinued || item.isDiscontinuedWithSpareParts ? 1 : 0;
  return found
    .flatMap((id) => entries[id] ?? [])
    .sort((a, b) => grade(b) - grade(a) || lateness(a) - lateness(b))
    .map((entry) => entry.item);
}

function fieldText({ id, item }: Entry, field: string): string {
  switch (field) {
    case 'id':
      return String(id);
    case 'code':
      return item.code;
    case 'formerCodes':
      return item.formerCodes.join(' ');
    case 'name':
      return item.name;
    case 'keywords':
      return item.keywords;
    case 'applications':
      return item.applications.join(' ');
    default:
      return item.description;
  }
}
