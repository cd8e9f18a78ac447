/** The one type for everything that the check reports, from a file's parser to the printed line. */
import { type Position, printable, type TextEdit } from './text-edit.ts';

export type Severity = 'error' | 'warning';

/** A diagnostic without a severity is an error. */
export const isError = ({ severity = 'error' }: { readonly severity?: Severity }): boolean =>
  severity === 'error';

/** Leaves out warnings of the rules that site.yaml turns off. */
export const withoutWarnings = (problems: readonly Diagnostic[], rules: ReadonlySet<string>) =>
  problems.filter((each) => isError(each) || !rules.has(each.rule));

export type Diagnostic = Position & {
  readonly severity: Severity;
  /** The file's path as the user would type it. */
  readonly file: string;
  /** The field in dots and brackets, such as `categories[2].items[0]`; empty for the whole file. */
  readonly field: string;
  /** The cause, in sentences. */
  readonly message: string;
  readonly found?: string;
  /** The advice, in the imperative. */
  readonly write?: string;
  /** A tested edit that leaves nothing wrong. Absent if only a person can decide. */
  readonly fix?: TextEdit;
  /** The right text for this place, if another place might be the wrong one. */
  readonly update?: string;
  /** Suggestions, if the fix isn't certain. */
  readonly perhaps?: readonly string[];
  readonly rule: string;
  /** Other places that disagree. */
  readonly related?: readonly Related[];
  /** Possible fixes, best first. verifyFixes tries them and removes them. */
  readonly candidates?: readonly TextEdit[];
  /** True if it's only reported when a candidate proves right. */
  readonly tentative?: true;
};

/** A place, and the words in front of it: "The other one is at". */
export type Related = {
  readonly file: string;
  readonly line: number;
  readonly label: string;
} & Partial<Pick<Diagnostic, 'field' | 'found' | 'update'>>;

/** A problem whose place in the file hasn't been looked up. */
export type DiagnosticInput = Omit<
  Diagnostic,
  'file' | 'line' | 'column' | 'field' | 'severity' | 'fix' | 'candidates'
> & {
  readonly severity?: Severity;
  /** Points at the key instead of the value. */
  readonly key?: boolean;
  /** Replaces the field's name. */
  readonly field?: string;
  /** Points at this part of the text. */
  readonly within?: string;
  /** Which of several equal parts, from 0. By default, a link's address rather than its words. */
  readonly occurrence?: number;
  /** The right text in YAML, if it's certain. */
  readonly fix?: string;
  /** Possible strings, in YAML. */
  readonly candidates?: readonly string[];
};

/** Sorts diagnostics by file, place and rule, the same on every machine, and drops duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  // Only a tested fix is for one of two equal mistakes on a line. Two countries' prices are one mistake.
  const key = ({ fix, file, line, column, rule, message, found = '', field }: Diagnostic) => {
    const says = /\.(?:au|nz)$/.test(field)
      ? message.replaceAll(/\d+|\b(?:AU|NZ)\b/g, '')
      : `${message} ${found}`;
    return [file, line, fix && column, rule, says].join('\0');
  };
  const unique = new Map(
    diagnostics.toReversed().map((diagnostic) => [key(diagnostic), diagnostic]),
  );
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

export const fileDiagnostic = (
  file: string,
  rule: string,
  message: string,
  write: string,
  { line, column }: Position = { line: 1, column: 1 },
): Diagnostic => ({ severity: 'error', file, line, column, field: '', message, write, rule });

/** Describes an edit that's known to be right. */
export function fixText(text: string, found = ''): string {
  const [old, right] = [found, text.trim()].map(printable) as [string, string];
  if (right === '') return 'Delete it.';
  if (old.replaceAll('"', '') === right) return 'Remove the quotes.';
  // A field's name, or words with a quote in them, would be hard to read in a sentence.
  const isClear = [old, right].every((each) => !/^a |: |[^"]".|."[^"]/.test(each));
  return old !== '' && isClear
    ? withFullStop(`Change ${inQuotes(old)} to ${inQuotes(right)}`)
    : `Change to: ${right}`;
}

/** Quotes several words, but not "the number 0.95", "a list" or a list itself. */
export const inQuotes = (text: string): string =>
  /\s/.test(text) && !/^(?:["'{[]|the number |a list|a group of fields)/.test(text)
    ? `"${text}"`
    : text;

export const withFullStop = (text: string): string => (/[.?!]\W?$/.test(text) ? text : `${text}.`);
