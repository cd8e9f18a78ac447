/**
 * Everything in a text that is no YAML. The parser tells of its first stumble with certainty and of
 * the rest by chance: so each is mended, or its line left out, before the next is asked for.
 */
import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import { isRecord } from '../../kernel/is-record.ts';
import { unlessTooMuch } from '../effort.ts';
import { applyFix, type Fix } from '../fix.ts';
import type { Problem } from '../problem.ts';
import { advised, type Judge, sureOf, swappedLines, swapsAt } from '../settle.ts';
import { conflictsIn } from './conflicts.ts';
import { noBreak, noBreakEnd } from './pasted.ts';
import { apart, bulleted, dashed, repairsOf, said, wholeLine } from './repairs.ts';
import type { SyntaxFault } from './structure.ts';
import { dashAlone, listSigns, problemOf, syntaxFault, tabHere } from './syntax.ts';

export type Parsed = {
  readonly documents: readonly Document.Parsed[];
  readonly lines: LineCounter;
  readonly fault: SyntaxFault | undefined;
  /** How often the parser stumbled. */
  readonly faults: number;
};

export function parseText(text: string): Parsed {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const documents = Array.isArray(parsed) ? parsed : [];
  const [error, ...more] = documents[0]?.errors ?? [];
  const fault = error && syntaxFault(text, lines, error);
  return { documents, lines, fault, faults: fault ? 1 + more.length : 0 };
}

const mostFaults = 20;

/** `first` is what the parser said of the text. */
export function syntaxProblems(
  file: string,
  text: string,
  first: SyntaxFault,
  judge: Judge,
): Problem[] {
  const conflicts = conflictsIn(file, text);
  if (conflicts.length > 0) return conflicts;
  const rows = text.split('\n');
  const left = [...rows];
  const found: { readonly fault: SyntaxFault; readonly index: number }[] = [];
  for (
    let fault: SyntaxFault | undefined = tabIn(left) ?? first;
    fault && found.length < mostFaults;
    fault = unlessTooMuch(() => nextFault(left, judge))
  ) {
    const { line } = fault;
    // What comes of a line that was left out is no mistake of its own.
    if (found.some(({ index }) => Math.abs(index + 1 - line) <= 1)) break;
    const index = mend(left, line, judge) ?? line - 1;
    found.push({ fault, index });
    if (left[index] !== rows[index]) continue;
    if (fault.isLast) break;
    leaveOut(left, index);
  }
  const problems = found.map(({ fault, index }) => {
    const problem = problemOf(file, fault);
    const others = left.map((row, place) => (place === index ? (rows[place] ?? '') : row));
    const advice = () =>
      valueless(others, fault, judge) ??
      mended(others, fault, problem, judge) ??
      headed(others, fault, problem, judge) ??
      swapped(others, fault, problem, judge);
    return unlessTooMuch(advice) ?? problem;
  });
  return problems.filter((problem, index) => !problems.slice(0, index).some(isLike(problem)));
}

/** Lines that stand alike, and that nobody can advise on, lack one and the same line above the first. */
const isLike = (problem: Problem) => (earlier: Problem) =>
  problem.fix === undefined &&
  earlier.fix === undefined &&
  earlier.message === problem.message &&
  earlier.column === problem.column;

/** The line, and what stands beneath it further in. */
function leaveOut(rows: string[], index: number): void {
  const deep = (row: string) => row.length - row.trimStart().length;
  const own = deep((rows[index] ?? '').replaceAll('\t', ''));
  for (let place = index; place < rows.length; place++) {
    const row = rows[place] ?? '';
    if (place > index && row.trim() !== '' && deep(row) <= own) break;
    rows[place] = '';
  }
}

/** A tab lets the parser stumble far below it, where it stands in front of a block of text. */
function tabIn(rows: readonly string[]): SyntaxFault | undefined {
  const index = rows.findIndex((row) => /^ *\t/.test(row));
  return index === -1
    ? undefined
    : {
        line: index + 1,
        column: (rows[index] ?? '').indexOf('\t') + 1,
        ...tabHere,
      };
}

function nextFault(rows: readonly string[], { effort }: Judge): SyntaxFault | undefined {
  const text = rows.join('\n');
  effort.read(text);
  const { fault, faults } = parseText(text);
  effort.found(faults);
  return fault && (tabIn(rows) ?? fault);
}

/** Takes the repair after which the parser gets furthest, of several the first; which line it is in, from 0. */
function mend(rows: string[], line: number, judge: Judge): number | undefined {
  for (const index of [line - 1, line - 2].filter((place) => rows[place]?.trim())) {
    const original = rows[index] ?? '';
    const best = unlessTooMuch(() => furthest(rows, index, line, judge));
    rows[index] = best ?? original;
    if (best !== undefined) return index;
  }
  return undefined;
}

/** The repair of a line, tried in its place, behind which the parser gets furthest. */
function furthest(rows: string[], index: number, line: number, judge: Judge): string | undefined {
  let best: { readonly row: string; readonly reached: number } | undefined;
  for (const row of repairsOf(rows, index)) {
    rows[index] = row;
    const next = nextFault(rows, judge);
    const reached = next?.line ?? Number.POSITIVE_INFINITY;
    if (Math.abs(reached - line) > 1 && reached > (best?.reached ?? 0)) best = { row, reached };
    if (!next) break;
  }
  return best?.row;
}

/** Of the line that the parser stumbled over, and of the one above. */
const repairsNear = (rows: readonly string[], line: number): Fix[] =>
  [line, line - 1]
    .filter((number) => number >= 1 && rows[number - 1]?.trim() !== '')
    .flatMap((number) => [
      ...repairsOf(rows, number - 1).map((row) => wholeLine(rows, number, row)),
      ...dashed(rows, number - 1),
    ]);

/** With the one repair of the line, or of one beside it, that ends in what the schema allows. */
function mended(
  rows: readonly string[],
  { line }: SyntaxFault,
  problem: Problem,
  judge: Judge,
): Problem | undefined {
  const text = rows.join('\n');
  const sure = (tries: readonly Fix[]) => sureOf(text, tries, judge, Number.POSITIVE_INFINITY);
  const joined = apart(rows, line - 1).filter(({ fix }) => sure([fix]));
  // A place that takes any name knows none.
  const known = joined.find(({ strange }) => !sure([strange]));
  if (known) {
    const message = 'several fields stand in this line';
    const [, ...others] = known.fix.text.trim().split('\n');
    const write = `${others.map((row) => row.trim()).join(' and ')} in a line of its own`;
    return advised({ ...problem, line, column: known.column, message }, known.fix, write);
  }
  if (joined.length > 0)
    return { ...problem, line, write: 'each field in a line of its own, or the text in quotes' };
  const tries = repairsNear(rows, line);
  const fix = sure(tries) ?? sure(furtherMended(text, tries, judge));
  if (!fix) return undefined;
  const before = rows[fix.start.line - 1] ?? '';
  const column = 1 + [...before].findIndex((letter, index) => letter !== fix.text[index]);
  const place = { line: fix.start.line, column: column || before.length + 1 };
  const isElsewhere = fix.start.line !== line;
  const strange = before.search(noBreak);
  const isStrange = strange !== -1 && plainly(before) === plainly(fix.text);
  // What the parser stumbled over came of that.
  const isMoved =
    !isStrange && before.trim() === fix.text.trim() && !/indent|tab/.test(problem.message);
  const isDashed = fix.text.trim().startsWith(`- ${before.trim()}`);
  const isBulleted = bulleted.test(before) && !bulleted.test(fix.text);
  const bare = (row: string) => row.replaceAll('"', '').trim();
  const isQuoted = /comma is missing/.test(problem.message) && bare(before) === bare(fix.text);
  return advised(
    {
      ...problem,
      ...(isElsewhere && place),
      ...(isQuoted && { message: 'the value contains ": ", which begins a new field' }),
      ...(isMoved && { message: 'the line is not indented as its neighbours' }),
      ...(isStrange && { line: fix.start.line, column: strange + 1, message: noBreakHere }),
      ...(isBulleted && { message: listSigns.message }),
      ...(isDashed && { message: 'a list entry lacks its dash' }),
    },
    fix,
    !fix.text.includes('\n')
      ? isStrange && noBreakEnd.test(before)
        ? 'the line without it'
        : said(before, fix.text)
      : isBulleted
        ? listSigns.write
        : 'a dash and a space in front of each entry',
  );
}

const plainly = (row: string) => row.replaceAll(new RegExp(noBreak, 'g'), ' ').trimEnd();
const noBreakHere = 'a no-break space stands here, which looks like a space and is none';

/** A dash in the place of a value: what belongs there, the schema knows. */
function valueless(
  rows: readonly string[],
  { line, column }: SyntaxFault,
  judge: Judge,
): Problem | undefined {
  const quoted = (row: string) => row.replaceAll(new RegExp(dashAlone, 'g'), '"-"');
  if (rows[line - 1]?.search(dashAlone) !== column - 1) return undefined;
  const text = rows.map((row, index) => (index === line - 1 ? quoted(row) : row)).join('\n');
  const told = judge(text)?.problems.find((each) => each.line === line && each.column === column);
  if (!told) return undefined;
  const { tries: _, ...problem } = told;
  return { ...problem, found: '-' };
}

/** What is said of a line that may stand beneath nothing. */
const isStanding = /indent|missing above|": "/;

/** Lines that stand beneath nothing, since the line above them is lost; or a field that is half written. */
function headed(
  rows: readonly string[],
  { line }: SyntaxFault,
  problem: Problem,
  judge: Judge,
): Problem | undefined {
  const row = rows[line - 1] ?? '';
  const half = /^([A-Za-z]\w{2,})$/.exec(row)?.[1];
  const begun = half === undefined ? [] : judge.fields().filter((name) => name.startsWith(half));
  if (begun.length === 1) return { ...problem, write: `${begun[0]}: and what belongs behind it` };
  if (!/^ *- |^ +[\w-]+:/.test(row) || !isStanding.test(problem.message)) return undefined;
  const text = rows.join('\n');
  const place = { line, column: 1 };
  const heads = judge.fields().filter((name) => {
    if (new RegExp(`^${name}:`, 'm').test(text)) return false;
    const fix = { start: place, end: place, text: `${name}:\n` };
    const value = judge(applyFix(text, fix))?.value;
    return (
      isRecord(value) &&
      typeof value[name] === 'object' &&
      sureOf(text, [fix], judge, Number.POSITIVE_INFINITY)
    );
  });
  if (heads.length === 0) return undefined;
  const [only] = heads.length === 1 ? heads : [];
  const column = row.length - row.trimStart().length + 1;
  return {
    ...problem,
    line,
    column,
    message: 'the line that these belong beneath is missing above them',
    write: `${heads.join(': or ')}: in a line of its own in front of this one`,
    ...(only !== undefined && { fix: { start: place, end: place, text: `${only}:\n` } }),
  };
}

/** The line that others belong beneath has changed places with its neighbour, where nothing else can be meant. */
function swapped(
  rows: readonly string[],
  { line }: SyntaxFault,
  problem: Problem,
  judge: Judge,
): Problem | undefined {
  const text = rows.join('\n');
  const sure = (tries: readonly Fix[]) => sureOf(text, tries, judge, Number.POSITIVE_INFINITY);
  // Where another line was the fault, everything fits once that is left out.
  if (judge(text) || repairsNear(rows, line).some((fix) => sure([fix]))) return undefined;
  const fix = sure(swapsAt(rows, [line - 2, line - 1, line]));
  return fix && swappedLines(problem, fix);
}

/** Repairs that leave a price which is not as it must be, with that mended too: `"964` lacks its cents. */
const furtherMended = (text: string, tries: readonly Fix[], judge: Judge): Fix[] =>
  tries.flatMap((fix) => {
    const repaired = applyFix(text, fix);
    const [left, ...others] = judge(repaired)?.problems ?? [];
    if (left?.rule !== 'price' || others.length > 0 || left.line !== fix.start.line) return [];
    return (left.tries ?? []).map((further) => {
      const row = applyFix(repaired, further).split('\n')[left.line - 1] ?? '';
      return { ...fix, text: row };
    });
  });
