/** Lines of a block of text that nobody can have meant: those that stand there twice, and comments, which visitors would read. */
import { type Row, rowsOf } from './swallowed.ts';

export type LineFault = {
  /** Offset of the line's first letter. */
  readonly at: number;
  readonly found: string;
  readonly rule: string;
  readonly message: string;
  readonly write: string;
  /** Offset of the line that says the same. */
  readonly first?: number;
};

/** `start` and `end` are those of the block. */
export function lineFaults(text: string, start: number, end: number): LineFault[] {
  const rows = rowsOf(text, start, end);
  const twice = (what: string, { at, row }: Row, first: Row) => ({
    at: at + indentOf(row),
    found: row.trim(),
    rule: 'repeated',
    message: `this ${what} is here twice`,
    write: 'it once',
    first: first.at,
  });
  const lines = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return before && row.row.trim() !== '' && row.row.trim() === before.row.trim()
      ? [twice('line', row, before)]
      : [];
  });
  const told = new Set(lines.map(({ at }) => at));
  const entries = entriesTwice(rows)
    .map(([row, first]) => twice('point', row, first))
    .filter(({ at }) => !told.has(at));
  const comments = rows.flatMap(({ at, row }) =>
    /^ *#+ /.test(row)
      ? [
          {
            at: at + indentOf(row),
            found: row.trim(),
            rule: 'text-marks',
            message: 'visitors would read this #: a text has neither comments nor headings in it',
            write: 'the line without it, or take the line out',
          },
        ]
      : [],
  );
  return [...lines, ...entries, ...comments];
}

const indentOf = (row: string) => row.length - row.trimStart().length;

/** Entries of one list that say the same, each with the one before it. */
function entriesTwice(rows: readonly Row[]): (readonly [Row, Row])[] {
  const found: (readonly [Row, Row])[] = [];
  let list = new Map<string, Row>();
  let indent = 0;
  for (const [index, row] of rows.entries()) {
    const said = entry.exec(row.row)?.[1];
    if (said === undefined) {
      // What stands no further in than its entries ends a list.
      if (row.row.trim() !== '' && indentOf(row.row) <= indent) list = new Map();
      continue;
    }
    if (list.size === 0) indent = indentOf(row.row);
    const words = [said, ...restOf(rows, index)].join(' ').toLowerCase();
    const first = list.get(words);
    if (first) found.push([row, first]);
    else list.set(words, row);
  }
  return found;
}

const entry = /^ *(?:[-*+]|\d+[.)]) +(\S.*)$/;

/** The lines in which an entry goes on. */
function restOf(rows: readonly Row[], index: number): string[] {
  const rest: string[] = [];
  for (let place = index + 1; place < rows.length; place++) {
    const { row = '' } = rows[place] ?? {};
    if (row.trim() === '' || entry.test(row)) break;
    rest.push(row.trim());
  }
  return rest;
}
