/** What was typed, as a query to the site's own index. */
import type { Query } from 'minisearch';
import type { Synonyms } from '../../kernel/contract.ts';
import { isWaterSource } from '../../kernel/vocabulary.ts';
import { type Chunk, chunksOf, wholeOf } from './code-tokens.ts';
import { namedSize } from './measured-size.ts';
import { hasDigit } from './plain-code.ts';

/** One thing that is asked for: a word, or words that mean one thing, and all the ways in which it is looked up. */
export type Wanted = {
  readonly typed: Words;
  readonly ways: readonly Words[];
  /** What speaks for it besides, and is not enough. */
  readonly hints: readonly Words[];
};
/** Phrases by their first word, the longest first. */
export type Thesaurus = ReadonlyMap<string, readonly Phrase[]>;
type Words = readonly Chunk[];
type Phrase = Pick<Wanted, 'ways' | 'hints'> & { readonly words: Words };

// Each word costs a look-up for every way of joining it with its neighbour.
const maxWords = 8;
// In a longer text a torn code is rare, and trying every join costs a phone a noticeable moment.
const maxWordsToJoin = 4;
const stopWords = new Set(
  'a an and are at can do for from how i in is it me my need of on or that the to want what where which who with you your'.split(
    ' ',
  ),
);

export function thesaurusOf(synonyms: Synonyms): Thesaurus {
  const phrases = synonyms.flatMap((group) => {
    const all = group.map(chunksOf);
    // Every product states its waters in a word; "tank water" word by word is a softener with a twin tank.
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

/** What a text asks for; a measured size by its name. Small words do not count, unless there are no others or a phrase has them. */
export function wantedIn(text: string, thesaurus: Thesaurus): readonly Wanted[] {
  const chunks = chunksOf(namedSize(text) ?? text);
  const wanted: (Wanted & { readonly isSmall: boolean })[] = [];
  for (let at = 0; at < chunks.length && wanted.length < maxWords * 2; ) {
    const phrase = phraseAt(chunks, at, thesaurus);
    const typed = chunks.slice(at, at + (phrase?.words.length ?? 1));
    wanted.push({
      typed,
      ways: phrase?.ways ?? [typed],
      hints: phrase?.hints ?? [],
      isSmall: phrase === undefined && typed.every((word) => stopWords.has(wholeOf(word))),
    });
    at += typed.length;
  }
  const telling = wanted.filter(({ isSmall }) => !isSmall);
  return (telling.length > 0 ? telling : wanted).slice(0, maxWords);
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
 * All of it, in any of the ways in which neighbours may have been torn apart ("wh 260"). One letter
 * alone is the beginning of what is still being typed.
 */
export function allWanted(wanted: readonly Wanted[], isFuzzy: boolean): Query {
  const [first, ...more] = wanted.flatMap(({ typed }) => typed).map(wholeOf);
  if (first?.length === 1 && more.length === 0) return { queries: [first], prefix: true };
  return or([
    and(wanted.map((each) => oneWanted(each, isFuzzy))),
    ...joinings(wanted).map((words) => and(words.map((word) => oneWord(word, isFuzzy)))),
  ]);
}

/** Every word as a whole, and nothing that means the same. */
export const asTyped = (wanted: readonly Wanted[]): Query => ({
  queries: wanted.flatMap(({ typed }) => typed.map(wholeOf)),
  combineWith: 'AND',
  prefix: false,
});

/** All of it, where words may have grown together: "waterfilter" as "water filter". */
export const allApart = (wanted: readonly Wanted[]): Query =>
  and(wanted.map((each) => or([oneWanted(each, false), ...each.typed.flatMap(halvesOf)])));

// "Tap" is a word that others are made of; what is shorter begins too many.
const shortestHalf = 3;

/** The first half is a word; the second may still be unfinished. */
function halvesOf(chunk: Chunk): Query[] {
  const whole = wholeOf(chunk);
  if (hasDigit(whole)) return [];
  const ends = Array.from(whole, (_letter, end) => end).slice(shortestHalf, 1 - shortestHalf);
  return ends.map((end) =>
    and([{ queries: [whole.slice(0, end)], prefix: false }, term(whole.slice(end), false)]),
  );
}

/** One thing, by what was typed or by what means the same. */
export function oneWanted({ ways, hints }: Wanted, isFuzzy: boolean): Query {
  // What has a synonym is spelt as it should be.
  const isSlip = isFuzzy && ways.length === 1;
  const anyOf = (phrases: readonly Words[]) =>
    or(phrases.map((phrase) => and(phrase.map((word) => oneWord(word, isSlip)))));
  return hints.length === 0 ? anyOf(ways) : and([anyOf(ways), anyOf([...ways, ...hints])]);
}

/** One word: as a whole, by its pieces, or "20litre" as "20 litre". A measure is one thing. */
function oneWord(chunk: Chunk, isFuzzy: boolean): Query {
  const whole = wholeOf(chunk);
  const { pieces, isMeasure } = chunk;
  const readings: Query[] = [term(whole, isFuzzy)];
  if (isMeasure) return or(readings);
  if (pieces.length > 1) readings.push(and(pieces.map((piece) => term(piece, isFuzzy))));
  const [, figure, unit] = /^(\d+)([a-z]{2,})$/.exec(whole) ?? [];
  if (figure && unit) readings.push(and([term(figure, false), term(unit, isFuzzy)]));
  return or(readings);
}

/** Whether a text of these terms holds everything that is asked for. */
export function holdsAll(wanted: readonly Wanted[], terms: readonly string[]): boolean {
  const holds = (chunk: Chunk) => {
    const whole = wholeOf(chunk);
    return terms.some((each) => each.startsWith(whole));
  };
  return wanted.every(({ ways }) => ways.some((phrase) => phrase.every(holds)));
}

/** A phrase that means something is no torn code. */
function joinings(wanted: readonly Wanted[]): readonly Words[] {
  const words = wanted.flatMap(({ typed }) => typed);
  if (words.length > wanted.length) return [];
  const joined = (from: number, to: number): readonly Chunk[] => [
    ...words.slice(0, from),
    { pieces: [words.slice(from, to).map(wholeOf).join('')] },
    ...words.slice(to),
  ];
  if (words.length < 2 || words.length > maxWordsToJoin) return [];
  const pairs = words.slice(1).map((_word, index) => joined(index, index + 2));
  return [...pairs, ...(words.length > 2 ? [joined(0, words.length)] : [])];
}

/** One letter of a code begins too many words. */
function term(text: string, isFuzzy: boolean): Query {
  return { queries: [text], prefix: text.length > 1, fuzzy: isFuzzy ? edits(text) : false };
}

/** Two swapped letters are two edits; short words and codes are taken at their word. */
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
