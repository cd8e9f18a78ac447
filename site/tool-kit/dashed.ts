/**
 * A value as it is compared and shared: in small letters, with dashes between the words, so that
 * "Boiling and Ambient", "boiling and ambient" and "Boiling-and-Ambient" are one.
 */
export function dashed(text: string): string {
  const value =
    known.get(text) ??
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.]+/gu, '-')
      .replace(/^-|-$/g, '');
  known.set(text, value);
  return value;
}
/** Values are few, and each is compared with every product. */
const known = new Map<string, string>();
