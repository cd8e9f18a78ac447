import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Change } from './report.ts';

/** A change in one country. */
export type Found = Omit<Change, 'countries'>;

/** The new code of each renamed product, by its old one. */
export function renamesOf(before: Snapshot, after: Snapshot): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  for (const [code, { formerCodes }] of Object.entries(after.products))
    for (const former of formerCodes)
      if (before.products[former] && !after.products[former] && !before.products[code])
        renames.set(former, code);
  return renames;
}

export const pagesOf = ({ entities }: Snapshot, entity: string): readonly string[] =>
  entities[entity]?.pages ?? [];
