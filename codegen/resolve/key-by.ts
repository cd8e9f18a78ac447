/** Entries by name, the first of two with one name. It inherits nothing: no entry is called "constructor" by accident. */
export function keyBy<Entry>(
  entries: Iterable<readonly [name: string, entry: Entry]>,
): Readonly<Record<string, Entry>> {
  const table: Record<string, Entry> = Object.create(null);
  for (const [name, entry] of entries) if (!(name in table)) table[name] = entry;
  return table;
}
