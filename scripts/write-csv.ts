/** Writes CSV as Excel reads it. */

/** A number keeps its type, so that 1.018 isn't read as a thousand and eighteen. */
export type Cell = string | number;

const byteOrderMark = '\uFEFF';

/** Starts with a byte order mark, without which Excel reads Windows-1252. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** An apostrophe stops spreadsheets from running a cell as a formula. Formulas stop them from turning codes such as 2026-01 into dates. */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const kept = /^[\d-]+$|^\d+E\d+$|^\d+-[A-Z]{3}$/.test(cell)
    ? `="${cell}"`
    : cell.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}
