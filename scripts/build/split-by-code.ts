/**
 * Divides a list of products into shards (kernel/code-shards.ts), by the number of products rather than
 * bytes. So editing a product doesn't move others, and the split is known before any line is printed.
 */
import { shardKey } from '../../kernel/code-shards.ts';

/** Up to this many products stay in one file: about 30 KB compressed, in one request. */
export const fitsInOneFile = (products: readonly unknown[]): boolean => products.length <= 512;

/** A list entry with one of the codes that finds it. */
export type Coded<Each> = { readonly code: string; readonly each: Each };

/**
 * Returns the shards by code prefix, in order. Codes with a common prefix share a shard unless there are
 * more than `max` of them.
 */
export function splitByCode<Each>(
  coded: readonly Coded<Each>[],
  max: number,
): ReadonlyMap<string, readonly Each[]> {
  const shards = new Map<string, readonly Each[]>();
  const keyed = coded.map(({ code, each }) => ({ key: shardKey(code), each }));
  divide(keyed, '', max, shards);
  return shards;
}

type Keyed<Each> = { readonly key: string; readonly each: Each };

function divide<Each>(
  keyed: readonly Keyed<Each>[],
  prefix: string,
  max: number,
  shards: Map<string, readonly Each[]>,
): void {
  const put = (some: readonly Keyed<Each>[]) =>
    shards.set(prefix, [...new Set(some.map(({ each }) => each))]);
  // The prefix is part of the file name, so it needs at least one letter.
  if (prefix !== '' && keyed.length <= max) {
    put(keyed);
    return;
  }
  const groups = new Map<string, Keyed<Each>[]>();
  for (const each of keyed) {
    const longer = each.key.slice(0, prefix.length + 1);
    const group = groups.get(longer);
    if (group) group.push(each);
    else groups.set(longer, [each]);
  }
  for (const [longer, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // A code that equals the prefix can't be divided further.
    if (longer === prefix) put(group);
    else divide(group, longer, max, shards);
  }
}
