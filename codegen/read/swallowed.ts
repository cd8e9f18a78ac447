/** What a block of text (`description: |`) took in though it was meant to stand beside it. */

type Swallowed = {
  /** Offset of the line's first letter. */
  readonly at: number;
  readonly row: string;
  /** The line, or the line and what is below it, with fewer spaces in front. */
  readonly tries: readonly {
    readonly start: number;
    readonly end: number;
    readonly text: string;
  }[];
};

const field = /^( +)([A-Za-z]\w*):(?: |$)/;

/** A text in which more lines look like fields is about fields. */
const mostFields = 25;

/** Lines that look like fields; whether they are some, only the schema knows. `start` and `end` are those of the block. */
export function fieldsIn(text: string, start: number, end: number, indent: number): Swallowed[] {
  const rows = rowsOf(text, start, end);
  const fields = rows.flatMap(({ at, row }, index) => {
    const deep = field.exec(row)?.[1]?.length;
    return deep === undefined || deep <= indent ? [] : [{ at, row, index, deep }];
  });
  return fields.slice(0, mostFields).map(({ at, row, index, deep }) => {
    const moved = (count: number) => {
      const some = rows.slice(index, index + count);
      const last = some.at(-1);
      return {
        start: at,
        end: (last?.at ?? at) + (last?.row.length ?? 0),
        text: some.map((each) => each.row.slice(deep - indent)).join('\n'),
      };
    };
    const left = rows.length - index;
    const tries = left > 1 ? [moved(1), moved(left)] : [moved(1)];
    return { at: at + deep, row: row.trim(), tries };
  });
}

/** The first entry of a list that stands right under a line of text: offset and row. */
export function listBelowText(text: string, start: number, end: number) {
  const rows = rowsOf(text, start, end);
  const index = rows.findIndex(
    ({ row }, place) =>
      /^ *- \S/.test(row) &&
      /^ *[^-\s]/.test(rows[place - 1]?.row ?? '') &&
      !isEntry(rows, place - 1),
  );
  const found = rows[index];
  return (
    found && {
      at: found.at + found.row.length - found.row.trimStart().length,
      row: found.row.trim(),
    }
  );
}

export type Row = { readonly at: number; readonly row: string };

/** Whether a line goes on with an entry of a list above it. */
function isEntry(rows: readonly Row[], index: number): boolean {
  for (let place = index; place >= 0; place--) {
    const { row = '' } = rows[place] ?? {};
    if (row.trim() === '') return false;
    if (/^ *- /.test(row)) return true;
  }
  return false;
}

/** The lines below the first, with where they begin. */
export function rowsOf(text: string, start: number, end: number): Row[] {
  const rows: Row[] = [];
  for (let at = text.indexOf('\n', start) + 1; at > 0 && at < end; ) {
    const stop = text.indexOf('\n', at);
    const next = stop === -1 || stop > end ? end : stop;
    rows.push({ at, row: text.slice(at, next) });
    at = next + 1;
  }
  return rows;
}

/** `description:` with paragraphs or a list beneath, and no `|`: they would run into one. */
export function blockWithoutSign(text: string, where: number, raw: string) {
  const before = text.lastIndexOf('\n', where);
  const line = text.slice(text.lastIndexOf('\n', before - 1) + 1, before);
  const bare = /^( *(?:- +)*)([A-Za-z]\w*:) *$/.exec(line);
  // A dash that lacks its blank begins a list all the same.
  if (/^-\S/.test(raw)) return undefined;
  const hasStructure = /\n[ \t]*\n|\n[ \t]*- /.test(raw) || /^- /.test(raw);
  const startsLine = text.slice(before + 1, where).trim() === '';
  if (!bare || !hasStructure || !startsLine) return undefined;
  const at = before - line.length + (bare[1]?.length ?? 0);
  return { at, ends: before, tries: [`${bare[2]} |`] };
}

/** What to say of a value that goes on in the next line, where a name is wanted, and what to write where it is prose. */
export function overLines(text: string, where: number, raw: string, isEntry: boolean) {
  const [first = '', ...more] = raw.split('\n').filter((row) => row.trim() !== '');
  const line = text.slice(text.lastIndexOf('\n', where - 1) + 1, where);
  const dash = /^( *(?:- +)*?)- +$/.exec(line)?.[1];
  const folded = '>- behind the colon, and the whole text in the lines beneath';
  if (!isEntry)
    return {
      prose: folded,
      message: 'the value above goes on in this line, and must stand in one line',
      write: 'one value, in one line',
      tries: [],
    };
  const sign = dash === undefined ? 'comma' : 'dash';
  return {
    prose: `a ${sign} between two entries, or the whole text in one line`,
    message: `a ${sign} is missing between ${first.trim()} and ${more[0]?.trim()}`,
    write: `a ${sign} between two entries`,
    tries: [
      dash === undefined
        ? [first, ...more].map((row) => row.trimEnd()).join(',\n')
        : [first, ...more].map((row) => row.trim()).join(`\n${' '.repeat(dash.length)}- `),
    ],
  };
}

/** Where an entry of a list says its first field again: those of the next one begin, which lacks its dash. */
export function entryWithoutDash(text: string, first: number, again: number) {
  const dash = /- +$/.exec(text.slice(text.lastIndexOf('\n', first) + 1, first))?.[0];
  const startsLine = text.slice(text.lastIndexOf('\n', again) + 1, again).trim() === '';
  const lineFrom = (at: number) => text.slice(at).split('\n', 1)[0]?.trimEnd() ?? '';
  const row = lineFrom(again);
  // A line that was copied and left as it is may be one too many.
  if (dash === undefined || !startsLine || row === lineFrom(first)) return {};
  return { at: again - dash.length, ends: again + row.length, tries: [dash + row] };
}
