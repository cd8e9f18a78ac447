/** Offers a fix only if the file then has one problem less and no new one. */
import { type Diagnostic, fixText } from './diagnostic.ts';
import { applyEdit, insertedHead, type TextEdit } from './text-edit.ts';

/** Diagnoses a file's text. Undefined if it isn't YAML. */
export type ReadAgain = (text: string) => readonly Diagnostic[] | undefined;

/** If a file has more problems than this, a person has to look first. */
const maxTried = 25;
/** Each reading costs its characters and a little more. A thousand lines are tried some thirty times. */
const budget = 1_000_000;
const perReading = 300;
const perDiagnostic = 200;

/** Returns diagnostics with working fixes. Drops unconfirmed tentative ones, and any that another diagnostic's fix solves. */
export function verifyFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  reread: ReadAgain,
): Diagnostic[] {
  let left = budget;
  const present = diagnostics.filter(({ tentative }) => !tentative);
  const consequences = new Set<string>();
  // A confirmed slip and its fixes explain other problems with the same text.
  const explained = new Set<string>();
  const verified = diagnostics.flatMap((diagnostic, index) => {
    const { candidates = [], tentative, ...rest } = diagnostic;
    for (const edit of index < maxTried ? candidates : []) {
      left -= text.length + perReading + diagnostics.length * perDiagnostic;
      if (left < 0) break;
      const allowed = new Set(present.filter((each) => each !== diagnostic).map(nameOf));
      const after = reread(applyEdit(text, edit))?.map(nameOf);
      if (!after?.every((name) => allowed.has(name))) continue;
      const remaining = new Set(after);
      const solved = tentative && rest.severity === 'error' ? explained : consequences;
      for (const name of allowed) if (!remaining.has(name)) solved.add(name);
      // Only a person knows whether a comment was meant as a comment.
      return tentative && rest.severity === 'warning' ? [rest] : [withFix(rest, edit, text)];
    }
    return tentative ? [] : [rest];
  });
  return verified.filter(
    (each) =>
      !explained.has(nameOf(each)) && (each.fix !== undefined || !consequences.has(nameOf(each))),
  );
}

function withFix({ perhaps: _, ...diagnostic }: Diagnostic, fix: TextEdit, text: string) {
  const head = insertedHead(fix.text);
  if (head !== undefined) {
    const spaces = fix.text.indexOf(head);
    return {
      ...diagnostic,
      message: `The line "${head}:" is missing above this one.`,
      write: `Add the missing line${spaces > 0 ? `, with ${spaces} spaces in front` : ''}.`,
      fix,
    };
  }
  // Some edits are better described than quoted.
  if (
    fix.text.includes('\n') ||
    /^(?:Rename |Delete &|Start each |Put (?:\||a space after the hyphen))/.test(
      diagnostic.write ?? '',
    )
  )
    return { ...diagnostic, fix };
  const { line, column } = fix.start;
  const row = text.split('\n')[line - 1] ?? '';
  const isMove = column === 1 && row !== fix.text && row.trim() === fix.text.trim();
  const write = isMove
    ? moveText(...([row, fix.text].map(indentOf) as [string, string]))
    : fixText(fix.text, column > 1 ? diagnostic.found : undefined);
  return { ...diagnostic, write, fix };
}

const indentOf = (row: string): string => /^\s*/.exec(row)?.[0] ?? '';

/** How to indent a line differently. */
function moveText(before: string, { length }: string): string {
  const spaces = `${length}${/[^ \t]/.test(before) ? ' normal' : ''} space${length === 1 ? '' : 's'}`;
  const stray = before === '\t' ? 'the tab' : 'the spaces at the start of the line';
  if (length === 0) return `Delete ${stray}.`;
  if (/[^ ]/.test(before)) return `Replace ${stray} with ${spaces}.`;
  return `Start the line with ${spaces}.`;
}

/** Identifies a problem even if its line has moved. */
const nameOf = ({ rule, field, message, found = '' }: Diagnostic) =>
  [rule, field, message, found].join('\0');
