/**
 * Words and product codes for the site's own index. People write a code as they remember it:
 * "wh260", "WH2 60" and "wh2-60" are all WH2-60, so a code is known by its pieces and by every
 * run of neighbouring pieces joined.
 */

/** One stretch of text between spaces: "wh2-60" has the pieces "wh2" and "60". */
export type Chunk = { readonly pieces: readonly string[] };

// Longer runs are addresses or sentences without spaces, not codes.
const maxJoinedPieces = 5;

/** Lower case, without accents, plurals left to `stem`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Divides at spaces and most punctuation; hyphen, slash, dot, plus and underscore divide pieces. */
export function chunksOf(text: string): readonly Chunk[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}\p{Pd}\p{Pc}/.+\u2212]+/u)
    .map((part) => ({ pieces: (part.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem) }))
    .filter((chunk) => chunk.pieces.length > 0);
}

/** The terms that one text is found by. */
export function indexTerms(text: string): string[] {
  return chunksOf(text).flatMap(({ pieces }) => [...pieces, ...joinedRuns(pieces)]);
}

/** "wh260" for "WH2-60": what two spellings of a code have in common. */
export function plainCode(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a term looks like a part of a code; such terms are never guessed at. */
export function hasDigit(term: string): boolean {
  return /\p{N}/u.test(term);
}

/** "cartridges" is found by "cartridge", and the other way round. */
function stem(word: string): string {
  return word.length > 3 && !hasDigit(word) ? word.replace(/([^s])s$/, '$1') : word;
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
