/** Whether a data file holds lists under these names; a page of HTML or an older file does not. */
export function hasLists<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Readonly<Record<Name, readonly unknown[]>> {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map(Object.entries(value));
  return names.every((name) => Array.isArray(entries.get(name)));
}
