/**
 * A list that is too large for one file stands in several: its shards, each for the codes that begin
 * alike. What they begin with is the name of the file, so that a product which is added or edited
 * changes the file of its code and no other.
 */

/**
 * A code as shards know it, of small letters and figures: hyphens do not count, and labels are read
 * in the dark, so O is zero, and I and L are one. Empty where a text holds none of them.
 */
export function shardKey(code: string): string {
  const plain = code.normalize('NFKD').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}

/** The shard in which a code stands if it stands anywhere: of those that begin it, the longest. */
export function shardOf(prefixes: readonly string[], code: string): string | undefined {
  const key = shardKey(code);
  return prefixes.filter((prefix) => key.startsWith(prefix)).sort((a, b) => b.length - a.length)[0];
}
