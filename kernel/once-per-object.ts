/** Memoizes a function of one object for as long as the object lives. */
export function oncePerObject<Given extends object, Result>(
  compute: (given: Given) => Result,
): (given: Given) => Result {
  const known = new WeakMap<Given, { readonly result: Result }>();
  return (given) => {
    const cached = known.get(given) ?? { result: compute(given) };
    known.set(given, cached);
    return cached.result;
  };
}
