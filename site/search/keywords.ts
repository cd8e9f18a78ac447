/** Makes typed text safe to compare, to send, to put into an address and to show. */

/** Longer texts are cut, because no product needs more and servers refuse long addresses. */
export const maxKeywordLength = 200;

/**
 * Trims, turns line breaks and control characters (bidirectional ones too) into spaces, collapses spaces, replaces
 * lone surrogates and cuts to 200 characters. Whitespace alone becomes the empty string (SRCH-02). Markup stays text.
 */
export function cleanKeywords(text: string): string {
  const spaced = text
    .trimStart()
    .slice(0, maxKeywordLength * 4)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return Array.from(spaced).slice(0, maxKeywordLength).join('').trim();
}

/** The results page's address (SRCH-10, SRCH-11). Undefined without keywords. */
export function searchPageUrl(text: string): string | undefined {
  const keywords = cleanKeywords(text);
  return keywords === '' ? undefined : `/search?keywords=${encodeURIComponent(keywords)}`;
}
