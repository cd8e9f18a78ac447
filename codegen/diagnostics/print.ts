/** Prints diagnostics for people. `--json` prints the diagnostics themselves. */
import { formatList } from '../../kernel/format-list.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { type Diagnostic, withFullStop } from './diagnostic.ts';
import { type Position, printable } from './text-edit.ts';
import { quoted } from './words.ts';

/** Prints one line: `file:line:column field: Cause. The file says …. What to do. [rule]`. */
export const diagnosticLine = (diagnostic: Diagnostic): string => {
  const { file, line, column, field } = diagnostic;
  return `${file}:${line}:${column}${field === '' ? '' : ` ${field}`}: ${sentences(diagnostic)}`;
};

/** Prints what GitHub shows next to the line: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function annotation(diagnostic: Diagnostic): string {
  const { severity, file, line, column } = diagnostic;
  const escaped = (text: string, signs: RegExp) => text.replaceAll(signs, encodeURIComponent);
  return `::${severity} file=${escaped(file, /[%\r\n:,]/g)},line=${line},col=${column}::${escaped(sentences(diagnostic), /[%\r\n]/g)}`;
}

const bare = (text: string): string =>
  ` ${text.replaceAll(/(?:'s|\.yaml)?[.,:;]?(?= |$)|["'()]/g, '').toLowerCase()} `;
/** Whether a message has the text, the code in an address, or a code's file. */
const isQuoted = (message: string, found: string): boolean =>
  (quoted(found) !== found && message.includes(quoted(found))) ||
  [found, found.replace(/^\//, '')].some((text) => bare(message).includes(bare(text)));

function sentences(diagnostic: Diagnostic): string {
  const { message, found, write, fix, perhaps = [], rule } = diagnostic;
  const named = printable(message.replace(/^This(?= isn't)/, (word) => quoted(found ?? word)));
  const parts = [named];
  // A fix names the text it replaces, and some messages quote it.
  if (found !== undefined && !fix && !isQuoted(named, found))
    parts.push(`The file says ${withFullStop(quoted(found))}`);
  const places = groupBy(diagnostic.related ?? [], ({ label }) => label);
  for (const [label, all] of places)
    parts.push(
      `${label} ${formatList([...new Set(all.map(({ file, line }) => `${file}:${line}`))])}.`,
    );
  if (perhaps.length > 0) parts.push(`Did you mean ${perhaps.join(' or ')}?`);
  if (write !== undefined) parts.push(printable(write));
  return `${parts.join(' ')} [${rule}]`;
}

export type PrintOptions = {
  readonly colour: boolean;
  /** Returns a file's text for the code frame; undefined if it can't be shown. */
  readonly textOf: (file: string) => string | undefined;
};

export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { colour, textOf }: PrintOptions,
): string {
  const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  const blocks = diagnostics.map((diagnostic) => {
    const heading = paint(diagnostic.severity === 'error' ? 31 : 33, diagnostic.severity);
    const frame = codeFrame(textOf(diagnostic.file), diagnostic);
    return `${heading} ${diagnosticLine(diagnostic)}${frame === '' ? '' : `\n${paint(2, frame)}`}`;
  });
  return [...blocks, summary(diagnostics)].join('\n\n');
}

/** "2 errors, 1 warning" */
export function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`;
}

const widest = 160;

function codeFrame(text: string | undefined, { line, column }: Position): string {
  // A picture has no lines to show.
  const lines = text?.includes('\0') ? [] : (text?.split(/\r?\n/) ?? []);
  if (lines[line - 1] === undefined) return '';
  const width = String(line + 1).length;
  const rows: string[] = [];
  for (let number = Math.max(1, line - 1); number <= Math.min(lines.length, line + 1); number++) {
    const code = (lines[number - 1] ?? '').slice(0, widest);
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${code}`);
    if (number === line && column <= widest)
      rows.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`);
  }
  return rows.map((row) => row.trimEnd()).join('\n');
}
