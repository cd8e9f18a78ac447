/**
 * Works something out of an object alone once, and keeps it as long as the object lives. What reads
 * the tables besides is worked out once per tables (site/tables/tables.ts), which notes what it has read.
 */
export function oncePerObject<Given extends object, Result>(
  work: (given: Given) => Result,
): (given: Given) => Result {
  const known = new WeakMap<Given, { readonly result: Result }>();
  return (given) => {
    const kept = known.get(given) ?? { result: work(given) };
    known.set(given, kept);
    return kept.result;
  };
}
