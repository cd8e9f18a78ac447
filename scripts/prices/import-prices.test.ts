import { expect, it } from 'vitest';
import { openCatalogue, productsIn, siteFileIn } from '../editing/editing.ts';
import { decodeCsv, writeCsv } from './csv.ts';
import { importPrices } from './import-prices.ts';
import { priceRows, readPrices } from './price-table.ts';

const heading = 'Code;Name;AU ex GST;NZ ex GST;AU inc GST;NZ inc GST';
const editing = await openCatalogue('codegen/fixtures/catalogue');
const tableOf = (...lines: string[]) => readPrices(lines.join('\n'));
const faultOf = (...lines: string[]) => {
  const table = tableOf(...lines);
  return 'fault' in table ? table.fault : undefined;
};
function imported(...lines: string[]) {
  const table = tableOf(heading, ...lines);
  if ('fault' in table) throw new Error(table.fault);
  return importPrices(editing, table.rows);
}

it('refuses a name that shifts the cells after it, and two columns with one heading', () => {
  expect(faultOf(heading, 'WH-1;Backwash; 10;11;2399;2700;1;2')).toBe(
    'Line 2 has 8 cells for 6 columns. Put a name in quotes if it has a separator in it.',
  );
  expect(faultOf(`${heading};;`, 'WH-1;Name;1000;1000;1100;1150;;')).toBe(undefined);
  expect(faultOf('Code;AU ex GST;AU ex GST', 'WH-1;1;2')).toBe(
    'Two columns are called "AU ex GST". Keep one.',
  );
});

it.each([
  ['beside the former price without GST', '100.00', '110.00', 0],
  ['beside a new price without GST', '105.00', '115.50', 1],
  ['where the price without GST is empty', '', '110.00', 0],
])('reports a changed price with GST %s, and ignores it', (_where, exGst, incGst, changes) => {
  const { notes, steps } = imported(`WH-1;Name;${exGst};;116.00;`);
  expect(notes).toEqual([
    `line 2 WH-1 au: 116.00 with GST isn't used. It follows from the price without GST, and is ${incGst}.`,
  ]);
  expect(steps).toHaveLength(changes);
});

it("refuses a price in another country's currency", () => {
  for (const [cells, fault] of [
    [
      'NZ$105;;;',
      "au: NZ$105 isn't in the currency of AU. Give the amount in AUD, without a currency sign.",
    ],
    [
      ';AUD 115;;',
      "nz: AUD 115 isn't in the currency of NZ. Give the amount in NZD, without a currency sign.",
    ],
    [
      ';A$ 115;;',
      "nz: A$ 115 isn't in the currency of NZ. Give the amount in NZD, without a currency sign.",
    ],
  ] as const)
    expect(imported(`WH-1;Name;${cells}`).faults).toEqual([`line 2 WH-1 ${fault}`]);
  expect(imported('WH-1;Name;AU$105;NZ$115;;').faults).toEqual([]);
});

it('counts a row once, however many mistakes it has', () => {
  const { faults, refused, rows } = imported('WH-1;Name;x;y;;', 'WH-1;Name;1;1;;', 'WH-2;N;;;;');
  expect(faults).toHaveLength(3);
  expect({ refused, rows }).toEqual({ refused: 2, rows: 3 });
});

it('refuses a column whose name is almost a known one, and reports the others as ignored', () => {
  expect(faultOf('Code;Name;AU ex GTS;NZ ex GST', 'WH-1;Name;1;2')).toBe(
    'There\'s no column "AU ex GTS". Did you mean "AU ex GST"? Rename your own columns if their names are this similar.',
  );
  expect(faultOf('WH-1;Name;1;2', 'WH-2;Name;1;2')).toBe(
    'The first line must name the columns: Code, and AU ex GST or NZ ex GST, as in an export.',
  );
  expect(tableOf('Code;Supplier;AU;Remark', 'WH-1;x;1;y')).toMatchObject({
    ignored: ['Supplier', 'Remark'],
  });
});

it('suggests the current code for a former one', () => {
  expect(imported('CT-00;Name;1;1;;').faults).toEqual([
    'line 2: There is no product CT-00. It is now CT-1.',
  ]);
});

it('notices a column that was sorted alone by the names next to the codes', () => {
  const { faults } = imported(
    'WH-1;Whole house filter with three stages;120;;;',
    'WH-2;My own words;120;;;',
  );
  expect(faults).toEqual([
    'line 2: "Whole house filter with three stages" is WH-2, but its code here is WH-1. Has one column been sorted alone?',
  ]);
});

it('exports names so that no spreadsheet runs them as formulas, and reads them back', () => {
  const [{ file } = {}] = productsIn(editing);
  if (!file) throw new Error('The fixture has no product.');
  for (const sign of ['=', '+', '-', '@']) {
    const name = `${sign}HYPERLINK("https://example.com")`;
    const rows = priceRows([{ code: 'WH-1', file: { ...file, name } }], siteFileIn(editing));
    expect(rows[1]?.[1]).toBe(`'${name}`);
    const table = readPrices(decodeCsv(Buffer.from(writeCsv(rows))));
    expect('rows' in table && table.rows[0]?.name).toBe(name);
  }
});
