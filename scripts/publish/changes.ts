/** What has changed in the tables since a build, in the names that reads have (site/tables/reads.ts). */
import type { Tables } from '../../kernel/tables.ts';
import type { BuildRecord } from './build-record.ts';
import { hashOf } from './place-file.ts';

export type Fingerprints = ReadonlyMap<string, string>;

/** A fingerprint of every entry, and of which entries each table has. */
export function fingerprintsOf(tables: Tables): Fingerprints {
  const found = new Map<string, string>();
  for (const [name, table] of Object.entries(tables)) {
    if (Array.isArray(table)) {
      found.set(name, hashOf(JSON.stringify(table)));
      continue;
    }
    for (const [key, entry] of Object.entries(table)) {
      found.set(`${name}/${key}`, hashOf(JSON.stringify(entry)));
    }
    found.set(`${name}/*`, hashOf(Object.keys(table).join('\n')));
  }
  return found;
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
