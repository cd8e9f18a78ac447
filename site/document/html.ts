import { curlQuotes, nbsp } from '../../kernel/typography.ts';

/** Escapes text for the HTML that's written without React. */
export const escapeHtml = (text: string): string => (/[&<>"]/.test(text) ? escaped(text) : text);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Writes attributes in order. Undefined and false ones are left out, and `true` has no value. */
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
 * Shortens React's markup for the same parse: removes empty values, slashes and optional end tags, and writes
 * apostrophes as they are. It's safe because React writes every double quote in a value as an entity.
 */
export const compact = (markup: string): string =>
  markup
    .replace(/\/(?<="\/)(?=>)|=""|<\/(?:li|t[dh])>(?=<(?:li|t[dh]|\/(?:[ou]l|tr))\b)/g, '')
    .replaceAll('&#x27;', "'");

/**
 * Keeps each number and its unit on one line, and curls quotes. Skips attributes, because React writes every other `<`
 * and `>` as an entity, and options, which never wrap and must keep the text that a form's script expects.
 */
export const typesetTexts = (markup: string): string =>
  markup.replace(/(<option[^>]*>|>)([^<]+)/g, (_, tag: string, text: string) =>
    tag === '>' ? tag + curlQuotes(nbsp(text)) : tag + text,
  );

/** JSON for a script element, escaped so that it can't end the element. */
export const embedJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
