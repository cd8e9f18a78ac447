type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
/** The same fields; one that may be undefined may be absent instead. */
export type OmitUndefined<T> = Omit<T, OptionalKeys<T>> & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>;
};

/**
 * A copy without the undefined fields, because a field that a file leaves out doesn't exist. There are
 * thousands of products, so only pass the few fields that may be missing: V8 turns an object filled
 * with more than a dozen into a slow, large dictionary.
 */
export function omitUndefined<T extends object>(entry: T): OmitUndefined<T> {
  const fields: Partial<T> = {};
  for (const name in entry) if (entry[name] !== undefined) fields[name] = entry[name];
  return fields as OmitUndefined<T>;
}
