/**
 * Notes which entries of the tables a piece of work reads, so that a build knows what an edit makes
 * stale. `once` stands beside the tables, for what is worked out of them (tables.ts): each by its own
 * name, since only that knows what it was made from.
 */
import { byCountry, type Country, countries, isCountry } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';

/** The keys that were read, by table; or that the whole of it was. */
export type Reads = ReadonlyMap<string, ReadonlySet<string> | typeof whole>;

export const whole = 'whole';
/** Where what was worked out of the tables is noted. */
export const once = 'once';
/** Who reads more entries of a table than this is taken to read all: to note each would cost more than it saves. */
const mostEntries = 500;

/**
 * Tables of which the entries of one country are read apart from those of the others: what something
 * costs in New Zealand makes no page of Australia stale.
 */
export const tablesByCountry = ['prices'] as const satisfies readonly (keyof Tables)[];
/** How what is read of such a table for a country is noted. */
export const tableIn = (table: string, country: Country): string => `${table} ${country}`;

let noted: Map<string, Set<string> | typeof whole> | undefined;

/** Without a key, the whole table. */
export function note(table: string, key?: string): void {
  if (!noted) return;
  const keys = noted.get(table);
  if (keys === whole) return;
  const isFull = keys?.size === mostEntries && table !== once;
  if (key === undefined || isFull) noted.set(table, whole);
  else if (keys) keys.add(key);
  else noted.set(table, new Set([key]));
}

/** Works, and tells what was read of recorded tables meanwhile. */
export function noteReads<Result>(work: () => Result): {
  readonly result: Result;
  readonly reads: Reads;
} {
  const outer = noted;
  const reads = new Map<string, Set<string> | typeof whole>();
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
      if (!known.has(table)) {
        const name = String(table);
        const isApart = tablesByCountry.some((each) => each === name);
        known.set(table, new Proxy(value, isApart ? entriesByCountry(name) : entriesOf(name)));
      }
      return known.get(table);
    },
  });
}

/** Also that an entry is missing is read: it may be there after the next edit. Who looks which there are, looks at each. */
const entriesOf = (table: string): ProxyHandler<object> => ({
  get(target, key) {
    note(table, String(key));
    return Reflect.get(target, key);
  },
  has(target, key) {
    note(table, String(key));
    return Reflect.has(target, key);
  },
  getOwnPropertyDescriptor(target, key) {
    note(table, String(key));
    return Reflect.getOwnPropertyDescriptor(target, key);
  },
  ownKeys(target) {
    note(table);
    return Reflect.ownKeys(target);
  },
});

/** Of an entry that is there, only what a country has of it is read. */
function entriesByCountry(table: string): ProxyHandler<object> {
  const names = byCountry((country) => tableIn(table, country));
  const known = new Map<string, object>();
  const apart = (entry: object, key: string) =>
    new Proxy(entry, {
      get(target, country) {
        if (isCountry(country)) note(names[country], key);
        else note(table, key);
        return Reflect.get(target, country);
      },
      ownKeys(target) {
        note(table, key);
        return Reflect.ownKeys(target);
      },
    });
  return {
    ...entriesOf(table),
    get(target, key) {
      const name = String(key);
      const seen = known.get(name);
      if (seen) return seen;
      const entry: unknown = Reflect.get(target, key);
      if (typeof entry !== 'object' || entry === null) {
        for (const country of countries) note(names[country], name);
        return entry;
      }
      const proxy = apart(entry, name);
      known.set(name, proxy);
      return proxy;
    },
  };
}
