/** What a file that the check accepts says otherwise than before, and whether that is anybody's right to write. */
import { parse } from 'yaml';

export type Verdict = {
  readonly kind: string;
  readonly isLegitimate: boolean;
  readonly detail: string;
};

type Leaves = ReadonlyMap<string, unknown>;

/** Compares what YAML makes of both: our own reading has no part in it. */
export function judgeAccepted(before: string, after: string): Verdict {
  const [was, is] = [leavesOf(parse(before)), leavesOf(parse(after))];
  const gone = [...was].filter(([path]) => !is.has(path));
  const come = [...is].filter(([path]) => !was.has(path));
  const changed = [...is].filter(([path, value]) => was.has(path) && was.get(path) !== value);
  const legitimate = (kind: string): Verdict => ({ kind, isLegitimate: true, detail: '' });
  if (gone.length + come.length + changed.length === 0) return legitimate('the same content');
  for (const [path, value] of [...changed, ...come]) {
    const fault = faultOf(was.get(path), value, was);
    if (fault) return { kind: fault, isLegitimate: false, detail: `${path}: ${String(value)}` };
  }
  const kinds = new Set(changed.map(([, value]) => typeof value));
  if (kinds.has('string')) return legitimate('other words');
  if (kinds.has('number')) return legitimate('another number');
  if (kinds.has('boolean')) return legitimate('another switch');
  return legitimate(come.length > 0 ? 'one more entry' : 'an entry or a field less');
}

function faultOf(before: unknown, after: unknown, was: Leaves): string | undefined {
  if (typeof after !== 'string')
    return after === null ? 'nothing where something stood' : undefined;
  if (after.trim() === '' && before !== '') return 'blanks for words';
  const old = String(before ?? '');
  // Within words a mark is a letter like any other; at their ends it was to enclose them.
  const marks = (text: string) =>
    // A text may begin with a link.
    `${/^(?:["'{]|\[(?![^\]\n]*\]\())/.exec(text)?.[0] ?? ''}${/(?<=[^\d\s])["}]$/.exec(text)?.[0] ?? ''}`;
  if (marks(after) !== marks(old) && before !== undefined)
    return 'a mark of YAML at the end of words';
  if (/\s- \S|\n[\w]+: /.test(after) && !/\s- \S|\n[\w]+: /.test(old)) return 'a line swallowed';
  for (const value of was.values())
    if (
      typeof value === 'string' &&
      value.length > 12 &&
      value !== old &&
      !old.toLowerCase().includes(value.toLowerCase()) &&
      after.length > value.length &&
      after.includes(value)
    )
      return 'another text swallowed';
  return undefined;
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Leaves {
  if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) leavesOf(entry, `${path}/${key}`, leaves);
    if (Object.keys(value).length === 0) leaves.set(path, Array.isArray(value) ? '[]' : '{}');
  } else leaves.set(path, value);
  return leaves;
}
