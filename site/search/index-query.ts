/** What was typed, as a query to the site's own index. */
import type { Query } from 'minisearch';
import { type Chunk, chunksOf, hasDigit } from './code-tokens.ts';

// Each word costs a look-up for every way of joining it with its neighbour.
const maxWords = 8;
// In a longer text a torn code is rare, and trying every join costs a phone a noticeable moment.
const maxWordsToJoin = 4;
const stopWords = new Set(
  'a an and are at do for from how i in is it my need of on or that the to what which with you your'.split(
    ' ',
  ),
);

/** The words that count; where all are small words, all of them. */
export function queryWords(text: string): readonly Chunk[] {
  const chunks = chunksOf(text);
  const telling = chunks.filter(({ pieces }) => !stopWords.has(pieces.join('')));
  return (telling.length > 0 ? telling : chunks).slice(0, maxWords);
}

/** All words, in any of the ways in which neighbours may have been torn apart ("wh 260"). */
export function allWords(words: readonly Chunk[], isFuzzy: boolean): Query {
  return or(readings(words).map((reading) => and(reading.map((word) => oneWord(word, isFuzzy)))));
}

/** One word: as a whole, by its pieces, or "20inch" as "20 inch". */
export function oneWord({ pieces }: Chunk, isFuzzy: boolean): Query {
  const whole = pieces.join('');
  const readings: Query[] = [term(whole, isFuzzy)];
  if (pieces.length > 1) readings.push(and(pieces.map((piece) => term(piece, isFuzzy))));
  const [, figure, unit] = /^(\d+)([a-z]{2,})$/.exec(whole) ?? [];
  if (figure && unit) readings.push(and([term(figure, false), term(unit, isFuzzy)]));
  return or(readings);
}

function readings(words: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const joined = (from: number, to: number): readonly Chunk[] => [
    ...words.slice(0, from),
    {
      pieces: [
        words
          .slice(from, to)
          .flatMap((word) => word.pieces)
          .join(''),
      ],
    },
    ...words.slice(to),
  ];
  if (words.length > maxWordsToJoin) return [words];
  const pairs = words.slice(1).map((_word, index) => joined(index, index + 2));
  return [words, ...pairs, ...(words.length > 2 ? [joined(0, words.length)] : [])];
}

function term(text: string, isFuzzy: boolean): Query {
  return { queries: [text], prefix: true, fuzzy: isFuzzy ? edits(text) : false };
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
