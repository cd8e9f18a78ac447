import { expect, it } from 'vitest';
import { readPrice } from '../editing/read-value.ts';
import { decodeCsv, readCsv, writeCsv } from './csv.ts';

it.each([
  ['338.51', '338.51', true],
  ['1,018.36', '1018.36', false],
  ['1,018', '1018.00', false],
  ['1018.36 ', '1018.36', false],
  ['A$ 1,018.36', '1018.36', false],
  ['1,018,360', '1018360.00', false],
  ['on request', 'on request', true],
  ['Not Sold', 'not sold', false],
])('reads %s as %s', (text, spelling, isPlain) => {
  const read = readPrice(text);
  if (spelling === '1018360.00')
    expect(read).toEqual({ fault: expect.stringContaining('out of all') });
  else expect(read).toEqual({ spelling, isPlain });
});

it.each([
  ['338,51', "isn't an amount"],
  ['1.018', "isn't an amount"],
  ['1.018,36', "isn't an amount"],
  ['12,34,56', "isn't an amount"],
  // The caller adds the full stop.
  ['0', /would be shown as free.*"not sold"$/],
  ['-5', "isn't an amount"],
  ['3E5', "isn't an amount"],
])('refuses %s', (text, why) => {
  expect(readPrice(text)).toEqual({ fault: expect.stringMatching(why) });
});

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
  expect(decodeCsv(Buffer.from('\uFEFFCode\tAU', 'utf16le'))).toBe('Code\tAU');
  expect(decodeCsv(Buffer.from('é', 'latin1'))).toBe('é');
});
