/** Tables as spreadsheets write and read them (RFC 4180, with their own marks between fields). */

const mark = '\uFEFF';

/** With a byte order mark, without which Excel takes the file for one of Windows-1252. */
export const writeCsv = (rows: readonly (readonly string[])[], separator = ';'): string =>
  `${mark}${rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join('')}`;

const quoted = (text: string, separator: string): string => {
  // A spreadsheet would run a name such as =HYPERLINK(…) as a formula.
  const cell = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(cell) || cell.includes(separator)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
};

export type CsvRow = {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** UTF-8, UTF-16 with its mark, or else what Excel calls ANSI. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The mark between fields is the one of the first line: a semicolon, a tab or a comma. Empty lines are left out.
 * Throws nothing: `fault` names a quote that would swallow what follows.
 */
export function readCsv(
  text: string,
): { readonly rows: readonly CsvRow[] } | { readonly fault: string } {
  const told = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  // A spreadsheet of old ends lines with \r alone.
  const body = text
    .slice(told?.[0].length ?? 0)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  const [first = ''] = body.split('\n', 1);
  const separator = told?.[1] ?? [';', '\t', ','].find((each) => first.includes(each)) ?? ';';
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = told ? 2 : 1;
  let start = line;
  let quotedFrom = line;
  const endRow = () => {
    cells.push(cell);
    cell = '';
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: start, cells });
    cells = [];
  };
  for (let at = 0; at < body.length; at++) {
    const character = body.charAt(at);
    if (character === '\n') line++;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (body[at + 1] === '"') cell += body.charAt(at++);
      else if (/^(?:\n|$)/.test(body.slice(at + 1, at + 2)) || body[at + 1] === separator)
        isQuoted = false;
      else return lone(quotedFrom);
    } else if (character === '"' && cell === '') {
      isQuoted = true;
      quotedFrom = line;
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      endRow();
      start = line;
    } else cell += character;
  }
  if (isQuoted) return lone(quotedFrom);
  endRow();
  return { rows };
}

const lone = (line: number) => ({
  fault: `a quote " is opened on line ${line} and not closed where its cell ends; take it out, or write "" for a quote within quotes`,
});
