/**
 * Notes which entries of the tables a piece of work reads, so that a build knows what an edit makes
 * stale. A read has a name: `products/WH2-60` is an entry, `products/*` which entries there are,
 * `places` a whole list, and `once/…` something worked out of the tables (tables.ts).
 */
import type { Tables } from './tables.ts';

export type Reads = ReadonlySet<string>;

let noted: Set<string> | undefined;

export function note(read: string): void {
  noted?.add(read);
}

/** Works, and tells what was read of recorded tables meanwhile. */
export function noteReads<Result>(work: () => Result): {
  readonly result: Result;
  readonly reads: Reads;
} {
  const outer = noted;
  const reads = new Set<string>();
  noted = reads;
  try {
    return { result: work(), reads };
  } finally {
    noted = outer;
  }
}

/** The same tables, of which every read is noted. */
export function recorded(tables: Tables): Tables {
  const known = new Map<string | symbol, unknown>();
  return new Proxy(tables, {
    get(target, table) {
      const value: unknown = Reflect.get(target, table);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        note(String(table));
        return value;
      }
      if (!known.has(table)) known.set(table, new Proxy(value, entriesOf(String(table))));
      return known.get(table);
    },
  });
}

/** Also that an entry is missing is read: it may be there after the next edit. */
const entriesOf = (table: string): ProxyHandler<object> => ({
  get(target, key) {
    note(`${table}/${String(key)}`);
    return Reflect.get(target, key);
  },
  has(target, key) {
    note(`${table}/${String(key)}`);
    return Reflect.has(target, key);
  },
  getOwnPropertyDescriptor(target, key) {
    note(`${table}/${String(key)}`);
    return Reflect.getOwnPropertyDescriptor(target, key);
  },
  ownKeys(target) {
    note(`${table}/*`);
    return Reflect.ownKeys(target);
  },
});
