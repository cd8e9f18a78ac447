/** Caches a result as long as its object exists. `work` uses only the object and the keys, which have no line break. */
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

const maxTexts = 50_000;

/** Caches a result by its string, which is checked for today, for coming days, and after each edit. */
export function memoizeTexts<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    if (known.size > maxTexts) known.clear();
    const kept = known.get(text) ?? { result: work(text) };
    known.set(text, kept);
    return kept.result;
  };
}
