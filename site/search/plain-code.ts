/** Compares codes. Its own file, so that pages don't load the index's code. */

/** Lower case without accents. `stem` handles plurals. */
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

// "Filterwall f5 mg" is the longest code that people type in pieces.
const maxPieces = 5;

/** Whether a text names this code, with or without other words. */
export const isCodeIn = (text: string, code: string): boolean =>
  codesNamed(text, (plain) => plain === plainCode(code)).length > 0;

/** The codes in a text, however they're typed, as `plainCode` gives them. A word between two others isn't a piece. */
export function codesNamed(text: string, isCode: (plain: string) => boolean): readonly string[] {
  const pieces = foldText(text)
    .replace(/(?<=\S\s+)or(?=\s)/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  const codes = new Set<string>();
  for (let start = 0; start < pieces.length; start += 1) {
    for (let length = maxPieces; length > 0; length -= 1) {
      const joined = pieces.slice(start, start + length).join('');
      if (!isCode(joined)) continue;
      codes.add(joined);
      start += length - 1;
      break;
    }
  }
  return [...codes];
}
