/** Turns typed text into MiniSearch queries to the site's own indexes, and finds their entries. */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import {
  type Chunk,
  chunksOf,
  indexTerms,
  isSizeAlone,
  sizeLength,
  wholeOf,
} from './code-tokens.ts';
import { namedSize } from './measured-size.ts';
import { isNear } from './nearest-words.ts';
import { hasDigit } from './plain-code.ts';
import { phraseAt, type QueryTerm, type SynonymIndex, type Words } from './synonyms.ts';

// Each word costs a look-up for every way to join it with its neighbour.
const maxWords = 8;
// Longer texts rarely contain a split code, and trying every join takes a phone noticeable time.
const maxWordsToJoin = 4;
const stopWords = new Set(
  `a an and are at best can cheap cheapest code do does for from get good have how i in is it like me model my near need
  of on or our puretec some that the to want water we what where which who with you your`.split(
    /\s+/,
  ),
);

/** Splits a text into terms, and names a measured size. Small words count only in phrases, or when there are no others. */
export function queryTerms(text: string, synonyms: SynonymIndex): readonly QueryTerm[] {
  const chunks = chunksOf(namedSize(text) ?? text);
  const terms: (QueryTerm & { readonly isSmall: boolean })[] = [];
  for (let at = 0; at < chunks.length && terms.length < maxWords * 2; ) {
    const phrase = phraseAt(chunks, at, synonyms);
    const typed = chunks.slice(at, at + (phrase?.words.length ?? sizeLength(chunks, at)));
    terms.push({
      typed,
      ways: phrase?.ways ?? [typed],
      hints: phrase?.hints ?? [],
      water: phrase?.water,
      isSmall: phrase === undefined && typed.every((word) => stopWords.has(wholeOf(word))),
    });
    at += typed.length;
  }
  const main = terms.filter(({ isSmall }) => !isSmall);
  return (main.length > 0 ? main : terms).slice(0, maxWords);
}

/** Matches all terms, also a code typed as two words ("wh 260"). A single letter begins an unfinished word. */
function matchAll(terms: readonly QueryTerm[]): Query {
  const [first, ...more] = terms.flatMap(({ typed }) => typed).map(wholeOf);
  if (first?.length === 1 && more.length === 0) return { queries: [first], prefix: true };
  return or([
    and(terms.map(matchTerm)),
    ...joinings(terms).map((joined) => and(joined.map(matchTerm))),
  ]);
}

/** Matches every word as typed, without synonyms or prefixes. */
const matchTyped = (terms: readonly QueryTerm[]): Query => ({
  queries: terms.flatMap(({ typed }) => typed.map(wholeOf)),
  combineWith: 'AND',
  prefix: false,
});

/** Matches all terms if two words were typed as one: "waterfilter" as "water filter". */
const matchSplit = (terms: readonly QueryTerm[]): Query =>
  and(terms.map((each) => or([matchTerm(each), ...each.typed.flatMap(halvesOf)])));

// "Tap" is a part of compound words. Shorter words begin too many others.
const shortestHalf = 3;

/** The first half is a whole word. The second may be unfinished. */
function halvesOf(chunk: Chunk): Query[] {
  const whole = wholeOf(chunk);
  if (hasDigit(whole)) return [];
  const ends = Array.from(whole, (_letter, end) => end).slice(shortestHalf, 1 - shortestHalf);
  return ends.map((end) =>
    and([{ queries: [whole.slice(0, end)], prefix: false }, matchText(whole.slice(end))]),
  );
}

function matchTerm({ ways, hints }: QueryTerm): Query {
  const anyOf = (phrases: readonly Words[]) =>
    or(phrases.map((phrase) => and(phrase.map(matchWord))));
  return hints.length === 0 ? anyOf(ways) : and([anyOf(ways), anyOf([...ways, ...hints])]);
}

/** Matches one word: as a whole, by its pieces, or "20litre" as "20 litre". A measure is never split. */
function matchWord(chunk: Chunk): Query {
  const whole = wholeOf(chunk);
  const { pieces, isMeasure } = chunk;
  const readings: Query[] = [matchText(whole)];
  if (isMeasure) return or(readings);
  if (pieces.length > 1) readings.push(and(pieces.map(matchText)));
  const [, figure, unit] = /^(\d+)([a-z]{2,})$/.exec(whole) ?? [];
  if (figure && unit) readings.push(and([matchText(figure), matchText(unit)]));
  return or(readings);
}

export function coverage(query: readonly QueryTerm[], title: string): number {
  const words = queryTerms(title, new Map());
  const isTyped = ({ typed }: QueryTerm) =>
    query.some(({ ways }) =>
      ways.some((way) =>
        way.some((word) => typed.some((own) => wholeOf(own).startsWith(wholeOf(word)))),
      ),
    );
  return words.filter(isTyped).length / words.length;
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
function joinings(terms: readonly QueryTerm[]): readonly (readonly QueryTerm[])[] {
  const words = terms.flatMap(({ typed }) => typed);
  if (words.length > terms.length || words.length < 2 || words.length > maxWordsToJoin) return [];
  const joined = (from: number, to: number): readonly QueryTerm[] => {
    const typed = [{ pieces: [words.slice(from, to).map(wholeOf).join('')] }];
    return [...terms.slice(0, from), { typed, ways: [typed], hints: [] }, ...terms.slice(to)];
  };
  const pairs = words.slice(1).map((_word, index) => joined(index, index + 2));
  return [...pairs, ...(words.length > 2 ? [joined(0, words.length)] : [])];
}

/** One letter alone isn't used as a prefix, because it begins too many words. */
const matchText = (text: string): Query => ({ queries: [text], prefix: text.length > 1 });

function and(queries: Query[]): Query {
  return { combineWith: 'AND', queries };
}

function or(queries: Query[]): Query {
  return { combineWith: 'OR', queries };
}

// Small enough to keep frames under 50 ms while 10,000 products are indexed.
const chunkSize = 250;

export type Lookup = {
  readonly engine: MiniSearch;
  /** A field that counts only if the others find nothing, and only by exact words. */
  readonly prose: string | undefined;
  readonly accepts: (id: number, terms: readonly QueryTerm[]) => boolean;
};
type IndexOptions = Pick<SearchOptions, 'boostDocument'> &
  Partial<Pick<Lookup, 'prose' | 'accepts'>>;

/** Indexes entries by position, in chunks that keep the page responsive. `fields` maps names to weights. */
export async function buildLookup<Entry>(
  entries: readonly Entry[],
  fields: Readonly<Record<string, number>>,
  fieldText: (entry: Entry, field: string) => string,
  { prose, accepts = () => true, ...options }: IndexOptions = {},
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
  return { engine, prose, accepts };
}

/** "wh2" and "60", but not "20 inch". */
const isOfCode = ({ typed }: QueryTerm) =>
  typed.every((chunk) => !chunk.isMeasure && hasDigit(wholeOf(chunk)));

/** "wh2-60", but not "20". */
const isCode = (term: QueryTerm): boolean =>
  isOfCode(term) && term.typed.some((chunk) => /\p{L}/u.test(wholeOf(chunk)));

/** "hybrid-g7 manual", but not "2 taps". */
const hasWordsBesideCode = (terms: readonly QueryTerm[]): boolean =>
  terms.some(isCode) && !terms.every(isOfCode);

export type Found = {
  /** Certificates or figures left out, because no entry has them and all other terms. */
  readonly left: readonly QueryTerm[];
  readonly terms: readonly QueryTerm[];
  readonly all: readonly number[];
  /** The weights of entries that match the better half of the terms, if `all` has few. Rare words weigh more. */
  readonly some: ReadonlyMap<number, number>;
};

const few = 5;

/**
 * Finds entries for a text by whole words and prefixes. If they find nothing, prose counts, then a code without its
 * other words, then words typed as one, then misspellings. A code never finds similar codes too.
 */
export function find(
  { engine, prose, accepts }: Lookup,
  text: string,
  synonyms: SynonymIndex,
): Found {
  const ids = (query: Query, options?: SearchOptions) =>
    engine.search(query, options).map(({ id }): number => Number(id));
  const attempts: readonly ((terms: readonly QueryTerm[]) => readonly number[])[] = [
    (terms) => ids(matchAll(terms)),
    (terms) => (prose === undefined ? [] : ids(matchTyped(terms), { fields: [prose] })),
    (terms) => (hasWordsBesideCode(terms) ? ids(matchAll(terms.filter(isOfCode))) : []),
    (terms) => ids(matchSplit(terms)),
  ];
  const firstAnswer = (terms: readonly QueryTerm[]): readonly number[] => {
    for (const attempt of terms.length === 0 ? [] : attempts) {
      const found = attempt(terms).filter((id) => accepts(id, terms));
      if (found.length > 0) return found;
    }
    return [];
  };
  const answer = (typed: string): Omit<Found, 'some'> => {
    const terms = queryTerms(typed, synonyms);
    const all = firstAnswer(terms);
    if (all.length > 0 || !terms.some(isCertificate)) return { terms, all, left: [] };
    // The last figure matters least. A certificate is left out only if the rest names a kind or range.
    const figures = terms.filter(isFigure);
    const certificates = terms.some(isNamed) ? terms.filter(isCertificate) : [];
    const lefts = [
      ...figures.toReversed().map((figure) => [figure]),
      ...[figures, certificates, [...certificates, ...figures]],
    ];
    for (const left of lefts) {
      const others = terms.filter((term) => !left.includes(term));
      const found = firstAnswer(others);
      if (found.length > 0) return { terms: others, all: found, left };
    }
    return { terms: terms.filter((term) => !certificates.includes(term)), all, left: certificates };
  };
  let found = answer(text);
  if (found.all.length === 0) found = answer(corrected(text, engine, synonyms));
  const { terms, all, left } = found;
  const isAsked = left.length > 0 || terms.some((term) => isRating(term) || isCertificate(term));
  const isExact = terms.some(isCode) || (all.length > 0 && isAsked);
  const isLoose = all.length < few && terms.length > 1 && !isExact;
  return { ...found, some: isLoose ? betterHalf(engine, terms, new Set(all)) : new Map() };
}

/** "7.5 L/min", "¾ BSP". */
const isFigure = ({ typed }: QueryTerm): boolean =>
  typed.every(({ isMeasure }) => isMeasure) || isSizeAlone(typed);

const isNamed = (term: QueryTerm): boolean => !isCertificate(term) && !isFigure(term);

export const idsOf = ({ engine }: Pick<Lookup, 'engine'>, term: QueryTerm): readonly number[] =>
  engine.search(matchTerm(term)).map(({ id }) => Number(id));

/** "5 star", which another rating doesn't answer. */
const isRating = ({ typed }: QueryTerm): boolean =>
  typed.some(({ pieces, isMeasure }) => isMeasure && pieces.at(-1) === 'star');

/** "WaterMark", "WELS", "lead free", "AS/NZS 3718". */
const isCertificate = ({ typed }: QueryTerm): boolean =>
  typed.some((chunk) => /^(?:watermark|wel|nolead|certif|asnzs|g12)/.test(wholeOf(chunk)));

function betterHalf(engine: MiniSearch, terms: readonly QueryTerm[], all: ReadonlySet<number>) {
  const weights = new Map<number, number>();
  let total = 0;
  for (const term of terms) {
    const found = idsOf({ engine }, term);
    const share = found.length / Math.max(engine.documentCount, 50);
    const rarity = Math.log(1 + 1 / Math.max(share, 0.02));
    // A word that no entry contains says little about the other words. No size makes up for a certificate.
    const weight = found.length === 0 ? rarity / 2 : isCertificate(term) ? rarity * 3 : rarity;
    total += weight;
    for (const id of found) weights.set(id, (weights.get(id) ?? 0) + weight);
  }
  return new Map([...weights].filter(([id, weight]) => !all.has(id) && weight >= total / 2));
}

function corrected(text: string, engine: MiniSearch, synonyms: SynonymIndex): string {
  // Folding would turn 1½ into 11/2.
  return text.normalize().replace(/(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu, (word) => {
    const stemmed = chunksOf(word).map(wholeOf).join('');
    if (synonyms.has(stemmed) || engine.search(matchText(stemmed)).length > 0) return word;
    const nearest = engine.search({ queries: [stemmed], fuzzy: 2 }).flatMap(({ terms }) => terms);
    return nearest.find((term) => stemmed.length > 7 || isNear(term, stemmed)) ?? word;
  });
}
