/** CSV as Excel reads it. */

/** A number keeps its type, so that 1.018 isn't taken for a thousand and eighteen. */
export type Cell = string | number;

const byteOrderMark = '\uFEFF';

/** Starts with a byte order mark, without which Excel reads Windows-1252. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/**
 * Spreadsheets run a cell as a formula if it begins like one; an apostrophe keeps it text. They turn codes
 * such as 2026-01 into dates, so those are written as formulas.
 */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const kept = /^[\d-]+$|^\d+E\d+$|^\d+-[A-Z]{3}$/.test(cell)
    ? `="${cell}"`
    : cell.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}
