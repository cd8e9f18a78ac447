/** Looks a text up in an index of minisearch: what both indexes of the site have in common. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { indexTerms } from './code-tokens.ts';
import { allApart, allWanted, asTyped, oneWanted, type Wanted } from './index-query.ts';

// Enough for the frames in between to stay under 50 ms with 10,000 products.
const chunkSize = 250;

type IndexOptions = Pick<SearchOptions, 'boostDocument'> & {
  /** A field that counts only where the others find nothing, by the very words that were typed. */
  readonly prose?: string;
};
export type Lookup = { readonly engine: MiniSearch; readonly prose: string | undefined };

/** Indexes entries by their places, a piece at a time, so that typing stays smooth meanwhile. */
export async function indexOf<Entry>(
  entries: readonly Entry[],
  fields: Readonly<Record<string, number>>,
  fieldText: (entry: Entry, field: string) => string,
  { prose, ...options }: IndexOptions = {},
): Promise<Lookup> {
  const engine = new MiniSearch<{ readonly id: number; readonly entry: Entry }>({
    fields: [...Object.keys(fields), ...(prose === undefined ? [] : [prose])],
    extractField: ({ id, entry }, field) => (field === 'id' ? String(id) : fieldText(entry, field)),
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      fields: Object.keys(fields),
      boost: { ...fields },
      tokenize: (term) => [term],
      ...options,
    },
  });
  await engine.addAllAsync(
    entries.map((entry, id) => ({ id, entry })),
    { chunkSize },
  );
  return { engine, prose };
}

/** What share of the words is enough where not all are found, in a text of how many. */
export type Partly = { readonly enough: number; readonly from: number };
const most: Partly = { enough: 0.6, from: 3 };

/**
 * The places of what is found. Exact and beginning words first; only when they find nothing does prose
 * count, then may words have grown together, then are misspellings allowed, and only then most of the words
 * instead of all. So a code that exists is never joined by its neighbours.
 */
export function findIn(
  { engine, prose }: Lookup,
  wanted: readonly Wanted[],
  { enough, from }: Partly = most,
): readonly number[] {
  if (wanted.length === 0) return [];
  const attempts = [
    () => engine.search(allWanted(wanted, false)),
    () => (prose === undefined ? [] : engine.search(asTyped(wanted), { fields: [prose] })),
    () => engine.search(allApart(wanted)),
    () => engine.search(allWanted(wanted, true)),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found.map((result): number => Number(result.id));
  }
  if (wanted.length < from) return [];
  const needed = Math.ceil(wanted.length * enough);
  const tally = new Map<number, { count: number; score: number }>();
  for (const each of wanted) {
    for (const { id, score } of engine.search(oneWanted(each, true))) {
      const before = tally.get(Number(id)) ?? { count: 0, score: 0 };
      tally.set(Number(id), { count: before.count + 1, score: before.score + score });
    }
  }
  return [...tally]
    .filter(([, found]) => found.count >= needed)
    .sort(([, a], [, b]) => b.count - a.count || b.score - a.score)
    .map(([id]) => id);
}
