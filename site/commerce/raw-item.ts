/**
 * An item as the commerce backend sends it. Nothing in it is trusted: the answer comes from
 * another machine, so every field is read through these functions.
 */
export type RawItem = Readonly<Record<string, unknown>>;

/** The backend says yes in three ways: true, "true" and "T". Everything else is no. */
export function isFlagSet(value: unknown): boolean {
  return value === true || value === 'true' || value === 'T';
}

/** Characters. Lists show two lines of a text; a browser needs seconds to lay out a word of 100,000 letters. */
const longestText = 1000;
const longestAddress = 2000;

/** Trimmed text, cut to 1,000 characters; numbers are written out, a list is joined with spaces, all else is empty. */
export function readText(value: unknown): string {
  const texts = Array.isArray(value) ? value.slice(0, longestText).map(oneText) : [oneText(value)];
  return cutText(texts.filter(Boolean).join(' '));
}

/** A code or an address; empty where it's too long, because half of one opens something else. */
export function readAddress(value: unknown): string {
  const text = oneText(value);
  return text.length > longestAddress ? '' : text;
}

/** The value of the first field that holds text, else the empty string. */
export function firstText(item: RawItem, fields: readonly string[]): string {
  for (const field of fields) {
    const text = readText(item[field]);
    if (text !== '') return text;
  }
  return '';
}

function oneText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Without half of a surrogate pair at the end. */
const cutText = (text: string): string =>
  text.length > longestText ? text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '') : text;
