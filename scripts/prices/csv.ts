/** Tables as spreadsheets write and read them: RFC 4180. */
import { CsvError, parse } from 'csv-parse/sync';

const byteOrderMark = '\uFEFF';

/** Starts with a byte order mark, without which Excel reads Windows-1252. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export type CsvRow = {
  /** The line of the file where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** Reads UTF-8, UTF-16 with its mark, and Windows-1252, which Excel calls ANSI. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The separator is the one in the first line: a semicolon, a tab or a comma. Empty rows are left
 * out. Doesn't throw: `fault` names the line with a quote that would swallow what follows.
 */
export function readCsv(
  text: string,
): { readonly rows: readonly CsvRow[] } | { readonly fault: string } {
  // Old spreadsheets end lines with \r alone.
  const body = text.replaceAll(/\r\n?/g, '\n');
  const [first = ''] = body.split('\n', 1);
  const delimiter = [';', '\t', ','].find((each) => first.includes(each)) ?? ',';
  const rows: CsvRow[] = [];
  let lastLine = 0;
  try {
    parse(body, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record(cells: string[], { lines }) {
        const line = lines - cells.join('').split('\n').length + 1;
        lastLine = lines;
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      fault: `A quote (") on line ${lastLine + 1} isn't closed at the end of its cell. Delete it, or write "" for a quote in a quoted cell.`,
    };
  }
}
