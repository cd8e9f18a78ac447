export function groupBy<T, Name extends string>(
  things: readonly T[],
  nameOf: (thing: T) => Name,
): Map<Name, T[]> {
  const groups = new Map<Name, T[]>();
  for (const thing of things) {
    const name = nameOf(thing);
    const group = groups.get(name);
    if (group) group.push(thing);
    else groups.set(name, [thing]);
  }
  return groups;
}
