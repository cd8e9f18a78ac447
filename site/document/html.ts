import { unbroken } from '../../kernel/unbroken.ts';

/** Text into HTML by hand, for the little that stands outside React. */
export const escapeHtml = (text: string): string => (/[&<>"]/.test(text) ? escaped(text) : text);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Attributes in their order; those that are undefined or false are left out, `true` stands alone. */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): string {
  let written = '';
  for (const name in values) {
    const value = values[name];
    if (value === true) written += ` ${name}`;
    else if (value !== undefined && value !== false) written += ` ${name}="${escapeHtml(value)}"`;
  }
  return written;
}

/**
 * Markup as React writes it, shorter, and the same to a parser: without empty values, slashes, and
 * the ends of entries and cells that the next one ends. React writes every quote of a text as an entity.
 */
export const compact = (markup: string): string =>
  markup.replace(/\/(?<="\/)(?=>)|=""|<\/(?:li|t[dh])>(?=<(?:li|t[dh]|\/(?:[ou]l|tr))\b)/g, '');

/**
 * Markup whose texts keep a figure and its unit on one line. Attributes, which others read, stay as they
 * are, and so do choices: no line ends in them, and a script that takes a form over expects its own words.
 */
export const unbrokenTexts = (markup: string): string => unbroken(markup, isText);

/** React writes every other `<` and `>` as an entity. */
function isText(markup: string, at: number): boolean {
  const tag = markup.lastIndexOf('<', at);
  return markup.lastIndexOf('>', at) > tag && !markup.startsWith('<option', tag);
}

/** JSON inside a script element: nothing in it can end the element. */
export const embedJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
