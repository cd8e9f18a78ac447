import type { Problem } from '../problem.ts';
import { problemOf } from './syntax.ts';

/** What is left of a merge: which side is right, nobody knows but who made it. */
export function conflictsIn(file: string, text: string): Problem[] {
  const marks = text
    .split('\n')
    .flatMap((row, index) => (/^(?:<{7}|={7}|>{7})(?: |$)/.test(row) ? [{ row, index }] : []));
  const begun = marks.filter(({ row }) => row.startsWith('<'));
  if (begun.length > 0)
    return begun.map(({ index }) =>
      problemOf(file, {
        line: index + 1,
        column: 1,
        message:
          'two versions of these lines stand here, from a merge that is not finished; keep one, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>',
      }),
    );
  return marks.slice(0, 1).map(({ index }) =>
    problemOf(file, {
      line: index + 1,
      column: 1,
      message: 'this line is left over from a merge',
      write:
        marks.length === 1
          ? 'the file without it'
          : `the file without it and line ${marks
              .slice(1)
              .map((mark) => mark.index + 1)
              .join(', ')}, and one of the two versions of the lines between`,
    }),
  );
}
