/** Lines that went and came between two texts, each with its number. */
export type LineChange = {
  /** From 1, in the new text. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
};

export function lineDiff(before: string, after: string): LineChange[] {
  const old = before.split(/\r?\n/);
  const now = after.split(/\r?\n/);
  const pairs = commonLines(old, now);
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...pairs, [old.length, now.length] as const]) {
    if (a > i || b > j)
      changes.push({ line: j + 1, removed: old.slice(i, a), added: now.slice(j, b) });
    [i, j] = [a + 1, b + 1];
  }
  return changes;
}

/** The longest common subsequence, as pairs of indices. */
export function commonLines<T>(
  old: readonly T[],
  now: readonly T[],
): (readonly [number, number])[] {
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++;
  const a = old.slice(start, old.length - end);
  const b = now.slice(start, now.length - end);
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const middle: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) middle.push([start + i++, start + j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  const same = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, k) => [from + k, to + k] as const);
  return [...same(0, 0, start), ...middle, ...same(old.length - end, now.length - end, end)];
}
