/** [before, match, after]; the match is empty where there is none. */
export type SplitText = readonly [before: string, match: string, after: string];

/**
 * Finds what was typed in a product code, without regard to case and hyphens: "wh260" is the whole
 * of "WH2-60", "g7" the end of "HYBRID-G7". For the eye only; nothing is decided by it.
 */
export function splitMatch(code: string, query: string): SplitText {
  const wanted = plain(query);
  const places = [...code.matchAll(/[\p{L}\p{N}]/gu)].map((letter) => letter.index);
  const found = wanted === '' ? -1 : plain(code).indexOf(wanted);
  const start = places[found];
  const last = places[found + wanted.length - 1];
  if (start === undefined || last === undefined) return [code, '', ''];
  return [code.slice(0, start), code.slice(start, last + 1), code.slice(last + 1)];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
