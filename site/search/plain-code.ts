/** Codes as they are compared. Apart from the words of the index, which a page needs no script for. */

/** Lower case, without accents, plurals left to `stem`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** "wh260" for "WH2-60": what two spellings of a code have in common. */
export function plainCode(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a term looks like a part of a code; such terms are never guessed at. */
export function hasDigit(term: string): boolean {
  return /\p{N}/u.test(term);
}
