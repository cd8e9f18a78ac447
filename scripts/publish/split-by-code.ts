/** Divides the lines of a list among shards (kernel/code-shards.ts). */
import { shardKey } from '../../kernel/code-shards.ts';

/** What is no longer than this stays one file: some 30 KB as a CDN sends it, and one request. */
export const wholeBytes = 256 * 1024;
/** A shard is divided again beyond this: some 6 KB as a CDN sends it. */
const shardBytes = 64 * 1024;

export type CodedLine = { readonly code: string; readonly line: string };

export const isWhole = (lines: readonly CodedLine[]): boolean => bytesOf(lines) <= wholeBytes;

/**
 * The lines by the prefixes of their shards, both in order. Which shard a line stands in follows from
 * the codes alone: lines that begin alike stand together, unless together they are too many.
 */
export function splitByCode(lines: readonly CodedLine[]): ReadonlyMap<string, readonly string[]> {
  const shards = new Map<string, readonly string[]>();
  const keyed = lines.map(({ code, line }) => ({ key: shardKey(code), line }));
  divide(keyed, '', shards);
  return shards;
}

type KeyedLine = { readonly key: string; readonly line: string };

function divide(
  lines: readonly KeyedLine[],
  prefix: string,
  shards: Map<string, readonly string[]>,
): void {
  // A prefix names a file, so even the shortest list is known by a letter.
  if (prefix !== '' && bytesOf(lines) <= shardBytes) {
    shards.set(
      prefix,
      lines.map(({ line }) => line),
    );
    return;
  }
  const groups = new Map<string, KeyedLine[]>();
  for (const each of lines) {
    const longer = each.key.slice(0, prefix.length + 1);
    const group = groups.get(longer);
    if (group) group.push(each);
    else groups.set(longer, [each]);
  }
  for (const [longer, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // The code that is the prefix itself cannot be divided further.
    if (longer === prefix)
      shards.set(
        prefix,
        group.map(({ line }) => line),
      );
    else divide(group, longer, shards);
  }
}

const bytesOf = (lines: readonly { readonly line: string }[]): number =>
  lines.reduce((sum, { line }) => sum + line.length, 0);
