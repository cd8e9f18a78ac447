/**
 * Where the lines of a text stop fitting together. A parser reads on as long as it can and stumbles
 * many lines below the one that was lost or moved; this looks for the first that stands where none can.
 */

/** What is no YAML, in words, and where. */
export type SyntaxFault = {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly write?: string;
  /** Nobody can tell what stands beneath it from what came of it. */
  readonly isLast?: true;
};

type Frame = {
  readonly indent: number;
  readonly isList: boolean;
  readonly line: number;
  /** Its last field has its value in the lines beneath, of which none was read so far. */
  isOpen: boolean;
  /** What stood beneath its last field. */
  below?: Frame;
};

const field = /^(?:[\w-]+|"[^"]*"|'[^']*'):(?=\s|$)/;

/** Undefined where every line fits, or where that cannot be told. */
export function structureFault(text: string): SyntaxFault | undefined {
  const frames: Frame[] = [{ indent: 0, isList: false, line: 1, isOpen: false }];
  const rows = text.split('\n');
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? '';
    const line = index + 1;
    const indent = indentOf(row);
    let bare = row.slice(indent);
    if (bare === '' || bare.startsWith('#')) continue;
    const isEntry = /^- /.test(bare);
    if (!isEntry && !field.test(bare)) continue;

    let popped: Frame | undefined;
    while ((frames.at(-1)?.indent ?? 0) > indent) popped = frames.pop();
    const fault = enter(frames, { indent, isList: isEntry, line, isOpen: false }, popped);
    if (fault) return { column: indent + 1, ...fault };
    let column = indent;
    while (/^- /.test(bare)) {
      const dashes = /^- +/.exec(bare)?.[0] ?? '';
      column += dashes.length;
      bare = bare.slice(dashes.length);
      const isNested = /^- /.test(bare);
      if (isNested || field.test(bare))
        frames.push({ indent: column, isList: isNested, line, isOpen: false });
    }
    const value = bare.replace(field, '').trim();
    const frame = frames.at(-1);
    if (frame) frame.isOpen = field.test(bare) && /^(?:#.*)?$/.test(value);
    const next = endOf(rows, index, frame?.indent ?? 0, value);
    if (next === undefined) return undefined;
    index = next;
  }
  return undefined;
}

type Misplaced = Pick<SyntaxFault, 'line' | 'message'> & Partial<SyntaxFault>;

/** Adds a line's frame, unless it stands where none can. `popped` is what it is the first line behind. */
function enter(frames: Frame[], own: Frame, popped: Frame | undefined): Misplaced | undefined {
  const top = frames.at(-1);
  if (top === undefined) return undefined;
  if (top.indent === own.indent && top.isList === own.isList) return undefined;
  const isBelow = top.isOpen && (own.indent > top.indent || own.isList);
  if (isBelow) {
    top.isOpen = false;
    top.below = own;
    frames.push(own);
    return undefined;
  }
  if (own.isList && own.indent === top.indent)
    return { line: own.line, message: noField, write: itsField };
  if (own.indent <= top.indent) return undefined;
  // The fields further in were an entry of the list that goes on here.
  if (own.isList && popped && popped === top.below && !popped.isList)
    return {
      line: popped.line,
      column: popped.indent + 1,
      message: 'an entry of a list begins with "- ", and the line that begins this one is missing',
      write: '"- " in front of the first field of the entry',
    };
  return {
    line: own.line,
    message: top.isList
      ? 'the line is not indented as its neighbours'
      : own.isList
        ? noField
        : 'the line is indented further than the field above it, which has its value already',
    write: top.isList ? asNeighbours : own.isList ? itsField : beneathValue,
  };
}

export const asNeighbours = 'as many spaces in front of it as its neighbours have';
export const beneathValue = `${asNeighbours}, or take away what stands behind the colon above`;
const itsField = 'the name of the field and a colon in the line above';
const noField = 'the field that this list belongs to is missing above it';

const indentOf = (row: string): number => row.length - row.trimStart().length;

/** The last line of a value that began in line `index`; undefined where it does not end. */
function endOf(
  rows: readonly string[],
  index: number,
  indent: number,
  value: string,
): number | undefined {
  if (/^[|>][-+]?\d*$/.test(value)) {
    let last = index;
    while (last + 1 < rows.length) {
      const below = rows[last + 1] ?? '';
      if (below.trim() !== '' && indentOf(below) <= indent) break;
      last++;
    }
    return last;
  }
  const isClosed = closing(value.charAt(0));
  // Only once through the rest: a quote that nobody closed may have all of the file behind it.
  for (let last = index; last < rows.length; last++)
    if (isClosed(last === index ? value : (rows[last] ?? ''), last === index)) return last;
  return undefined;
}

/** Asked for the lines of a value one after the other: whether what its first sign opens ends in this one. */
function closing(sign: string): (row: string, isFirst: boolean) => boolean {
  const quoteEnd = quoteEnds[sign];
  if (quoteEnd) return (row, isFirst) => quoteEnd.test(isFirst ? row.slice(1) : row);
  if (sign !== '[' && sign !== '{') return () => true;
  let depth = 0;
  return (row) => {
    const bare = row.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '');
    depth += (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
    return depth <= 0;
  };
}

const quoteEnds: Readonly<Record<string, RegExp>> = {
  '"': /^(?:[^"\\]|\\.)*"/,
  "'": /^(?:[^']|'')*'(?!')/,
};
