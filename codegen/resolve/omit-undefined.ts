type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
/** Makes fields optional if they may be undefined. */
export type OmitUndefined<T> = Omit<T, OptionalKeys<T>> & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>;
};

/**
 * Copies an entry without undefined fields. Only pass the few fields that may be missing: V8 turns
 * an object filled with more than a dozen into a slow, large dictionary, and there are thousands of
 * products.
 */
export function omitUndefined<T extends object>(entry: T): OmitUndefined<T> {
  const fields: Partial<T> = {};
  for (const name in entry) if (entry[name] !== undefined) fields[name] = entry[name];
  return fields as OmitUndefined<T>;
}
