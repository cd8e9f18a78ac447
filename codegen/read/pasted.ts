/** What comes of lines that were written for Word and not for YAML. */

/** In front of an entry. A line of prose may begin with a dash too, a value does not. What is in front is looked at last: that may be long. */
const bullet = /[•·▪◦‣●○](?<=(?:^|\n[ \t]*).)[ \t]+/g;
const dash = /[–—](?<=(?:^|\n[ \t]*).)[ \t]+/g;

/** Where the first bullet of a plain value stands, and what may be meant: a list, or the text alone. */
export function bulletsIn(raw: string) {
  const sign = /^[–—] /.test(raw) ? dash : bullet;
  const at = raw.search(sign);
  if (at === -1) return undefined;
  return { at, tries: [raw.replace(sign, '- '), raw.replace(sign, '')] };
}

const counted = /(?=[\do])(?<=^|\n[ \t]*)(?:\d+[.)]|o)[ \t]+/g;

/** `1. One` as mail has it: an entry of a list, where one is wanted. */
export const countedIn = (raw: string): string | undefined =>
  raw.search(counted) === 0 ? raw.replace(counted, '- ') : undefined;

/** `title: #1 in Australia`: what stands behind an offset is a comment, and nothing is left of the value. */
export function commentBehind(text: string, offset: number) {
  const [row = ''] = text.slice(offset).split('\n', 1);
  const [, blanks = '', lost] = /^([ \t]*)(#\S.*?)[ \t\r]*$/.exec(row) ?? [];
  if (lost === undefined) return undefined;
  const at = offset + blanks.length;
  return { at, ends: at + lost.length, tries: [JSON.stringify(lost)] };
}

const blank = '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';
/** What is left of a page or of Word at the end of a line. */
export const noBreak = new RegExp(blank);
export const noBreakEnd = new RegExp(`(?:${blank} *)+$`);
const atStart = new RegExp(`^${blank}`, 'm');
const inFront = new RegExp(`^ *${blank}[${blank.slice(1, -1)} ]*`);

/**
 * Lines that are indented with no-break spaces, as Word and web pages have them: they look right and are
 * not. In a text that can be read, one that stands behind plain spaces is a part of what the line says.
 */
export function noBreakIndent(text: string, isBroken: boolean) {
  if (!isBroken && !atStart.test(text)) return undefined;
  const rows = text.split('\n');
  const isAmiss = (row: string) => (isBroken ? inFront : atStart).test(row);
  const first = rows.findIndex(isAmiss);
  const last = rows.findLastIndex(isAmiss);
  if (first === -1) return undefined;
  const column = (rows[first] ?? '').search(/[^ ]/) + 1;
  const plain = rows
    .slice(first, last + 1)
    .map((row) => (isAmiss(row) ? row.replace(inFront, (all) => ' '.repeat(all.length)) : row));
  const count = inFront.exec(rows[first] ?? '')?.[0].length ?? 0;
  return {
    line: first + 1,
    column,
    message: 'no-break spaces stand in front of this line, which look like spaces and are none',
    write:
      first === last
        ? `${count} plain ${count === 1 ? 'space' : 'spaces'} in front of it`
        : `plain spaces in front of it, and of the others down to line ${last + 1}`,
    fix: {
      start: { line: first + 1, column: 1 },
      end: { line: last + 1, column: (rows[last] ?? '').length + 1 },
      text: plain.join('\n'),
    },
  };
}
