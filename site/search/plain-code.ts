/** Codes as they're compared. Separate from the index's code, so that pages don't load that. */

/** Lower case without accents; `stem` handles plurals. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** "wh260" for "WH2-60", so that all spellings of a code compare equal. */
export function plainCode(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a term looks like part of a code. Such terms are never corrected. */
export function hasDigit(term: string): boolean {
  return /\p{N}/u.test(term);
}
