/**
 * A problem is data first: the checker collects problems, and only this module turns
 * them into text. They are written for merchandisers: where, what is wrong, what was
 * found, what to write instead.
 */
import { type Fix, type Position, printable } from './fix.ts';

export type Problem = {
  readonly severity: 'error' | 'warning';
  /** Path of the file as the user would type it. */
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** The field in dots and brackets, for example `categories[2].items[0]`; empty for the file. */
  readonly field: string;
  /** What is wrong, in words, without a full stop. */
  readonly message: string;
  /** What stands there now. */
  readonly found?: string;
  /** What to write instead. */
  readonly write?: string;
  /** What `write` says, for a program: following it is right. Absent where only a person can know. */
  readonly fix?: Fix;
  /** What may be meant, where that is not sure. */
  readonly perhaps?: readonly string[];
  readonly rule: string;
  /** The other place, where two places disagree. */
  readonly related?: readonly {
    readonly file: string;
    readonly line: number;
    readonly label: string;
  }[];
};

/** A problem with what may mend it, before that was tried. */
export type Doubt = Problem & {
  readonly tries?: readonly Fix[];
  /** What is an error where the value is a name, a choice or a figure, and may be right in prose. */
  readonly inName?: Pick<Problem, 'message' | 'write'> & { readonly tries: readonly Fix[] };
};

/** Problems by file, place and rule, the same on every machine; repeated ones once. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const key = (p: Problem) => `${p.file}\0${p.line}\0${p.column}\0${p.rule}\0${p.message}`;
  const unique = new Map(problems.map((problem) => [key(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** One problem on one line: `file:line:column field: what is wrong; found …; write … [rule]`. */
export function problemLine(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const parts = [problem.message];
  if (problem.found !== undefined) parts.push(`found ${printable(problem.found)}`);
  for (const other of problem.related ?? []) {
    parts.push(`${other.label} ${other.file}:${other.line}`);
  }
  if (problem.write !== undefined) parts.push(`write ${printable(problem.write)}`);
  if (problem.perhaps?.length) parts.push(`did you mean ${problem.perhaps.join(' or ')}?`);
  const field = problem.field === '' ? '' : ` ${problem.field}`;
  return `${place}${field}: ${parts.join('; ')} [${problem.rule}]`;
}

export type PrintOptions = {
  readonly colour: boolean;
  /** Text of a file, for the code frame; undefined where it cannot be shown. */
  readonly textOf: (file: string) => string | undefined;
};

/** All problems as text with code frames, ending with a count. */
export function printProblems(problems: readonly Problem[], options: PrintOptions): string {
  const paint = (code: number, text: string) =>
    options.colour ? `\u001b[${code}m${text}\u001b[0m` : text;
  const blocks = problems.map((problem) => {
    const heading = paint(problem.severity === 'error' ? 31 : 33, problem.severity);
    const frame = codeFrame(options.textOf(problem.file), problem);
    return `${heading} ${problemLine(problem)}${frame === '' ? '' : `\n${paint(2, frame)}`}`;
  });
  return [...blocks, summary(problems)].join('\n\n');
}

export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

function codeFrame(text: string | undefined, { line, column }: Position): string {
  const lines = text?.split(/\r?\n/) ?? [];
  if (lines[line - 1] === undefined) return '';
  const width = String(line + 1).length;
  const rows: string[] = [];
  for (let number = Math.max(1, line - 1); number <= Math.min(lines.length, line + 1); number++) {
    const code = (lines[number - 1] ?? '').slice(0, 160);
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${code}`);
    if (number === line && column <= 160) {
      rows.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`);
    }
  }
  return rows.map((row) => row.trimEnd()).join('\n');
}
