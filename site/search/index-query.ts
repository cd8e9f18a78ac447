/** Queries to the site's own indexes: from the typed text to MiniSearch's query, and to what it finds. */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Synonyms } from '../../kernel/contract.ts';
import { isWaterSource } from '../../kernel/vocabulary.ts';
import { type Chunk, chunksOf, indexTerms, wholeOf } from './code-tokens.ts';
import { namedSize } from './measured-size.ts';
import { hasDigit } from './plain-code.ts';

/** One thing the visitor asks for: a word or a phrase, and all the synonyms to look it up by. */
export type QueryTerm = {
  readonly typed: Words;
  readonly ways: readonly Words[];
  /** Synonyms that support a match but don't make one. */
  readonly hints: readonly Words[];
};
/** Phrases by their first word, longest first. */
export type Thesaurus = ReadonlyMap<string, readonly Phrase[]>;
type Words = readonly Chunk[];
type Phrase = Pick<QueryTerm, 'ways' | 'hints'> & { readonly words: Words };

// Each word costs a look-up for every way to join it with its neighbour.
const maxWords = 8;
// Longer texts rarely contain a split code, and trying every join takes a phone noticeable time.
const maxWordsToJoin = 4;
const stopWords = new Set(
  'a an and are at can do for from how i in is it me my need of on or that the to want what where which who with you your'.split(
    ' ',
  ),
);

export function thesaurusOf(synonyms: Synonyms): Thesaurus {
  const phrases = synonyms.flatMap((group) => {
    const all = group.map(chunksOf);
    // Products name their water in one word. "Tank water" word by word would find a softener with a twin tank.
    const isEnough = ({ length }: Words) => !isWaterSource(group[0] ?? '') || length === 1;
    const ways = all.filter(isEnough);
    const hints = all.filter((words) => !isEnough(words));
    return all.map((words) => ({ words, ways, hints }));
  });
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases.sort((a, b) => b.words.length - a.words.length)) {
    const [first] = phrase.words;
    if (!first) continue;
    const list = byFirst.get(wholeOf(first));
    if (list) list.push(phrase);
    else byFirst.set(wholeOf(first), [phrase]);
  }
  return byFirst;
}

/** Splits a text into terms, and names a measured size. Small words count only in phrases, or when there are no others. */
export function queryTerms(text: string, thesaurus: Thesaurus): readonly QueryTerm[] {
  const chunks = chunksOf(namedSize(text) ?? text);
  const terms: (QueryTerm & { readonly isSmall: boolean })[] = [];
  for (let at = 0; at < chunks.length && terms.length < maxWords * 2; ) {
    const phrase = phraseAt(chunks, at, thesaurus);
    const typed = chunks.slice(at, at + (phrase?.words.length ?? 1));
    terms.push({
      typed,
      ways: phrase?.ways ?? [typed],
      hints: phrase?.hints ?? [],
      isSmall: phrase === undefined && typed.every((word) => stopWords.has(wholeOf(word))),
    });
    at += typed.length;
  }
  const main = terms.filter(({ isSmall }) => !isSmall);
  return (main.length > 0 ? main : terms).slice(0, maxWords);
}

function phraseAt(chunks: readonly Chunk[], at: number, thesaurus: Thesaurus) {
  const first = chunks[at];
  return (
    first &&
    thesaurus.get(wholeOf(first))?.find(({ words }) =>
      words.every((word, place) => {
        const chunk = chunks[at + place];
        return chunk !== undefined && wholeOf(chunk) === wholeOf(word);
      }),
    )
  );
}

/**
 * Matches all terms, also when one code was typed as two words ("wh 260"). A single letter is the beginning of an
 * unfinished word.
 */
function matchAll(terms: readonly QueryTerm[], isFuzzy: boolean): Query {
  const [first, ...more] = terms.flatMap(({ typed }) => typed).map(wholeOf);
  if (first?.length === 1 && more.length === 0) return { queries: [first], prefix: true };
  return or([
    and(terms.map((each) => matchTerm(each, isFuzzy))),
    ...joinings(terms).map((words) => and(words.map((word) => matchWord(word, isFuzzy)))),
  ]);
}

/** Matches every word as typed, without synonyms or prefixes. */
const matchTyped = (terms: readonly QueryTerm[]): Query => ({
  queries: terms.flatMap(({ typed }) => typed.map(wholeOf)),
  combineWith: 'AND',
  prefix: false,
});

/** Matches all terms when two words were typed as one: "waterfilter" as "water filter". */
const matchSplit = (terms: readonly QueryTerm[]): Query =>
  and(terms.map((each) => or([matchTerm(each, false), ...each.typed.flatMap(halvesOf)])));

// "Tap" is a part of compound words; shorter words begin too many others.
const shortestHalf = 3;

/** The first half is a whole word; the second may be unfinished. */
function halvesOf(chunk: Chunk): Query[] {
  const whole = wholeOf(chunk);
  if (hasDigit(whole)) return [];
  const ends = Array.from(whole, (_letter, end) => end).slice(shortestHalf, 1 - shortestHalf);
  return ends.map((end) =>
    and([{ queries: [whole.slice(0, end)], prefix: false }, matchText(whole.slice(end), false)]),
  );
}

/** Matches one term, by its own words or by synonyms. */
function matchTerm({ ways, hints }: QueryTerm, isFuzzy: boolean): Query {
  // A term with synonyms is spelt correctly.
  const isMisspelt = isFuzzy && ways.length === 1;
  const anyOf = (phrases: readonly Words[]) =>
    or(phrases.map((phrase) => and(phrase.map((word) => matchWord(word, isMisspelt)))));
  return hints.length === 0 ? anyOf(ways) : and([anyOf(ways), anyOf([...ways, ...hints])]);
}

/** Matches one word: as a whole, by its pieces, or "20litre" as "20 litre". A measure is never split. */
function matchWord(chunk: Chunk, isFuzzy: boolean): Query {
  const whole = wholeOf(chunk);
  const { pieces, isMeasure } = chunk;
  const readings: Query[] = [matchText(whole, isFuzzy)];
  if (isMeasure) return or(readings);
  if (pieces.length > 1) readings.push(and(pieces.map((piece) => matchText(piece, isFuzzy))));
  const [, figure, unit] = /^(\d+)([a-z]{2,})$/.exec(whole) ?? [];
  if (figure && unit) readings.push(and([matchText(figure, false), matchText(unit, isFuzzy)]));
  return or(readings);
}

/** Whether a text with these index terms contains everything the visitor asks for. */
export function containsAll(query: readonly QueryTerm[], terms: readonly string[]): boolean {
  const contains = (chunk: Chunk) => {
    const whole = wholeOf(chunk);
    return terms.some((each) => each.startsWith(whole));
  };
  return query.every(({ ways }) => ways.some((phrase) => phrase.every(contains)));
}

/** The ways to join neighbouring words into a code. A known phrase isn't a split code. */
function joinings(terms: readonly QueryTerm[]): readonly Words[] {
  const words = terms.flatMap(({ typed }) => typed);
  if (words.length > terms.length) return [];
  const joined = (from: number, to: number): readonly Chunk[] => [
    ...words.slice(0, from),
    { pieces: [words.slice(from, to).map(wholeOf).join('')] },
    ...words.slice(to),
  ];
  if (words.length < 2 || words.length > maxWordsToJoin) return [];
  const pairs = words.slice(1).map((_word, index) => joined(index, index + 2));
  return [...pairs, ...(words.length > 2 ? [joined(0, words.length)] : [])];
}

/** One letter alone isn't used as a prefix, because it begins too many words. */
function matchText(text: string, isFuzzy: boolean): Query {
  return { queries: [text], prefix: text.length > 1, fuzzy: isFuzzy ? edits(text) : false };
}

/** Two swapped letters count as two edits. Short words and codes are never corrected. */
function edits(text: string): number | false {
  if (hasDigit(text) || text.length < 4) return false;
  return text.length < 6 ? 1 : 2;
}

function and(queries: Query[]): Query {
  return { combineWith: 'AND', queries };
}

function or(queries: Query[]): Query {
  return { combineWith: 'OR', queries };
}

// Small enough for frames to stay under 50 ms while 10,000 products are indexed.
const chunkSize = 250;

type IndexOptions = Pick<SearchOptions, 'boostDocument'> & {
  /** A field that counts only when the others find nothing, and only by the exact words. */
  readonly prose?: string;
};
export type Lookup = { readonly engine: MiniSearch; readonly prose: string | undefined };

/** Indexes entries by their positions, in chunks, so that the page stays responsive. `fields`: names and weights. */
export async function buildLookup<Entry>(
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

/** "wh2" and "60", but not "20 inch". */
const isOfCode = ({ typed }: QueryTerm) =>
  typed.every((chunk) => !chunk.isMeasure && hasDigit(wholeOf(chunk)));

/** "hybrid-g7 manual", but not "2 taps". */
function hasWordsBesideCode(terms: readonly QueryTerm[]): boolean {
  const ofCode = terms.filter(isOfCode);
  return (
    ofCode.length < terms.length &&
    ofCode.some(({ typed }) => typed.some((chunk) => /\p{L}/u.test(wholeOf(chunk))))
  );
}

/** `share`: the share of the terms that is enough when not all match, in queries of at least `from` terms. */
export type PartialMatch = { readonly share: number; readonly from: number };
const mostTerms: PartialMatch = { share: 0.6, from: 3 };

/**
 * Returns the positions of the entries found. Whole words and prefixes come first. Only when they find nothing does
 * prose count, then a code without the words beside it, then words typed as one, then misspellings, and only then some
 * of the terms instead of all. So an existing code never finds its neighbours too.
 */
export function find(
  { engine, prose }: Lookup,
  terms: readonly QueryTerm[],
  { share, from }: PartialMatch = mostTerms,
): readonly number[] {
  if (terms.length === 0) return [];
  const attempts = [
    () => engine.search(matchAll(terms, false)),
    () => (prose === undefined ? [] : engine.search(matchTyped(terms), { fields: [prose] })),
    () => (hasWordsBesideCode(terms) ? engine.search(matchAll(terms.filter(isOfCode), false)) : []),
    () => engine.search(matchSplit(terms)),
    () => engine.search(matchAll(terms, true)),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found.map((result): number => Number(result.id));
  }
  if (terms.length < from) return [];
  const needed = Math.ceil(terms.length * share);
  const tally = new Map<number, { count: number; score: number }>();
  for (const each of terms) {
    for (const { id, score } of engine.search(matchTerm(each, true))) {
      const sofar = tally.get(Number(id)) ?? { count: 0, score: 0 };
      tally.set(Number(id), { count: sofar.count + 1, score: sofar.score + score });
    }
  }
  return [...tally]
    .filter(([, found]) => found.count >= needed)
    .sort(([, a], [, b]) => b.count - a.count || b.score - a.score)
    .map(([id]) => id);
}
