/** Finds slips that make a file unreadable. From the place where the parser stopped, the table finds the cause and possible repairs. */
import type { YAMLParseError } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { applyEdit, insertHead, replaceLines, type TextEdit } from '../diagnostics/text-edit.ts';
import { entryStart } from '../diagnostics/words.ts';
import { type Parsed, parseYaml } from './yaml.ts';

type Stop = {
  readonly rows: readonly string[];
  /** From 0. */
  readonly index: number;
  readonly row: string;
  /** From 1. */
  readonly column: number;
  readonly code: YAMLParseError['code'];
  /** The parser's message. */
  readonly words: string;
  /** Names of fields that hold other fields or entries. */
  readonly groups: () => readonly string[];
  /** Names of the file's own fields, which aren't indented. */
  readonly fields: () => readonly string[];
};

type Slip = {
  readonly message: string;
  /** Absent if only the place and the cause are known. */
  readonly write?: string;
  /** From 0, by default the parser's row. */
  readonly index?: number;
  /** From 1, by default the row's first character. */
  readonly column?: number;
  /** Other spellings of the row, best first. */
  readonly rows?: readonly string[];
  readonly edits?: readonly TextEdit[];
  /** Stops here, because the rest of the file can't be judged. */
  readonly isLast?: true;
};

/** `- name: ` in front of a value, or `- ` */
const keyed = /^(\s*(?:- +)*[A-Za-z][\w-]*: +)(\S.*)$/;
const listed = /^(\s*- +)(\S.*)$/;

/** `'It's two'`, in braces or a list */
const apostrophe = /(?<=[[{,:] *)'([^']*'\w[^'\]}]*)'(?=\s*[,\]}])/;

const table: readonly ((stop: Stop) => Slip | undefined)[] = [
  ({ row }) => {
    const found = apostrophe.exec(row);
    const fixed = row.replace(apostrophe, (_, inner: string) => JSON.stringify(inner));
    if (!found) return undefined;
    return {
      message: 'YAML reads the apostrophe as the closing quotation mark.',
      write: `Change to: ${fixed.trim()}`,
      column: found.index + 1,
      rows: [fixed],
    };
  },
  /** Marks of an unresolved merge */
  ({ rows }) => {
    const index = rows.findIndex((row) => /^(?:<{7}|={7}|>{7})(?: |$)/.test(row));
    if (index === -1) return undefined;
    return {
      message: 'This line is left over from a git merge, so the file may contain both versions.',
      write: 'Keep one version, and delete the lines that start with <<<<<<<, ======= or >>>>>>>.',
      index,
      column: 1,
      isLast: true,
    };
  },
  /** A tab instead of spaces. The parser may stop far below the tab. */
  ({ rows, index: stopped }) => {
    const index = rows.findIndex((row) => /^ *\t/.test(row));
    const row = rows[index];
    if (row === undefined || index > stopped) return undefined;
    return {
      message: 'This line starts with a tab, but YAML only allows spaces.',
      write: 'Replace the tab with spaces.',
      index,
      column: row.indexOf('\t') + 1,
      rows: indentsAround(rows, index).map((indent) => indent + row.trim()),
    };
  },
  /** Spaces from Word or a web page */
  ({ rows, index }) => {
    const at = [index, index - 1].find((place) => blank.test(rows[place] ?? ''));
    const row = rows[at ?? -1];
    if (at === undefined || row === undefined) return undefined;
    const plain = row.replaceAll(new RegExp(blank, 'g'), ' ');
    return {
      message: "There's a non-breaking space here, often pasted from Word or a web page.",
      write: 'Retype it as a normal space.',
      index: at,
      column: row.search(blank) + 1,
      rows: [plain.trimEnd()],
    };
  },
  /** `name: "Mains water` */
  ({ words, rows }) => {
    if (!words.startsWith('Missing closing')) return undefined;
    const quote = words.includes('"') ? '"' : "'";
    const opened = quote === '"' ? /(?<=[:\-[{,] ?)"/ : /(?<=[:\-[{,] ?)'/;
    const index = rows.findIndex((row) => {
      const start = row.search(opened);
      return start !== -1 && row.slice(start).split(quote).length % 2 === 0;
    });
    const row = rows[index];
    if (row === undefined) return undefined;
    // A table's rows have the same number of cells.
    const cells = cellsIn(rows[index - 1]) || cellsIn(rows[index + 1]);
    const isLikeNext = (each: string) => cellsIn(each) === cells;
    return {
      message: `The closing quotation mark (${quote}) is missing.`,
      write: 'Add it where the text ends.',
      index,
      column: row.search(opened) + 1,
      rows: [
        // "text'
        ...(/["']$/.test(row) ? [row.slice(0, -1) + quote] : []),
        row + quote,
        ...everyPlace(row, /(?=\s*[\]}]$)|(?=,)/g, quote),
        ...quoted(row.replace(quote, '')),
      ].sort((one, other) => Number(isLikeNext(other)) - Number(isLikeNext(one))),
    };
  },
  /** `'The WH's cartridge'`, `""text""` */
  ({ words, row, column }) => {
    const value = keyed.exec(row)?.[2] ?? listed.exec(row)?.[2] ?? '';
    if (!/at node end$/.test(words) || !/^["']/.test(value)) return undefined;
    return {
      message: value.startsWith('"')
        ? "There's more text after the closing quotation mark."
        : 'YAML reads the apostrophe as the closing quotation mark.',
      write: `Change to: ${quoted(row)[0]?.trim()}`,
      column,
      rows: quoted(row),
    };
  },
  /** `summary: "Half a wall`, then lines, one of which has a `20"` */
  ({ words, rows, index, row, column }) => {
    const [quote = ''] = /["'](?=\s*$)/.exec(row.slice(0, column - 1)) ?? [];
    const opened = new RegExp(`^( *)(.*(?::|- *) +)${quote}(?=[^${quote}]*$)`);
    const at = rows.slice(0, index).findLastIndex((each) => opened.test(each));
    const [start = '', indent = '', key = ''] = opened.exec(rows[at] ?? '') ?? [];
    if (!/at node end$/.test(words) || quote === '' || at === -1) return undefined;
    const rest = (rows[at] ?? '').slice(start.length);
    return {
      message: `This text ends too early, at the ${quote} on line ${index + 1}.`,
      write: 'Delete both quotation marks, put >- after the colon, and indent the lines below.',
      index: at,
      column: start.length,
      edits: [replaceLines(rows, at + 1, at + 1, `${indent}${key}>-\n${indent}  ${rest}`)],
    };
  },
  /** `price: { au: 100 } price: { au: 100 }`, `au: 100 au: 100` */
  ({ row }) => {
    const [, first = '', , value, second] = pastedTwice.exec(row) ?? [];
    if (second === undefined) return undefined;
    return {
      message: 'This line has the same field twice.',
      write: "Keep the one that's right, and delete the other.",
      column: row.length - second.length + 1,
      rows: value === second ? [first] : [],
    };
  },
  /** Word's bullets, stars of emails, numbers */
  ({ rows, index: stopped }) => {
    // The parser continues from a bullet to the hyphen below it.
    const index = bulleted.test(rows[stopped] ?? '') ? stopped : stopped - 1;
    const row = rows[index] ?? '';
    const [, indent = '', sign] = bulleted.exec(row) ?? [];
    if (sign === undefined || (index !== stopped && !rows[stopped]?.startsWith(`${indent}- `)))
      return undefined;
    const isAlike = (other = '') => bulleted.exec(other)?.[1] === indent;
    let [first, last] = [index, index];
    while (isAlike(rows[first - 1])) first--;
    while (isAlike(rows[last + 1])) last++;
    const changed = rows.slice(first, last + 1).map((each) => each.replace(bulleted, '$1- '));
    return {
      ...entryStart(sign),
      index: first,
      edits: [replaceLines(rows, first + 1, last + 1, changed.join('\n'))],
    };
  },
  /** `url:/careers` after a colon without its space further up */
  ({ rows, index, code }) => {
    const squeezed = /^(\s*(?:- +)?[A-Za-z]\w*):(?=[^\s/])/;
    const isOwn = squeezed.test(rows[index] ?? '');
    const isAbove = !isOwn && code === 'MULTILINE_IMPLICIT_KEY';
    const at = isOwn
      ? index
      : isAbove
        ? rows.slice(0, index).findIndex((row) => squeezed.test(row))
        : -1;
    const row = rows[at];
    if (row === undefined) return undefined;
    return {
      message: "There's no space after the colon.",
      write: 'Put a space after the colon.',
      index: at,
      rows: [row.replace(squeezed, '$1: ')],
    };
  },
  /** `series = WH`, `price { au: 100, nz: 110 }`, `specifications` */
  ({ row }) => {
    const rows = [
      row.replace(/^(\s*(?:- +)?[A-Za-z]\w*) *= *(?=\S)/, '$1: '),
      row.replace(/^(\s*(?:- +)?[A-Za-z]\w*) *(?=[[{].*[\]}]$)/, '$1: '),
      row.replace(/^(\s*(?:- +)?[A-Za-z]\w*)$/, '$1:'),
    ].filter((each) => each !== row);
    if (rows.length === 0) return undefined;
    return {
      message: "There's no colon after the field name.",
      write: 'Put a colon and a space after the name.',
      rows,
    };
  },
  /** `fits: [WH-2`, `colour: #3b3f42 }` */
  ({ words, rows, index }) => {
    if (!/^Flow (?:map|sequence)/.test(words)) return undefined;
    const at = [index, ...above(rows, index)].find(
      (place) => openBracket(rows[place] ?? '') !== -1,
    );
    const row = rows[at ?? -1];
    if (at === undefined || row === undefined) return undefined;
    const comment = /[[{][^\]}]*\s#/.test(row) ? row.search(/\s#/) + 1 : -1;
    if (comment !== -1)
      return {
        message: `YAML reads # as the start of a comment, so "${row.slice(comment)}" is lost.`,
        write: 'Move the comment to the end of the line, or put the whole text in quotes.',
        index: at,
        column: comment + 1,
        rows: [
          row.replace(/(?<=[:,[] +)#([^\s,'"\]}]+)/g, '"#$1"'),
          row.replaceAll(/(?<=[:,[] +)[^"'{}[\],:#]+ #[^"'{}[\],]*(?=[,\]}])/g, (text) =>
            JSON.stringify(text.trimEnd()),
          ),
          row.replace(/(\s#[^,]*?)( *(?:,.*)?[\]}]) *$/, '$2$1'),
        ].filter((each) => each !== row),
      };
    const end = row.trimEnd().replace(/,$/, '');
    const close = row[openBracket(row)] === '[' ? ']' : '}';
    return {
      message: 'The closing bracket is missing.',
      write: `Complete the line, and end it with ${close}.`,
      index: at,
      column: openBracket(row) + 1,
      rows: [`${end}${/\{ /.test(row) ? ' ' : ''}${close}`, end.replace(/\)$/, close)],
    };
  },
  /** `[WH-2,, WH-1]` */
  ({ words, row, column }) =>
    words.startsWith('Unexpected , in flow')
      ? {
          message: "There's an extra comma.",
          write: 'Delete it.',
          column,
          rows: [row.replaceAll(/,\s*(?=,)/g, ''), row.replaceAll(/,(?=\s*[\]}])/g, '')],
        }
      : undefined,
  /** `{ au: 100 nz: 110 }`, `{ label: Where: to buy }`, `{ label: &News }` */
  ({ row, column, words, code }) => {
    const inner = /(?<=[{,] *\w+: +)[^"'{}[\],]*(?=,|\s*\})/g;
    const isFlow = /[[{]/.test(row) && (code === 'BLOCK_IN_FLOW' || /[[{].*: /.test(row));
    if (!isFlow || !/in(?:side)? flow|flow collections|, or :|nchor|lias/.test(words))
      return undefined;
    const sign = /(?<=[{,] *\w+: +)[&*!%@`]/.exec(row);
    return {
      message: sign
        ? `Text can't start with ${sign[0]} unless it's in quotes.`
        : "A comma is missing here, or text with a colon isn't in quotes.",
      write: sign ? 'Put the text in quotes.' : 'Add the comma or the quotes.',
      column: sign ? sign.index + 1 : column,
      rows: [
        ...(sign
          ? []
          : [
              row.replaceAll(/;(?= )/g, ','),
              ...everyPlace(row, /(?<=[^\s,{[:])(?= +[\w-]+: )/g, ','),
              ...everyPlace(row, /(?<=["'\]}])(?= +["'[{])/g, ','),
            ].filter((each) => each !== row)),
        row.replaceAll(inner, (text) =>
          (sign ? /^[&*!%@`]/ : /\w: /).test(text) ? JSON.stringify(text.trimEnd()) : text,
        ),
      ],
    };
  },
  /** `name: @home`, `- > 99% of bacteria`, `- *New* filter` */
  ({ row, words, code }) => {
    const [, before = '', sign] = /^(.*?: +|\s*(?:- +)+)([@`%&*!|>[{])/.exec(row) ?? [];
    const isText =
      code === 'BAD_SCALAR_START' ||
      /at node end|^(?:Anchor|Alias) cannot|^A node can have|^Not a YAML token|^Block scalar header/.test(
        words,
      );
    if (sign === undefined || !isText) return undefined;
    return {
      message: `Text can't start with ${sign} unless it's in quotes.`,
      write: `${/^.\s*\d/.test(row.slice(before.length)) ? `If it's a number, delete the ${sign}. If it's text, put it` : 'Put the text'} in quotes.`,
      column: before.length + 1,
      rows: quoted(row),
    };
  },
  /** `summary: Note: a filter`, `price: au: 100, nz: 110`, two fields on one line */
  ({ rows, index, row, code }) => {
    if (isBelowDeeperList(rows, index)) return undefined;
    const [, before = ''] = keyed.exec(row) ?? listed.exec(row) ?? [];
    if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !/: .*: /.test(row.replace(/[{[].*[}\]]/, '')))
      return undefined;
    const indent = /^ *(?:- +)*/.exec(row)?.[0].length ?? 0;
    return {
      message:
        'YAML reads each colon followed by a space as a new field, and this line has more than one.',
      write: 'If this is text, put it in quotes. Fields on one line need braces around them.',
      column: before.length + 1,
      rows: [
        ...quoted(row),
        row.replace(/^(\s*(?:- +)?\w+: +)(\w+: .*)$/, '$1{ $2 }'),
        row.replaceAll(/(?<=[^\s:]) +(?=[A-Za-z]\w*: )/g, `\n${' '.repeat(indent)}`),
      ].filter((each) => each !== row),
    };
  },
  /** A paragraph that's indented less than its text block */
  ({ rows, index }) => {
    const at = rows.findIndex((row, place) => place >= index && row.trim() !== '');
    const head = rows.slice(0, at).findLastIndex((row) => blockSign.test(row));
    const indent = indentOf(rows[head + 1] ?? '');
    const isShort = (row = '') =>
      row.trim() !== '' && indentOf(row) < indent && !/^\s*(?:- |[A-Za-z]\w*:(?: |$))/.test(row);
    if (head === -1 || !isShort(rows[at]) || rows.slice(head + 1, at).some(isField))
      return undefined;
    let last = at;
    while (isShort(rows[last + 1])) last++;
    const lines = rows.slice(at, last + 1).map((row) => ' '.repeat(indent) + row.trim());
    return {
      message: "This paragraph isn't indented like the text above, so YAML ends the text here.",
      write: `Start the line with ${indent} spaces.`,
      index: at,
      edits: [replaceLines(rows, at + 1, last + 1, lines.join('\n'))],
    };
  },
  /** `-code: WH-1` above or below `- code: WH-2` */
  ({ rows, index }) => {
    const at = [index, index + 1, index - 1].find((each) => {
      const [, indent] = /^( *)-[^\s-]/.exec(rows[each] ?? '') ?? [];
      return [each - 1, each + 1].some((near) => rows[near]?.startsWith(`${indent}- `));
    });
    if (at === undefined) return undefined;
    return {
      ...entryStart('-'),
      index: at,
      rows: [rows[at]?.replace('-', '- ') ?? ''],
    };
  },
  /** `tapHole 12` between `specifications:` and `height: 190` */
  ({ rows, index }) => {
    const at = [index, index - 1].find((each) => {
      const [row = '', before = '', after = ''] = [rows[each], rows[each - 1], rows[each + 1]];
      const isFirst = /^ *(?:- +)*[A-Za-z]\w*:$/.test(before) && indentOf(before) < indentOf(row);
      return isFirst && /^ *[A-Za-z]\w* \S+$/.test(row) && isField(after);
    });
    const row = at === undefined ? undefined : rows[at];
    if (row === undefined) return undefined;
    const word = row.trim().split(' ', 1)[0] ?? '';
    return {
      message: `There's no colon after "${word}".`,
      write: 'Add a colon and a space.',
      index: at,
      rows: [row.replace(`${word} `, `${word}: `)],
    };
  },
  /** `text:`, then lines, one of which has "Note: " */
  ({ rows, index }) => {
    const head = rows
      .slice(0, index + 1)
      .findLastIndex((row) => /^ *(?:- +)*[A-Za-z]\w*:$/.test(row));
    const below = rows[head + 1] ?? '';
    const own = indentOf((rows[head] ?? '').replace(/- /g, '  '));
    if (head === -1 || indentOf(below) <= own || isField(below) || /^\s*- /.test(below))
      return undefined;
    return {
      message: 'A line below has a colon followed by a space, so YAML reads that line as a field.',
      write: 'Put | after the colon on this line.',
      index: head,
      rows: [`${rows[head]} |`],
    };
  },
  /** `  related:` below `fits: [WH-2]`, or `  spares:` below the cartridges */
  ({ rows, index, fields }) => {
    const isOwn = (at: number) => {
      const [, name = ''] = /^ +(\w+):(?: |$)/.exec(rows[at] ?? '') ?? [];
      return fields().includes(name) && !rows.some((row) => row.startsWith(`${name}:`));
    };
    const at = [index, index + 1].find(isOwn);
    if (at === undefined) return undefined;
    const row = rows[at]?.trim() ?? '';
    return {
      message: `This line is indented, but "${row.split(':', 1)[0]}" isn't part of the field above.`,
      write: 'Delete the spaces at the start of the line.',
      index: at,
      rows: [row],
    };
  },
  /** An entry without its hyphen */
  ({ rows, index, row, code }) => {
    const bare = row.trim();
    const dashes = rows
      .slice(Math.max(0, index - 6), index)
      .flatMap((near) => /^ *(?=- )/.exec(near)?.[0] ?? []);
    const indent = dashes.at(-1);
    const isLost = code === 'BAD_INDENT' && indent !== undefined && !bare.startsWith('-');
    if (!isLost || indentOf(row) !== indent.length) return undefined;
    return {
      message: 'This list entry has no hyphen.',
      write: 'Start the line with a hyphen and a space.',
      rows: [`${indent}- ${bare}`],
    };
  },
  /** A line that's indented too far, or not far enough */
  ({ rows, index, row, code, words, groups }) => {
    const isIndent =
      code === 'BAD_INDENT' ||
      code === 'BLOCK_AS_IMPLICIT_KEY' ||
      words.startsWith('Sequence item without') ||
      (code === 'MULTILINE_IMPLICIT_KEY' &&
        above(rows, index).some((at) => blockSign.test(rows[at] ?? '')));
    if (!isIndent) return undefined;
    // The parser stops at the field above a line that's indented further.
    const below = rows.findIndex((each, at) => at > index && each.trim() !== '');
    const isBelow =
      code === 'BLOCK_AS_IMPLICIT_KEY' &&
      indentOf(rows[below] ?? '') > indentOf(row) &&
      !isBelowDeeperList(rows, index);
    const inner = isBelow ? below : index;
    const indent = /^ */.exec(rows[inner] ?? '')?.[0] ?? '';
    // The parser also continues past lines that lost their indent, to a later line that has it.
    const before = rows
      .slice(0, inner)
      .findLastIndex((each) => each.startsWith(indent) && each.trim() !== '');
    const isAbove =
      before < inner - 1 &&
      before > inner - 5 &&
      indentOf(rows[before] ?? '') === indent.length &&
      rows.slice(before + 1, inner + 1).every((each) => /^ *[A-Za-z]\w*: +\S/.test(each));
    const at = isAbove ? before + 1 : inner;
    const lost = rows.slice(at, isAbove ? inner : at + 1);
    // The line above the first of them may be lost.
    const isAboveEntries =
      code === 'BLOCK_AS_IMPLICIT_KEY' && isEntry(rows[below]) && !isEntry(row);
    const first = isAboveEntries ? below : at;
    const [outer = ''] = above(rows, first).map((each) => rows[each] ?? '');
    const deep = indentOf(rows[first] ?? '');
    const isBesideField = isEntry(rows[first]) && !isEntry(outer);
    const head =
      isBesideField && indentOf(outer) === deep
        ? Math.max(0, deep - 2)
        : indentOf(outer.replace(/- /g, '  '));
    const isHeadless = !isAbove && head < deep && !/(?::|: +[|>][+-]?)$/.test(outer);
    return {
      message: isHeadless
        ? 'This line is indented further than the field above, which is already filled in.'
        : lost.length > 1
          ? `These ${lost.length} lines aren't indented like the lines around them.`
          : "This line isn't indented like the lines around it.",
      write: isHeadless
        ? 'Delete the spaces at its start, or add the missing line above it, such as specifications:.'
        : lost.length > 1
          ? `Start each line with ${indent.length} spaces.`
          : 'Indent it like the lines it belongs with.',
      index: isHeadless ? first : at,
      edits: [
        ...(isAbove ? [indent] : indentsAround(rows, at))
          .map((each) => lost.map((line) => each + line.trim()).join('\n'))
          .filter((each) => each !== lost.join('\n'))
          .map((each) => replaceLines(rows, at + 1, at + lost.length, each)),
        ...(isHeadless ? groups() : []).map((name) => insertHead(first + 1, head, name)),
      ],
    };
  },
  /** `fine carbon` */
  ({ code, words }) =>
    code === 'MULTILINE_IMPLICIT_KEY' || words.startsWith('Implicit map keys need')
      ? {
          message: 'YAML reads this line as neither a field nor a list entry.',
          write: "Add a colon after a field's name, or a hyphen and a space before a list entry.",
        }
      : undefined,
  /** `name: - Dual filter` */
  ({ row }) => {
    const [, before = '', rest] = /^(\s*(?:- +)?[A-Za-z]\w*: +)- +(.*)$/.exec(row) ?? [];
    if (rest === undefined) return undefined;
    return {
      message: 'A hyphen followed by a space starts a list entry, which has to be on its own line.',
      write: 'Delete the hyphen, or move the entry to the next line.',
      column: before.length + 1,
      rows: [before + rest, `${before}[${rest}]`],
    };
  },
  ({ column }) => ({
    message: "YAML can't read this line.",
    write: 'Compare its quotes, brackets, colons and indentation with a similar line.',
    column,
  }),
];

const pastedTwice =
  /^(\s*(?:- +)?([A-Za-z]\w*): +(.+?)) *(?:\b\2: +(?=\S)|(?<=[\]}]) *(?=[[{]))(.+)$/;
const blank = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const bulleted = /^(\s*)([•·▪◦‣●○–—*]|\d+[.)])[ \t]+(?=\S)/;
const blockSign = /: +[|>][+-]?$/;

const cellsIn = (row = ''): number => {
  const value: unknown = /^ *- \[/.test(row) ? parseYaml(row).documents[0]?.toJS() : [];
  return Array.isArray(value) && Array.isArray(value[0]) ? value[0].length : 0;
};

const isField = (row: string): boolean => /^\s*(?:- +)?[a-z]\w*:(?: |$)/.test(row);
const indentOf = (row: string): number => row.length - row.trimStart().length;

/** Returns the nearest line above that isn't blank or a comment. */
const above = (rows: readonly string[], index: number): number[] => {
  const at = rows.slice(0, index).findLastIndex((row) => /^\s*[^\s#]/.test(row));
  return at === -1 ? [] : [at];
};

const isEntry = (row = ''): boolean => /^ *- /.test(row);

/** Whether a list entry follows one that's indented further. */
const isBelowDeeperList = (rows: readonly string[], index: number): boolean => {
  const [entry = '', before = ''] = [index, ...above(rows, index)].map((at) => rows[at] ?? '');
  return [entry, before].every(isEntry) && indentOf(before) > indentOf(entry);
};

/** Returns the indents of nearby lines, and one step further in, nearest first. */
function indentsAround(rows: readonly string[], index: number): string[] {
  const near = [...rows.keys()]
    .filter((at) => at !== index && Math.abs(at - index) <= 6)
    .sort((a, b) => Math.abs(a - index) - Math.abs(b - index))
    .map((at) => rows[at] ?? '')
    .filter((row) => row.trim() !== '' && !row.includes('\t'))
    .map(indentOf);
  return [...new Set([...near, ...near.map((indent) => indent + 2)])].map((indent) =>
    ' '.repeat(indent),
  );
}

/** Returns the index of the last bracket that its line doesn't close, or -1. */
function openBracket(row: string): number {
  const bare = row.replaceAll(/"[^"]*"/g, (text) => '"'.repeat(text.length)).replace(/\s#.*/, '');
  const open: number[] = [];
  for (const [at, sign] of [...bare].entries()) {
    if (sign === '[' || sign === '{') open.push(at);
    else if (sign === ']' || sign === '}') open.pop();
  }
  return open.at(-1) ?? -1;
}

/** Returns copies of the row, each with the text inserted at one place. */
const everyPlace = (row: string, places: RegExp, text: string): string[] =>
  [...row.matchAll(places)].map(({ index }) => row.slice(0, index) + text + row.slice(index));

/** Quotes the row's value. Spreadsheets double quotes: ""text"", "the ""text""". */
const quoted = (row: string): string[] =>
  [keyed, listed].flatMap((pattern) => {
    const [, start, value] = pattern.exec(row) ?? [];
    // The schema says more about a number after >.
    if (start === undefined || value === undefined || /^[|>][+-]?(?: *\d+)?$/.test(value))
      return [];
    const [, , within, comment = ''] = /^(["'])(.*)\1(\s+#.*)?$/.exec(value) ?? [];
    const inner = within ?? value.replace(/^'(?=\w)/, '');
    const bare = inner.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
    return [start + JSON.stringify(bare.replace(/^[“„](.*)[”“]$/, '$1').trimEnd()) + comment];
  });

const maxStops = 20;

/** Returns everything that keeps a file from being read. Reads on after each slip, with the likeliest repair. */
export function syntaxSlips(
  file: string,
  text: string,
  parsed: Parsed,
  groups: Stop['groups'],
  fields: Stop['fields'],
): Diagnostic[] {
  const found: Diagnostic[] = [];
  let current = text;
  let { lines, documents } = parsed;
  while (found.length < maxStops) {
    const [stopped] = documents[0]?.errors ?? [];
    if (!stopped) break;
    const { line, col: column } = lines.linePos(stopped.pos[0]);
    const rows = current.split('\n');
    const index = Math.min(line, rows.length) - 1;
    const stop = {
      rows,
      index,
      row: rows[index] ?? '',
      column,
      code: stopped.code,
      words: stopped.message,
      ...{ groups, fields },
    };
    const slip = firstMatch(stop);
    const { message, write } = slip;
    const place = (slip.index ?? index) + 1;
    const edits = [
      ...(slip.edits ?? []),
      ...(slip.rows ?? []).map((each) => replaceLines(rows, place, place, each)),
    ];
    const repair = slip.isLast ? undefined : firstRepair(current, edits, line);
    // The first repair to try is the one that let the parser continue.
    const candidates = repair
      ? [repair.edit, ...edits.filter((edit) => edit !== repair.edit)]
      : edits;
    found.push({
      ...{ severity: 'error', file, field: '', rule: 'syntax', message, line: place },
      column: slip.column ?? indentOf(rows[place - 1] ?? '') + 1,
      ...(write !== undefined && { write }),
      ...(candidates.length > 0 && { candidates }),
    });
    if (!repair) break;
    current = repair.text;
    ({ lines, documents } = repair);
  }
  return found;
}

/** Returns the first edit that gets the parser past a line, and the edited text. */
function firstRepair(text: string, edits: readonly TextEdit[], line: number) {
  for (const edit of edits) {
    const repaired = applyEdit(text, edit);
    const parsed = parseYaml(repaired);
    const [stopped] = parsed.documents[0]?.errors ?? [];
    const isPast = !stopped || parsed.lines.linePos(stopped.pos[0]).line > line + 1;
    if (isPast && repaired.split('\n').length === text.split('\n').length)
      return { edit, text: repaired, ...parsed };
  }
  return undefined;
}

function firstMatch(stop: Stop): Slip {
  for (const match of table) {
    const slip = match(stop);
    if (slip) return slip;
  }
  throw new Error('the last row of the table matches everything');
}
