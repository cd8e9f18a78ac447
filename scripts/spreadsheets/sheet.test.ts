import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeCsv } from '../write-csv.ts';
import { decodeCsv, readCsv, readSheets, writeWorkbook } from './sheet.ts';

function rowsOf(text: string) {
  const read = readCsv(text);
  if ('fault' in read) throw new Error(read.fault);
  return read.rows;
}

it.each([
  ['Code;Name;AU\nA;"F;74.5\nB;G;82', 2],
  ['Code;Name;AU\nA;"F;74.5\nB;"G";82', 2],
  ['Code;Name;AU\nA;F;1\nB;"G" x;82', 3],
])("doesn't let a single quote swallow the rest of the sheet: %j", (text, line) => {
  expect(readCsv(text)).toEqual({
    fault: `A quote (") on line ${line} isn't closed at the end of its cell. Delete it, or write "" for a quote in a quoted cell.`,
  });
});

it('reads back any table it has written', () => {
  const rows = [
    ['Code', 'Name'],
    ['A-1', 'a "quoted"; name,\nof two lines'],
    ['B', 'ö'],
  ];
  const text = writeCsv(rows);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(rowsOf(text).map(({ cells }) => cells)).toEqual(rows);
  expect(rowsOf(text).map(({ line }) => line)).toEqual([1, 2, 4]);
});

it('reads the other formats Excel writes', () => {
  for (const separator of [';', ',', '\t'])
    expect(rowsOf(`Code${separator}AU\r\nA${separator}1\r\n`)).toEqual([
      { line: 1, cells: ['Code', 'AU'] },
      { line: 2, cells: ['A', '1'] },
    ]);
  expect(rowsOf('Prices, all of them\n\nCode;AU\nA;1,50\nB;2,50\n')).toEqual([
    { line: 1, cells: ['Prices, all of them'] },
    { line: 3, cells: ['Code', 'AU'] },
    { line: 4, cells: ['A', '1,50'] },
    { line: 5, cells: ['B', '2,50'] },
  ]);
  expect(decodeCsv(Buffer.from('\uFEFFCode\tAU', 'utf16le'))).toBe('Code\tAU');
  expect(decodeCsv(Buffer.from('é', 'latin1'))).toBe('é');
});

it('reads formulas that failed, or have no result, as what they are', async () => {
  const bytes = await writeWorkbook(
    [
      ['Code', 'AU'],
      ['A', 1],
      ['B', 2],
      ['C', 3],
    ],
    [false, true],
  );
  const files = unzipSync(bytes);
  const name = 'xl/worksheets/sheet1.xml';
  const failing = strFromU8(files[name] ?? new Uint8Array())
    .replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2" t="e"><f>X1</f><v>#N/A</v></c>')
    .replace(/<c r="B3"[^>]*>.*?<\/c>/, '<c r="B3"><f>B4*2</f></c>')
    .replace(/<c r="B4"[^>]*>.*?<\/c>/, '<c r="B4"><f>1+2</f><v>3</v></c>');
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  const file = join(folder, 'prices.xlsx');
  writeFileSync(file, zipSync({ ...files, [name]: strToU8(failing) }));
  const [rows = []] = await readSheets(file);
  rmSync(folder, { recursive: true });
  expect(rows.map(({ cells }) => cells[1])).toEqual([
    'AU',
    '#N/A',
    'A formula without a result',
    3,
  ]);
});
