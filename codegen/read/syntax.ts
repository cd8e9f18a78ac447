/** A YAML parser's error, said in plain English and placed where the mistake was made. */
import type { LineCounter, YAMLParseError } from 'yaml';
import type { Problem } from '../problem.ts';
import { asNeighbours, beneathValue, type SyntaxFault, structureFault } from './structure.ts';

type Advice = { readonly message: string } & Partial<SyntaxFault>;

export function syntaxFault(text: string, lines: LineCounter, error: YAMLParseError): SyntaxFault {
  const at = lines.linePos(error.pos[0]);
  const row = text.split('\n')[at.line - 1] ?? '';
  const fault = { line: at.line, column: at.col, ...adviceFor(error, text, row, at) };
  const earlier = misplaced.has(error.code) ? structureFault(text) : undefined;
  if (!earlier || earlier.line > fault.line) return fault;
  return { ...(earlier.line < fault.line ? earlier : fault), isLast: true };
}

export const problemOf = (
  file: string,
  { line, column, message, write }: SyntaxFault,
): Problem => ({
  severity: 'error',
  file,
  line,
  column,
  field: '',
  message,
  ...(write !== undefined && { write }),
  rule: 'syntax',
});

/** Of a list as mail or Word writes it. */
export const listSigns = {
  message: 'a list has - and a blank in front of each entry',
  write: '- instead of each bullet',
};

export const tabHere = { message: 'a tab stands here', write: 'spaces in its place' };

/** `nz: -` */
export const dashAlone = /(?<=: )-(?=\s*(?:[,}\]]|$))/;

/** What the parser says where a line above stands too far in, or is not there. */
const misplaced = new Set<YAMLParseError['code']>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

/** What the parser says where a text begins with a sign of its own. */
const beginsText =
  /^(?:Unexpected scalar at node end|(?:Anchor|Alias) cannot be|A node can have at most one)/;

function adviceFor(
  error: YAMLParseError,
  text: string,
  row: string,
  at: { line: number; col: number },
): Advice {
  const { code, message } = error;
  if (code === 'TAB_AS_INDENT') {
    return { ...tabHere, column: row.indexOf('\t') + 1 };
  }
  if (message.startsWith('Missing closing')) {
    const quote = message.includes('"') ? '"' : "'";
    return {
      message: `a quote ${quote} is opened and never closed`,
      write: `${quote} where the text ends`,
      ...openQuote(text, quote),
    };
  }
  if (/^ *\* /.test(row) && message.startsWith('Alias cannot be')) return listSigns;
  const [, before = '', start] = /^(.*?: +| *(?:- +)+)([*&[]|\{(?!.*"))/.exec(row) ?? [];
  if (start && beginsText.test(message))
    return {
      message: `a text cannot begin with ${start} without quotes`,
      write: 'the text in quotes',
      column: before.length + 1,
    };
  if (message === 'Unexpected scalar at node end') {
    return {
      message:
        'text goes on behind the closing quote; an apostrophe may have ended the quote early',
      write: 'quotes around all of the text, or a comma between two entries of a list',
    };
  }
  const sign = /^(.*?: +| *(?:- +)+)([|>])[+-]? *[^\s|>+-]/.exec(row);
  if (sign) {
    return {
      message: `a value cannot begin with ${sign[2]}: that begins a text in the lines beneath, and nothing else stands in its line`,
      write: 'the text in the lines beneath, or in quotes',
      column: (sign[1] ?? '').length + 1,
    };
  }
  if (code === 'BAD_SCALAR_START') {
    return {
      message: `a value cannot begin with ${row.charAt(at.col - 1)}`,
      write: 'the value in quotes',
    };
  }
  if (message.startsWith('Flow map') || message.startsWith('Flow sequence')) {
    const lost = commentInBrackets(text, at.line);
    if (lost) return lost;
    return {
      message: 'a list or group in brackets is not closed',
      write: 'the bracket that ends it',
      ...openBracket(text, at.line),
    };
  }
  if (/^\s*(?:- )?[A-Za-z]\w* *[[{].*[\]}]\s*$/.test(row)) {
    return {
      message: 'a colon is missing behind the name of the field',
      write: 'a colon and a space behind the name',
      column: indentOf(row) + 1,
    };
  }
  const dash = row.search(dashAlone);
  if (dash !== -1) {
    const write = 'the value, or take the field away';
    return { message: 'a dash alone is no value', column: dash + 1, write };
  }
  if (message.includes('block-seq-ind on same line'))
    return {
      message: 'a dash begins an entry of a list, in a line of its own',
      write: 'it in the next line',
    };
  const squeezed = /^(\s*(?:- )?)([A-Za-z]\w*):(\S.*)$/.exec(row);
  if (squeezed && !/^\s*\S+: /.test(row)) {
    return {
      message: 'a space is missing behind the colon',
      write: 'a space behind it',
      column: (squeezed[1] ?? '').length + 1,
    };
  }
  if (/not allowed within flow collections|^Missing , or :/.test(message)) {
    return {
      message: 'a comma is missing between two entries in brackets',
      write: 'a comma between them, or quotes around a text that is one',
    };
  }
  if (message.startsWith('Unexpected , in flow')) {
    return {
      message: 'a comma stands where a value is wanted',
      write: 'one comma between two entries',
    };
  }
  const first = firstSqueezed(text, at.line);
  if (code === 'MULTILINE_IMPLICIT_KEY' && first) return first;
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return /: .*: /.test(row)
      ? {
          message: 'the value contains ": ", which begins a new field',
          write: 'the value in quotes, or each field in a line of its own',
        }
      : tooFarIn(text, at.line);
  }
  if (code === 'BAD_INDENT' || message.startsWith('Sequence item without')) {
    return {
      message: 'the line is not indented as its neighbours',
      write: asNeighbours,
      column: indentOf(row) + 1,
    };
  }
  if (code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys need')) {
    return {
      message: `this line is neither "field: value" nor a list entry "- value"`,
      write: 'a colon behind the name of a field, or "- " in front of an entry',
    };
  }
  if (message.endsWith('at node end'))
    return {
      message: 'something stands behind a value that has ended',
      write: 'quotes around all of the text, or a comma between two entries of a list in brackets',
    };
  return {
    message: 'nobody can tell how this line is meant to be read',
    write: 'it as its neighbours are written, a text with other signs than letters in quotes',
  };
}

/** ` #` within brackets takes their end with it. */
function commentInBrackets(text: string, upTo: number): Advice | undefined {
  const rows = text.split('\n').slice(Math.max(0, upTo - 3), upTo);
  const index = rows.findLastIndex((row) => /[[{][^\]}]*\s#/.test(row));
  const row = rows[index];
  if (row === undefined) return undefined;
  const column = row.search(/\s#/) + 2;
  return {
    message: `everything from # on is taken for a comment and lost (${row.slice(column - 1)})`,
    write: 'quotes around the text that has it',
    line: Math.max(0, upTo - 3) + index + 1,
    column,
  };
}

const brackets = [
  ['{', '}'],
  ['[', ']'],
] as const;

/** Half a line, whose bracket the parser misses in the next one that says something. */
function openBracket(text: string, line: number): Partial<SyntaxFault> {
  const rows = text.split('\n');
  const isStumble = /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(rows[line - 1] ?? '');
  const above = rows.slice(0, line - 1).findLastIndex((row) => row.trim() !== '');
  for (const index of isStumble ? [line - 1, above] : [line - 1]) {
    const row = (rows[index] ?? '').replaceAll(/"[^"]*"/g, (quoted) => '"'.repeat(quoted.length));
    for (const [open, close] of brackets) {
      const at = row.lastIndexOf(open);
      if (row.split(open).length > row.split(close).length && at >= 0)
        return {
          ...(index + 1 < line && { line: index + 1, column: at + 1 }),
          write: `the rest of the line, and ${close} at its end`,
        };
    }
  }
  return {};
}

const indentOf = (row: string): number => row.length - row.trimStart().length;

/** `field: value` with another field further in beneath it: the lower line is the one to move. */
function tooFarIn(text: string, line: number): Advice {
  const rows = text.split('\n');
  const wanted = indentOf(rows[line - 1] ?? '');
  const below = rows.findIndex((row, index) => index >= line && row.trim() !== '');
  const found = below === -1 ? 0 : indentOf(rows[below] ?? '');
  return found > wanted
    ? {
        message:
          'the line is indented further than the field above it, which has its value already',
        write: beneathValue,
        line: below + 1,
        column: found + 1,
      }
    : {
        message: 'the indentation of the lines around here does not agree',
        write: asNeighbours,
      };
}

/** The first line whose value opens a quote that does not close on that line. */
function openQuote(text: string, quote: string): { line?: number; column?: number } {
  for (const [index, row] of text.split('\n').entries()) {
    const start = row.search(quote === '"' ? /(?<=[:\-[{,] ?)"/ : /(?<=[:\-[{,] ?)'/);
    if (start === -1) continue;
    const quotes = row.slice(start).split(quote).length - 1;
    if (quotes % 2 === 1) return { line: index + 1, column: start + 1 };
  }
  return {};
}

/** The line `field:value` that made the parser read on over the line end. */
function firstSqueezed(text: string, upTo: number): Advice | undefined {
  for (const [index, row] of text.split('\n').slice(0, upTo).entries()) {
    const match = /^(\s*(?:- )?)([A-Za-z]\w*):([^\s/].*)$/.exec(row);
    if (match) {
      return {
        message: 'a space is missing behind the colon',
        write: 'a space behind it',
        line: index + 1,
        column: (match[1] ?? '').length + 1,
      };
    }
  }
  return undefined;
}
