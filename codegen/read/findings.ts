/** What is wrong with the values of one file, gathered while they are read. */
import type { LineCounter, Node } from 'yaml';
import type { Position } from '../fix.ts';
import type { Doubt, Problem } from '../problem.ts';
import { type FieldPath, fieldName } from './document.ts';

type More = {
  readonly related?: Problem['related'];
  /** From where, if not from the place of the problem, and up to where the texts of `tries` take the place of what stands there. */
  readonly at?: number;
  readonly ends?: number;
  readonly tries?: readonly string[];
};

export type Findings = ReturnType<typeof createFindings>;

export function createFindings(file: string, text: string, lines: LineCounter) {
  const problems: Doubt[] = [];
  const suspicions: Doubt[] = [];
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const report = (
    path: FieldPath,
    offset: number,
    rule: string,
    message: string,
    write: string,
    { related, at = offset, ends, tries }: More = {},
  ) => {
    problems.push({
      severity: 'error',
      file,
      ...position(offset),
      field: fieldName(path),
      message,
      write,
      rule,
      ...(related && { related }),
      ...(ends !== undefined &&
        tries && {
          tries: tries.map((text) => ({ start: position(at), end: position(ends), text })),
        }),
    });
  };
  /** A problem only where one of the changes, given by offsets, fits. */
  const suspect = (
    path: FieldPath,
    offset: number,
    {
      changes,
      severity = 'error',
      ...said
    }: Pick<Problem, 'rule' | 'message' | 'found' | 'write'> & {
      /** Of a warning, only a person can know whether the change is meant. */
      readonly severity?: Problem['severity'];
      readonly changes: readonly {
        readonly start: number;
        readonly end: number;
        readonly text: string;
      }[];
    },
  ) => {
    suspicions.push({
      severity,
      file,
      ...position(offset),
      field: fieldName(path),
      ...said,
      tries: changes.map(({ start, end, text }) => ({
        start: position(start),
        end: position(end),
        text,
      })),
    });
  };
  /** A block of text ends with its last line, not where the next field begins. */
  const rangeOf = (node: Node): readonly [number, number] => {
    let [start, end] = node.range ?? [0, 0];
    while (end > start && ' \t\n'.includes(text[end - 1] ?? '')) end--;
    return [start, end];
  };
  return { file, text, problems, suspicions, position, report, suspect, rangeOf };
}

export const startOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;
