/** Reads spreadsheets as programs write them: .xlsx, and CSV with Excel's habits. */
import { CsvError, parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { bytesOfFile } from '../../codegen/load/file-cache.ts';
import { UserError } from '../user-error.ts';
import type { Cell } from '../write-csv.ts';

export type SheetRow = {
  /** The row's first line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
};

const inCsvCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=[=+\-@])/, '');

/** Returns a workbook's bytes. Text stays text, even if it looks like a number. `showsCents` marks columns of amounts. */
export async function writeWorkbook(
  rows: readonly (readonly Cell[])[],
  showsCents: readonly boolean[],
): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const [heading = [], ...rest] = rows;
  const cellOf = (value: Cell, at: number) =>
    typeof value === 'number'
      ? { value, type: Number, ...(showsCents[at] && { format: '0.00' }) }
      : { value, type: String };
  const widthOf = (_: Cell, at: number) =>
    Math.min(60, Math.max(8, ...rows.map((row) => String(row[at] ?? '').length + 2)));
  return writeExcelFile(
    [
      heading.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
      ...rest.map((row) => row.map((value, at) => (value === '' ? null : cellOf(value, at)))),
    ],
    {
      columns: heading.map((cell, at) => ({ width: widthOf(cell, at) })),
      stickyRowsCount: 1,
    },
  ).toBuffer();
}

/** Returns each sheet's rows without empty ones. Throws a UserError if the file can't be read. */
export async function readSheets(file: string): Promise<readonly (readonly SheetRow[])[]> {
  const bytes = bytesOfFile(file, 20e6);
  if (!bytes) throw new UserError(`${file} is a folder or over 20 MB. Use a file of up to 20 MB.`);
  if (/\.xls[xm]$/i.test(file)) return readWorkbook(file, bytes);
  if (/\.(?:xlsb?|ods|numbers)$/i.test(file))
    throw new UserError(`${file} can't be imported. Save it as .xlsx or .csv first.`);
  const read = readCsv(decodeCsv(bytes));
  if ('fault' in read) throw new UserError(`${file}: ${read.fault}`);
  return [read.rows];
}

async function readWorkbook(file: string, bytes: Buffer) {
  const { default: readExcelFile } = await import('read-excel-file/node');
  const sheets = await readExcelFile(bytes).catch((error: unknown) => {
    const why = error instanceof Error ? ` (${error.message})` : '';
    throw new UserError(`${file} can't be read as a spreadsheet${why}. Save it again as .xlsx.`);
  });
  const failed = failedCells(bytes);
  return sheets.map(({ data }, sheet) =>
    withText(
      data.map((cells, row) =>
        cells.map(
          (cell, column) => failed.get(`${sheet} ${row} ${column}`) ?? inWorkbookCell(cell),
        ),
      ),
    ),
  );
}

/** Finds formulas that failed (#N/A) or were never calculated, by sheet, row and column. The library reads them as empty. */
function failedCells(bytes: Buffer): ReadonlyMap<string, string> {
  const files = unzipSync(bytes, { filter: ({ name }) => sheetName.test(name) });
  const numberOf = (name: string) => Number(sheetName.exec(name)?.[1]);
  const names = Object.keys(files).sort((a, b) => numberOf(a) - numberOf(b));
  return new Map(
    names.flatMap((name, sheet) =>
      [...strFromU8(files[name] ?? new Uint8Array()).matchAll(formulaCell)].flatMap(
        ([, letters = '', row, attributes = '', inside = '']) => {
          const [, value] = /<v>([^<]+)<\/v>/.exec(inside) ?? [];
          const isError = /\bt="e"/.test(attributes);
          if (!isError && (value !== undefined || !inside.includes('<f'))) return [];
          const column = [...letters].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0);
          const text = value ?? 'A formula without a result';
          return [[`${sheet} ${Number(row) - 1} ${column - 1}`, text] as const];
        },
      ),
    ),
  );
}

const sheetName = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const formulaCell = /<c r="([A-Z]+)(\d+)"([^>]*[^/>])?>(.*?)<\/c>/gs;

const withText = (rows: readonly (readonly Cell[])[]): SheetRow[] =>
  rows.flatMap((cells, index) =>
    cells.some((cell) => cell !== '') ? [{ line: index + 1, cells }] : [],
  );

function inWorkbookCell(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? value : String(value).replaceAll(/\r\n?/g, '\n').trim();
}

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
 * Detects a semicolon, tab or comma as separator, from most of the first lines. Drops empty rows.
 * Doesn't throw: `fault` names the line with a quote that would swallow later text.
 */
export function readCsv(
  text: string,
): { readonly rows: readonly SheetRow[] } | { readonly fault: string } {
  // Old spreadsheets end lines with \r alone.
  const body = text.replaceAll(/\r\n?/g, '\n');
  const first = body.split('\n', 20);
  const linesWith = (mark: string) => first.filter((line) => line.includes(mark)).length;
  const most = Math.max(...[';', '\t'].map(linesWith));
  const delimiter =
    [';', '\t'].find(
      (mark) => most > 0 && linesWith(mark) === most && most * 2 >= linesWith(','),
    ) ?? ',';
  const rows: SheetRow[] = [];
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
        if (cells.some((cell) => cell.trim() !== ''))
          rows.push({ line, cells: cells.map(inCsvCell) });
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
