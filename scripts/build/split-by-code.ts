/**
 * Divides the products of a list among shards (kernel/code-shards.ts). How many there are decides, not
 * how long their lines are: an edit of one moves none, and nobody has to make the lines to know.
 */
import { shardKey } from '../../kernel/code-shards.ts';

/** No more than these stay one file: some 30 KB as a CDN sends it, and one request. */
const mostWhole = 512;
export const isWhole = (products: readonly unknown[]): boolean => products.length <= mostWhole;

/** What stands in a list, and each code that leads to it. */
export type Coded<Each> = { readonly code: string; readonly each: Each };

/**
 * By the prefixes of their shards, both in order. Those whose codes begin alike stand together, unless
 * that are more than `most`.
 */
export function splitByCode<Each>(
  coded: readonly Coded<Each>[],
  most: number,
): ReadonlyMap<string, readonly Each[]> {
  const shards = new Map<string, readonly Each[]>();
  const keyed = coded.map(({ code, each }) => ({ key: shardKey(code), each }));
  divide(keyed, '', most, shards);
  return shards;
}

type Keyed<Each> = { readonly key: string; readonly each: Each };

function divide<Each>(
  keyed: readonly Keyed<Each>[],
  prefix: string,
  most: number,
  shards: Map<string, readonly Each[]>,
): void {
  const put = (some: readonly Keyed<Each>[]) =>
    shards.set(prefix, [...new Set(some.map(({ each }) => each))]);
  // A prefix names a file, so even the shortest list is known by a letter.
  if (prefix !== '' && keyed.length <= most) {
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
    // The code that is the prefix itself cannot be divided further.
    if (longer === prefix) put(group);
    else divide(group, longer, most, shards);
  }
}
