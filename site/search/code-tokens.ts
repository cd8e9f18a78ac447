/**
 * Words and product codes for the site's own index. People write a code as they remember it:
 * "wh260", "WH2 60" and "wh2-60" are all WH2-60, so a code is known by its pieces and by every
 * run of neighbouring pieces joined.
 */

import { foldText, hasDigit } from './plain-code.ts';

/** One stretch of text between spaces: "wh2-60" has the pieces "wh2" and "60". */
export type Chunk = {
  readonly pieces: readonly string[];
  /** A figure and its unit, which is the last piece: 10 inches are not 10 microns. */
  readonly isMeasure?: true;
};

// Longer runs are addresses or sentences without spaces, not codes.
const maxJoinedPieces = 5;
const units = { inch: 'inch(?:es)?|in|["”]|′′', micron: 'microns?|[uμ]m', mm: 'mm' };
const figure = String.raw`\d+(?:[./]\d+)?`;
// "10 x 4.5 inch" is two measures, and so is 10"x4.5"; a figure of a code ("SD10-05 in stock") is none.
const measureOf = (unit: string, times: string, end: string) => ({
  unit,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}./-])(${figure}(?:${times}${figure})${end}`, 'gu'),
  times: new RegExp(times, 'u'),
});
const measures = [
  ...Object.entries(units).map(([unit, spelt]) =>
    measureOf(
      unit,
      String.raw`\s*(?:${spelt})?\s*[x×]\s*`,
      String.raw`*)[\s-]*(?:${spelt})(?![\p{L}\p{N}])`,
    ),
  ),
  // Sizes are said in inches, also where nobody says so: "10 x 4.5".
  measureOf('inch', String.raw`\s*[x×]\s*`, String.raw`+)(?!\s*(?:cm|m)\b|[\p{L}\p{N}./-])`),
];
const measureMark = '_is_';

/** Divides at spaces and most punctuation; hyphen, slash, dot, plus and underscore divide pieces. */
export function chunksOf(text: string): readonly Chunk[] {
  return withMeasures(foldText(text))
    .split(/[^\p{L}\p{N}\p{Pd}\p{Pc}/.+\u2212]+/u)
    .map(knownChunk)
    .filter((chunk) => chunk.pieces.length > 0);
}

/** The terms that one text is found by. */
export function indexTerms(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => {
    const { pieces, isMeasure } = chunk;
    return [...pieces, ...(isMeasure ? [wholeOf(chunk)] : joinedRuns(pieces))];
  });
}

/** The terms of the measures alone, of a text that says nothing else: "20 x 4.5 inch", not "10 inch vessel". */
export function measureTerms(text: string): string[] {
  if (!hasDigit(text)) return [];
  const chunks = chunksOf(text);
  return isSizeAlone(chunks) ? chunks.filter(({ isMeasure }) => isMeasure).map(wholeOf) : [];
}

/** Measures, and the sign between two of them. */
export const isSizeAlone = (chunks: readonly Chunk[]): boolean =>
  chunks.every((chunk) => chunk.isMeasure || wholeOf(chunk) === 'x');

/** A chunk in one term: "wh260" for "wh2-60", "10inch" for "10 inch". */
export const wholeOf = ({ pieces }: Chunk): string => pieces.join('');

/** "cartridges" is found by "cartridge", and the other way round. */
function stem(word: string): string {
  return word.length > 3 && !hasDigit(word) ? word.replace(/([^s])s$/, '$1') : word;
}

function withMeasures(text: string): string {
  if (!hasDigit(text)) return text;
  return measures.reduce(
    (told, { unit, pattern, times }) =>
      told.replace(pattern, (_all, figures: string) =>
        figures
          .split(times)
          .map((each) => ` ${each}${measureMark}${unit} `)
          .join('x'),
      ),
    text,
  );
}

/** A catalogue's words come again and again. */
const known = new Map<string, Chunk>();

function knownChunk(part: string): Chunk {
  const before = known.get(part);
  if (before) return before;
  const chunk = chunkOf(part);
  known.set(part, chunk);
  return chunk;
}

function chunkOf(part: string): Chunk {
  const [figures = '', unit] = part.split(measureMark);
  const pieces = (figures.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
  return unit === undefined ? { pieces } : { pieces: [...pieces, unit], isMeasure: true };
}

function joinedRuns(pieces: readonly string[]): readonly string[] {
  if (pieces.length < 2 || pieces.length > maxJoinedPieces) return [];
  const runs: string[] = [];
  for (let start = 0; start < pieces.length - 1; start += 1) {
    for (let end = start + 2; end <= pieces.length; end += 1) {
      runs.push(pieces.slice(start, end).join(''));
    }
  }
  return runs;
}
