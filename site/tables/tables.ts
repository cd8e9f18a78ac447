import type { Tables } from '../../kernel/tables.ts';
import { note, noteReads, once, type Reads } from './reads.ts';

export type { Tables };

type Kept<Result> = { readonly result: Result; readonly reads: Reads };
const readsOfAll = new WeakMap<Tables, Map<string, Reads>>();

/**
 * Works something out of the tables once, for each key, and keeps it as long as they live. Whoever
 * asks reads that, and not all that the work has read: the name must be one of its own.
 */
export function oncePerTables<Key extends readonly string[], Result>(
  name: string,
  work: (tables: Tables, ...key: Key) => Result,
): (tables: Tables, ...key: Key) => Result {
  const known = new WeakMap<Tables, Map<string, Kept<Result>>>();
  return (tables, ...key) => {
    const read = [name, ...key].join('/');
    note(once, read);
    const results = known.get(tables) ?? new Map<string, Kept<Result>>();
    known.set(tables, results);
    const kept = results.get(read) ?? noteReads(() => work(tables, ...key));
    if (!results.has(read)) {
      results.set(read, kept);
      readsOfOnce(tables).set(read, kept.reads);
    }
    return kept.result;
  };
}

/** What each thing that was worked out of these tables has read, by its name. */
export function readsOfOnce(tables: Tables): Map<string, Reads> {
  const all = readsOfAll.get(tables) ?? new Map<string, Reads>();
  readsOfAll.set(tables, all);
  return all;
}
