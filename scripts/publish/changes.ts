/**
 * What has changed in the tables since a build. A read (site/tables/reads.ts) has a name: `products`
 * is the whole table, `products/WH2-60` an entry, `once/…` something worked out of the tables.
 */
import { isRecord } from '../../kernel/is-record.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { BuildRecord } from './build-record.ts';
import { hashOf } from './place-file.ts';

export type Fingerprints = Pick<ReadonlyMap<string, string>, 'get'>;

/**
 * A fingerprint of every table, and of every entry of those that have keys: of a table when it is first
 * asked for, so that a build which makes everything begins with that.
 */
export function fingerprintsOf(tables: Tables): Fingerprints {
  const found = new Map<string, string>();
  const left = new Map<string, unknown>(Object.entries(tables));
  return {
    get(name) {
      const [table = ''] = left.size > 0 ? name.split('/', 1) : [];
      if (left.has(table)) {
        addFingerprints(found, table, left.get(table));
        left.delete(table);
      }
      return found.get(name);
    },
  };
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
    return marks[read] !== markOf(name, fingerprints);
  };
  const isChanged = (read: number): boolean => {
    judged[read] ??= judge(read);
    return judged[read];
  };
  return isChanged;
}

/** Empty where the tables have no such entry. */
export const markOf = (name: string, fingerprints: Fingerprints): string =>
  fingerprints.get(name) ?? '';
