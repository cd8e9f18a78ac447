/** What has changed in the tables since a build, in the names that reads have (site/tables/reads.ts). */
import type { Tables } from '../../kernel/tables.ts';
import type { Reads } from '../../site/tables/reads.ts';
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
 * Whether a read would bring something else than before. `once` tells what each thing that pages
 * share had read; of what is unknown, nothing is believed.
 */
export function changesSince(
  before: Fingerprints,
  after: Fingerprints,
  once: ReadonlyMap<string, Reads>,
): (read: string) => boolean {
  const judged = new Map<string, boolean>();
  const isChanged = (read: string): boolean => {
    const known = judged.get(read);
    if (known !== undefined) return known;
    const inner = read.startsWith('once/') ? once.get(read) : undefined;
    const changed = read.startsWith('once/')
      ? inner === undefined || [...inner].some(isChanged)
      : before.get(read) !== after.get(read);
    judged.set(read, changed);
    return changed;
  };
  return isChanged;
}
