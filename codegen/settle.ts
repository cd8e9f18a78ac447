/**
 * Which advice is sure. What a problem may be mended with is tried on the text: advice is given where
 * exactly one thing comes of it that fits the schema, and nothing new is wrong.
 */
import { type Effort, unlessTooMuch } from './effort.ts';
import { applyFix, type Fix } from './fix.ts';
import type { Doubt, Problem } from './problem.ts';
import { reindented, said, wholeLine } from './read/repairs.ts';

export type Judge = {
  /** What a text would say; `undefined` where it is no YAML. */
  (text: string): { readonly value: unknown; readonly problems: readonly Doubt[] } | undefined;
  /** The fields that such a file begins with at the left edge. */
  readonly fields: () => readonly string[];
  /** What judging took so far, and all that is read besides. */
  readonly effort: Effort;
};

/** A file with more problems than this is read by a person first. */
const mostTried = 25;

/**
 * Problems with advice where that is sure. What vanishes with the mistake of another is no mistake of
 * its own, and is left out; so is a suspicion that nothing confirms.
 */
export function settle(
  text: string,
  doubts: readonly Doubt[],
  suspicions: readonly Doubt[],
  judge: Judge,
): Problem[] {
  const rows = text.split('\n');
  // A line that is there twice changed places with nothing.
  const isDoubled = doubts.some(({ rule }) => rule === 'duplicate-key');
  const asked = { text, rows, count: doubts.length, isDoubled, judge };
  const all = [...suspicions, ...doubts].map(({ tries = [], inName: _, ...problem }, index) => {
    const isSuspicion = index < suspicions.length;
    const ask = () => adviceOn({ ...problem, tries }, isSuspicion, asked);
    return { problem, isSuspicion, ...(index < mostTried && unlessTooMuch(ask)) };
  });
  const dropped = new Set<Problem>();
  for (const { problem, sure } of all) {
    if (!sure || dropped.has(problem)) continue;
    const after = unlessTooMuch(() => judge(applyFix(text, sure)));
    if (!after) continue;
    const left = new Set(after.problems.map(nameOf));
    for (const other of all)
      if (other.problem !== problem && !other.isSuspicion && !left.has(nameOf(other.problem)))
        dropped.add(other.problem);
  }
  return all.flatMap(({ problem, isSuspicion, mended }) =>
    dropped.has(problem) ? [] : (mended ?? (isSuspicion ? [] : problem)),
  );
}

type Asked = {
  readonly text: string;
  readonly rows: readonly string[];
  /** Of the doubts. */
  readonly count: number;
  readonly isDoubled: boolean;
  readonly judge: Judge;
};
type Advice = {
  readonly mended?: Problem;
  /** What would mend it. */
  readonly sure?: Fix;
};

function adviceOn(
  { tries = [], ...problem }: Doubt,
  isSuspicion: boolean,
  { text, rows, count, isDoubled, judge }: Asked,
): Advice {
  // What a text took in is no doubt so far, nor is a comment.
  const isSilent = problem.rule === 'swallowed' || problem.severity === 'warning';
  const before = count + (isSuspicion && isSilent ? 1 : 0);
  const swapped =
    isSuspicion || isDoubled
      ? undefined
      : sureOf(text, swapsFor(rows, problem), judge, before, true);
  const sure = sureOf(text, tries, judge, before);
  if (swapped && isBetter(text, swapped, sure, judge))
    return { sure: swapped, mended: swappedLines(problem, swapped) };
  if (sure && isSuspicion && problem.severity === 'warning') return { mended: problem };
  if (sure) {
    const [row, ...more] = sure.text.trim().split('\n');
    const said = more.length > 0 || row === '' ? problem.write : undefined;
    const write = isSuspicion ? (said ?? row) : said;
    return { sure, mended: advised(problem, sure, write) };
  }
  // A suspected field has its own tries; further in, its line would only be the text that it is.
  const moves = isSuspicion ? [] : indentsFor(rows, problem);
  const line = sureOf(text, moves, judge, before, true);
  if (line) return { sure: line, mended: movedLine(rows, problem, line) };
  const head = isSuspicion ? undefined : headLost(rows, problem, judge, before);
  if (head === undefined) return {};
  const write = `${head}: | in a line of its own where its text begins, or ${problem.write}`;
  return { mended: { ...problem, write } };
}

/** A text took in the next one, whose first line is lost: the field that ends what is wrong, of those that may follow. */
function headLost(
  rows: readonly string[],
  { rule, line }: Problem,
  judge: Judge,
  before: number,
): string | undefined {
  if (rule !== 'too-long' && rule !== 'text-marks') return undefined;
  const isField = (row: string) => /^\S/.test(row);
  const first = rows.slice(0, line).findLastIndex(isField);
  const end = rows.findIndex((row, index) => index > first && isField(row));
  const [above, below] = [rows[first], rows[end]].map((row) => /^\w+(?=:)/.exec(row ?? '')?.[0]);
  if (!/: +[|>][+-]?$/.test(rows[first] ?? '') || end === -1 || !above || !below) return undefined;
  const fields = judge.fields();
  const text = rows.join('\n');
  return fields.slice(fields.indexOf(above) + 1, Math.max(0, fields.indexOf(below))).find((name) =>
    rows.slice(first + 2, end).some((row, index) => {
      if (row.trim() === '') return false;
      const place = { line: first + 3 + index, column: 1 };
      const after = judge(applyFix(text, { start: place, end: place, text: `${name}: |\n` }));
      return after !== undefined && after.problems.length < before;
    }),
  );
}

/** A field may be missing, or too many, or swallowed, because its line stands too far in or out. */
function indentsFor(rows: readonly string[], { rule, line, field }: Problem): Fix[] {
  const name = field.slice(field.lastIndexOf('.') + 1);
  const isField = (row: string) => new RegExp(`^ *(?:- )?${name}:`).test(row);
  const places =
    rule === 'missing-field' && /^\w+$/.test(name)
      ? rows.flatMap((row, index) => (isField(row) ? [index] : []))
      : rule === 'unknown-field' || rule === 'swallowed'
        ? [line - 1]
        : [];
  return places
    .filter((index) => Math.abs(index - line + 1) < mostLines)
    .flatMap((index) => reindented(rows, index).map((row) => wholeLine(rows, index + 1, row)));
}
const mostLines = 40;

function movedLine(rows: readonly string[], problem: Problem, fix: Fix): Problem {
  const before = rows[fix.start.line - 1] ?? '';
  const place = { line: fix.start.line, column: before.length - before.trimStart().length + 1 };
  const message = 'this line does not stand beneath what it belongs to';
  // Words with a blank are no field, but a line of a text.
  const field = problem.field.includes(' ') ? '' : problem.field;
  return advised({ ...problem, ...place, field, message }, fix, said(before, fix.text));
}

/** What comes of a line that does not stand where it belongs. */
const misplacing: ReadonlySet<string> = new Set([
  'missing-field',
  'swallowed',
  'unknown-field',
  'wrong-type',
]);

/** The line and its neighbour may have changed places. */
const swapsFor = (rows: readonly string[], { line, rule }: Problem): Fix[] =>
  swapsAt(rows, misplacing.has(rule) ? [line - 1, line] : []);

/** Each of some lines, which count from 1, in the place of the next. */
export const swapsAt = (rows: readonly string[], lines: readonly number[]): Fix[] =>
  lines.flatMap((first) => {
    const [one = '', other = ''] = [rows[first - 1], rows[first]];
    // A block of text would take in what stands behind its first line.
    if ([one, other].some((row) => /^ *#|[|>][+-]?$/.test(row))) return [];
    // Lines of a text are the same problem in either order.
    if (one === other || !/^ *(?:- )?[\w-]+:(?: |$)/m.test(`${one}\n${other}`)) return [];
    return [
      {
        start: { line: first, column: 1 },
        end: { line: first + 1, column: other.length + 1 },
        text: `${other}\n${one}`,
      },
    ];
  });

/** Of what mends the problem itself, and what changes the places of two lines. */
function isBetter(text: string, swap: Fix, other: Fix | undefined, judge: Judge): boolean {
  const left = (fix: Fix) => judge(applyFix(text, fix))?.problems.length ?? 0;
  return other === undefined || left(swap) < left(other);
}

export function swappedLines(
  { related: _, found: _found, ...problem }: Problem,
  fix: Fix,
): Problem {
  const [, below = ''] = fix.text.split('\n');
  const column = below.length - below.trimStart().length + 1;
  const message = 'this line and the next have changed places';
  return advised({ ...problem, line: fix.start.line, column, message }, fix, 'it behind the next');
}

/** Of a problem wherever its line has got to. */
const nameOf = ({ rule, field, message, found = '' }: Problem) =>
  [rule, field, message, found].join('\0');

const silent = ['missing-field', 'swallowed'];

/** The one that leaves fewer than `before` problems, where all that do so mean the same; `clean` if none near it. */
export function sureOf(
  text: string,
  tries: readonly Fix[],
  judge: Judge,
  before: number,
  clean = before === Number.POSITIVE_INFINITY,
): Fix | undefined {
  const outcomes = tries.flatMap((fix) => {
    const after = judge(applyFix(text, fix));
    // A line that is mended has nothing else wrong with it, and leaves nothing out.
    const isMended = after?.problems.every(
      ({ line, rule }) => Math.abs(line - fix.start.line) > 1 && !silent.includes(rule),
    );
    return after && after.problems.length < before && (isMended || !clean)
      ? [{ fix, left: after.problems.length, value: JSON.stringify(after.value) }]
      : [];
  });
  const least = Math.min(...outcomes.map(({ left }) => left));
  const best = outcomes.filter(({ left }) => left === least);
  return best.every(({ value }) => value === best[0]?.value) ? best[0]?.fix : undefined;
}

/** The advice takes the place of everything that was said in its stead. */
export function advised({ perhaps: _, ...problem }: Problem, fix: Fix, write = fix.text): Problem {
  return { ...problem, write, fix };
}
