/** Codes as people remember them: "wh260", "WH2 60" and "wh2-60" are WH2-60. Indexes every run of pieces. */
import { inchFractions } from '../../kernel/typography.ts';
import { foldText, hasDigit } from './plain-code.ts';

/** One stretch of text between spaces: "wh2-60" has the pieces "wh2" and "60". */
export type Chunk = {
  readonly pieces: readonly string[];
  /** True for a number with its unit as the last piece, so that 10 inches aren't 10 microns. */
  readonly isMeasure?: true;
};

// Longer runs are addresses or sentences without spaces, not codes.
const maxJoinedPieces = 5;
const units = {
  inch: 'inch(?:es)?|in|["”]|′′',
  micron: 'microns?|[uμ]m',
  mm: 'mm',
  star: 'stars?',
  lmin: String.raw`l(?:itres?)?\s*(?:/|per|a)\s*m(?:in(?:ute)?s?)?|lpm`,
  kpa: 'kpa',
  bar: 'bars?',
  psi: 'psi',
  watt: 'w(?:atts?)?',
  volt: 'v(?:olts?)?',
  litre: 'l(?:itres?)?',
};
/** Whether the index has a term as a unit's name: "lmin" for "L/min". */
export const isUnit = (term: string): boolean => term in units;
const figure = String.raw`\d+(?:[./]\d+)?`;
// "10 x 4.5 inch" is two measures, and so is 10"x4.5". Digits of a code ("SD10-05 in stock") aren't a measure.
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
  // Sizes without a unit are in inches: "10 x 4.5".
  measureOf('inch', String.raw`\s*[x×]\s*`, String.raw`+)(?!\s*(?:cm|m)\b|[\p{L}\p{N}./-])`),
];
const measureMark = '_is_';

/** The comma of "1,000 kPa". */
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g;

// A visitor who types "lead" doesn't mean "lead free".
const without = /(\p{L}{4,})[ -]free(?!\p{L})/gu;

/** Splits at spaces and most punctuation. Hyphens, slashes, dots, pluses and underscores split pieces. */
export function chunksOf(text: string): readonly Chunk[] {
  const figures = decimals(text.replace(thousands, ''));
  return withMeasures(foldText(figures).replace(without, 'no$1'))
    .split(/[^\p{L}\p{N}\p{Pd}\p{Pc}/.+\u2212]+/u)
    .map(chunkOf)
    .filter((chunk) => chunk.pieces.length > 0);
}

export function indexTerms(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => {
    const { pieces, isMeasure } = chunk;
    return [...pieces, ...(isMeasure ? [wholeOf(chunk)] : joinedRuns(pieces))];
  });
}

/** Returns the terms of a text that's a size and nothing else: "20 x 4.5 inch", not "10 inch vessel". */
export function measureTerms(text: string): string[] {
  if (!hasDigit(text)) return [];
  const chunks = chunksOf(text);
  return isSizeAlone(chunks) ? chunks.filter(({ isMeasure }) => isMeasure).map(wholeOf) : [];
}

/** True if a text is only a size: measures other than flow, "x" and "BSP". */
export const isSizeAlone = (chunks: readonly Chunk[]): boolean =>
  chunks.every((chunk) =>
    chunk.isMeasure ? !isFlow(chunk) : ['x', 'bsp'].includes(wholeOf(chunk)),
  );

export const isFlow = ({ pieces }: Chunk): boolean => pieces.at(-1) === 'lmin';

/** The words of a size that begins here: "1 inch BSP", "20 x 4.5 inch". 1 for anything else. */
export function sizeLength(chunks: readonly Chunk[], at: number): number {
  const nameAt = (place: number) => (chunks[place] ? wholeOf(chunks[place]) : '');
  if (!chunks[at]?.isMeasure) return 1;
  if (nameAt(at + 1) === 'x' && chunks[at + 2]?.isMeasure) return 2 + sizeLength(chunks, at + 2);
  return nameAt(at + 1) === 'bsp' ? 2 : 1;
}

/** Joins a chunk into one term: "wh260" for "wh2-60", "10inch" for "10 inch". 4.5 L/min isn't 45. */
export const wholeOf = (chunk: Chunk): string => chunk.pieces.join(isFlow(chunk) ? '_' : '');

// "AS/NZS 3497" and "2.5 L / min" are several words.
const maxWordsOfTerm = 5;

/** The part of a text that these chunks are: "L/min", "7.5", "SPARQ". Corrected words as they're now. */
export function asTyped(text: string, chunks: readonly Chunk[]): string {
  const keyOf = (some: readonly Chunk[]) => some.map(wholeOf).join(' ');
  const words = text.split(/(?:[\s;:!?]|,(?!\d{3}))+/);
  const runs = words.flatMap((_word, start) =>
    Array.from({ length: maxWordsOfTerm }, (_, more) => words.slice(start, start + more + 1)),
  );
  const typed = runs
    .toSorted((a, b) => a.length - b.length)
    .find((run) => keyOf(chunksOf(run.join(' '))) === keyOf(chunks));
  return typed?.join(' ') ?? chunks.map(({ pieces }) => pieces.join(' ')).join(' ');
}

/** "cartridge" finds "cartridges", and vice versa. */
function stem(word: string): string {
  return word.length > 3 && !hasDigit(word) ? word.replace(/([^s])s$/, '$1') : word;
}

// Product pages print 1½" BSP (40 mm), and thread sizes without a unit are in inches.
const thread =
  /(?<=[\d¼½¾])[\s-]?(?:inch(?:es)?|in|["”″]|'')?[\s-]?bsp[pt]?(?:\s?\(?\d+\s?mm\)?)?/giu;

/** Writes fractions of an inch as catalogues do: 1½" and 1 1/2 inch are 1.5 inch, ¾ is 0.75. */
const decimals = (text: string): string =>
  text
    .replaceAll(thread, ' inch bsp')
    .replaceAll(
      /(?<![\p{L}\p{N}./-])(?:(\d+)[ -]?)?(?:([¼½¾])|(?<!\d)([13]\/[24])(?=[ -]?(?:in|["”″])))/gu,
      (_, whole = '0', sign = '', words = '') => {
        const fraction = inchFractions.find((each) => each.sign === sign || each.words === words);
        return String(Number(whole) + (fraction?.value ?? 0));
      },
    );

function withMeasures(text: string): string {
  if (!hasDigit(text)) return text;
  return measures.reduce(
    (marked, { unit, pattern, times }) =>
      marked.replace(pattern, (_all, figures: string) =>
        figures
          .split(times)
          .map((each) => ` ${each}${measureMark}${unit} `)
          .join('x'),
      ),
    text,
  );
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
