/** Keys entries by name, keeping the first of duplicates. The result inherits nothing, so "constructor" isn't an entry by accident. */
export function keyBy<Entry>(
  entries: Iterable<readonly [name: string, entry: Entry]>,
): Readonly<Record<string, Entry>> {
  const table: Record<string, Entry> = Object.create(null);
  for (const [name, entry] of entries) if (!(name in table)) table[name] = entry;
  return table;
}
