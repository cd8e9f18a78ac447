/**
 * Advice in a form that a program can follow: what stands in a range of the file gives way to a text.
 * The printed sentence is made of it, so that both always say the same.
 */

/** `end` is the place behind the last character that goes. */
/** Both count from 1. */
export type Position = { readonly line: number; readonly column: number };

export type Fix = { readonly start: Position; readonly end: Position; readonly text: string };

/** The text of a file after the advice was followed. */
export function applyFix(text: string, { start, end, text: instead }: Fix): string {
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

/** A text as it can be printed: what looks like a plain blank, and is none, is named. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (character) =>
    character === '\n' ? ' ' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const plain = /^[A-Za-z/](?:[\w./~?=&+%@)( -]|:(?=\/)|(?<=\S)#|–)*$/;
const otherThanText = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** A text as YAML writes it, in quotes where it would be something else without. */
export const yamlText = (text: string): string =>
  plain.test(text) && !/\s$|\s{2}/.test(text) && !otherThanText.test(text)
    ? text
    : JSON.stringify(text);
