/**
 * What has changed in the tables since a build. A read (site/tables/reads.ts) has a name: `products`
 * is the whole table, `products/WH2-60` an entry, `prices AU/WH2-60` a country's part of one, `once/…`
 * something worked out of the tables.
 */
import { countries } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { Tables } from '../../kernel/tables.ts';
import { tableIn, tablesByCountry } from '../../site/tables/reads.ts';
import type { BuildRecord } from './build-record.ts';
import { hashOf } from './place-file.ts';

export type Fingerprints = {
  /** Empty where the tables have no such entry. `number`: of the name in the record, where it has one. */
  readonly of: (name: string, number: number) => string;
};

/** Large tables that hold no amounts. */
const tablesWithoutAmounts: ReadonlySet<string> = new Set([
  'products',
  'relations',
  'routes',
  'categories',
  'pages',
] satisfies (keyof Tables)[]);

/**
 * A fingerprint of every table, and of every entry of those that have keys: of a table when it is first
 * asked for, so that a build which makes everything begins with that. `alike` is the record of tables
 * that were the same but for amounts of prices: what holds none has not to be looked at.
 */
export function fingerprintsOf(
  tables: Tables,
  alike?: Pick<BuildRecord, 'names' | 'marks'>,
): Fingerprints {
  const found = new Map<string, string>();
  const left = new Map(readable(tables));
  return {
    of(name, number) {
      const table = tableNamed(name);
      if (alike && number < alike.names.length && tablesWithoutAmounts.has(table))
        return alike.marks[number] ?? '';
      const asked = left.get(table);
      if (asked) {
        addFingerprints(found, table, asked());
        left.delete(table);
      }
      return found.get(name) ?? '';
    },
  };
}

/** What is read, by its name. */
function* readable(tables: Tables): Generator<readonly [table: string, of: () => unknown]> {
  for (const [name, table] of Object.entries(tables)) yield [name, () => table];
  for (const name of tablesByCountry)
    for (const country of countries) {
      const here = () => Object.entries(tables[name]).map(([key, entry]) => [key, entry[country]]);
      yield [tableIn(name, country), () => Object.fromEntries(here())];
    }
}

function tableNamed(read: string): string {
  const end = read.indexOf('/');
  return end < 0 ? read : read.slice(0, end);
}

function addFingerprints(found: Map<string, string>, name: string, table: unknown): void {
  if (!isRecord(table)) {
    found.set(name, hashOf(JSON.stringify(table)));
    return;
  }
  const entries: string[] = [];
  for (const [key, entry] of Object.entries(table)) {
    const fingerprint = hashOf(JSON.stringify(entry));
    found.set(`${name}/${key}`, fingerprint);
    entries.push(key, fingerprint);
  }
  found.set(name, hashOf(entries.join('\n')));
}

/**
 * Whether a read, by the number of its name, would bring something else than when the record was
 * written. Of what is unknown, nothing is believed.
 */
export function changesSince(
  { names, marks, once }: Pick<BuildRecord, 'names' | 'marks' | 'once'>,
  fingerprints: Fingerprints,
): (read: number) => boolean {
  const judged: boolean[] = [];
  const judge = (read: number): boolean => {
    const name = names[read];
    if (name === undefined) return true;
    if (name.startsWith('once/')) return once.get(read)?.some(isChanged) ?? true;
    return marks[read] !== fingerprints.of(name, read);
  };
  const isChanged = (read: number): boolean => {
    judged[read] ??= judge(read);
    return judged[read];
  };
  return isChanged;
}
