/** Edits a file's text, and writes strings for YAML and for a terminal. */

/** A line and a column, which both count from 1. */
export type Position = { readonly line: number; readonly column: number };
/** `end` is after the last character. */
export type TextRange = { readonly start: Position; readonly end: Position };
export type TextEdit = TextRange & { readonly text: string };

export function applyEdit(text: string, { start, end, text: instead }: TextEdit): string {
  return text.slice(0, offsetOf(text, start)) + instead + text.slice(offsetOf(text, end));
}

function offsetOf(text: string, { line, column }: Position): number {
  let offset = text.startsWith('\ufeff') ? 1 : 0;
  for (let row = 1; row < line; row++) {
    const end = text.indexOf('\n', offset);
    if (end === -1) break;
    offset = end + 1;
  }
  return offset + column - 1;
}

/** Replaces whole lines, which count from 1. */
export const replaceLines = (
  rows: readonly string[],
  first: number,
  last: number,
  text: string,
) => ({
  start: { line: first, column: 1 },
  end: { line: last, column: (rows[last - 1] ?? '').length + 1 },
  text,
});

/** The first line of a group of fields or entries. */
export const headLine = (indent: number, name: string): string => `${' '.repeat(indent)}${name}:\n`;

export function insertHead(line: number, indent: number, name: string): TextEdit {
  const start = { line, column: 1 };
  return { start, end: start, text: headLine(indent, name) };
}

/** Returns the group's name, if an edit only adds such a line. */
export const insertedHead = (text: string): string | undefined => /^ *(\w+):\n$/.exec(text)?.[1];

/** Prints a value on one line, with invisible characters spelled out. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (character) =>
    character === '\n' ? ' ' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const plain = /^[A-Za-z/](?:[\w./~?=&+%@)( -]|:(?=\/)|(?<=\S)#|–)*$/;
const otherThanText = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Writes a string in YAML, in quotes if they're necessary. */
export const yamlText = (text: string): string =>
  plain.test(text) && !/\s$|\s{2}/.test(text) && !otherThanText.test(text)
    ? text
    : JSON.stringify(text);
