/**
 * A list too large for one file is split into shards by code prefix, and the prefix names the file.
 * Adding or editing a product then changes a single shard.
 */

/**
 * A code reduced to lower-case letters and digits. O becomes 0, and I and L become 1, because people
 * misread labels. Empty when the text has no letters or digits.
 */
export function shardKey(code: string): string {
  const plain = code.normalize('NFKD').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}

/** The longest prefix that matches a code; undefined when no shard can hold it. */
export function shardOf(prefixes: readonly string[], code: string): string | undefined {
  const key = shardKey(code);
  return prefixes.filter((prefix) => key.startsWith(prefix)).sort((a, b) => b.length - a.length)[0];
}
