/** What a visitor typed, made safe to compare, send, put into an address and show as text. */

/** Longer texts are cut: no product is found by more, and servers refuse long addresses. */
export const maxKeywordLength = 200;

/**
 * Trims, turns line breaks, control and bidirectional control characters into spaces, makes one
 * space of several, replaces halves of characters and cuts to 200 characters. Whitespace alone is
 * the empty string (SRCH-02). Mark-up stays what it is: text.
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

/** The results page for what was typed (SRCH-10, SRCH-11); undefined when there is nothing. */
export function searchPageUrl(text: string): string | undefined {
  const keywords = cleanKeywords(text);
  return keywords === '' ? undefined : `/search?keywords=${encodeURIComponent(keywords)}`;
}
