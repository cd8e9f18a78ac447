/**
 * An item as the commerce backend sends it. Nothing in it is trusted: the answer comes from
 * another machine, so every field is read through these functions.
 */
export type RawItem = Readonly<Record<string, unknown>>;

/** The backend says yes in three ways: true, "true" and "T". Everything else is no. */
export function isFlagSet(value: unknown): boolean {
  return value === true || value === 'true' || value === 'T';
}

/** Trimmed text; a number is written out, a list is joined with spaces, all else is empty. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(readText).filter(Boolean).join(' ');
  return '';
}

/** The value of the first field that holds text, else the empty string. */
export function firstText(item: RawItem, fields: readonly string[]): string {
  for (const field of fields) {
    const text = readText(item[field]);
    if (text !== '') return text;
  }
  return '';
}
