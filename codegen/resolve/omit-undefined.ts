type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
/** The same fields; one that may be undefined may be absent instead. */
export type OmitUndefined<T> = Omit<T, OptionalKeys<T>> & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>;
};

/**
 * An entry without the fields that are undefined: what a file does not state does not exist. Of a
 * product, of which there are thousands, the few fields that it may lack: V8 makes a slow and large
 * dictionary of an object that is filled with more than a dozen.
 */
export function omitUndefined<T extends object>(entry: T): OmitUndefined<T> {
  const fields: Partial<T> = {};
  for (const name in entry) if (entry[name] !== undefined) fields[name] = entry[name];
  return fields as OmitUndefined<T>;
}
