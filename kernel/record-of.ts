/** A value for each name of a list. The one place where a list of names is believed to be complete. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
