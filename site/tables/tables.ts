import type { Tables } from '../../kernel/tables.ts';

export type { Tables };

/** Works something out of the tables once, and keeps it as long as they live. */
export function oncePerTables<Result>(
  work: (tables: Tables) => Result,
): (tables: Tables) => Result {
  const known = new WeakMap<Tables, { readonly result: Result }>();
  return (tables) => {
    const kept = known.get(tables) ?? { result: work(tables) };
    known.set(tables, kept);
    return kept.result;
  };
}
