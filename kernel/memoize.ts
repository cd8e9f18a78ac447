/**
 * Caches a result for as long as the object it depends on exists. `work` depends only on the object and the keys, and
 * no key contains a line break.
 */
export function memoize<Given extends object, Key extends readonly string[], Result>(
  work: (given: Given, ...key: Key) => Result,
): (given: Given, ...key: Key) => Result {
  const known = new WeakMap<Given, Map<string, { readonly result: Result }>>();
  return (given, ...key) => {
    const results = known.get(given) ?? new Map<string, { readonly result: Result }>();
    known.set(given, results);
    const name = key.join('\n');
    const kept = results.get(name) ?? { result: work(given, ...key) };
    results.set(name, kept);
    return kept.result;
  };
}
