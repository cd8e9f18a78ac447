import { expect, it } from 'vitest';
import { valueAt } from '../../codegen/value-at.ts';
import { openCatalogue } from '../editing/editing.ts';
import { writeCsv } from '../write-csv.ts';
import { findTable } from './headings.ts';
import { planImport } from './plan-import.ts';
import { decodeCsv, readCsv } from './sheet.ts';

const heading = 'Code;Name;AU ex GST;NZ ex GST;AU inc GST;NZ inc GST';
const editing = await openCatalogue('codegen/fixtures/catalogue');

function tableOf(...lines: string[]) {
  const read = readCsv(lines.join('\n'));
  if ('fault' in read) throw new Error(read.fault);
  return findTable([read.rows], editing, 'prices.csv', {});
}
function planned(...lines: string[]) {
  const plan = planImport(editing, tableOf(heading, ...lines), ({ value }, key) =>
    valueAt(value, ['price', key]),
  );
  return {
    refused: plan.refused.lines(),
    unknown: plan.unknown.lines(),
    notes: plan.notes.lines(),
    rows: plan.refused.rows(),
    changes: plan.entries.flatMap(({ entry, changes }) =>
      changes.map(({ column, value }) => [entry.id, column.title, value]),
    ),
  };
}

it('refuses a name that shifts the cells after it, and two columns with one heading', () => {
  expect(() => tableOf(heading, 'WH-1;Backwash; 10;11;2399;2700;1;2')).toThrow(
    'Line 2 has 8 cells for 6 columns. If a value contains the separator, put it in quotes.',
  );
  expect(() => tableOf(`${heading};;`, 'WH-1;Name;1000;1000;1100;1150;;')).not.toThrow();
  expect(() => tableOf('Code;AU ex GST;AU ex GST', 'WH-1;1;2')).toThrow(
    'Two columns are called "AU ex GST". Rename one.',
  );
});

it.each([
  ['beside the previous price without GST', '100.00'],
  ['where the price without GST is empty', ''],
])('reports a changed price with GST %s, and ignores it', (_where, exGst) => {
  const { notes, changes } = planned(`WH-1;Name;${exGst};;116.00;`);
  expect(notes).toEqual([
    "line 2 WH-1, AU inc GST: 116.00 isn't used. This column is worked out from the price, which gives 110.00.",
  ]);
  expect(changes).toEqual([]);
});

it("refuses a price in another country's currency", () => {
  for (const [cells, fault] of [
    ['NZ$105;;;', "AU ex GST: NZ$105 isn't in AUD. Enter the amount in AUD"],
    [';AUD 115;;', "NZ ex GST: AUD 115 isn't in NZD. Enter the amount in NZD"],
    [';A$ 115;;', "NZ ex GST: A$ 115 isn't in NZD. Enter the amount in NZD"],
  ] as const)
    expect(planned(`WH-1;Name;${cells}`).refused).toEqual([
      `line 2 WH-1, ${fault}, without a currency sign.`,
    ]);
  expect(planned('WH-1;Name;AU$105;NZ$115;;').refused).toEqual([]);
});

it('counts a row once, however many mistakes it has', () => {
  const { refused, rows } = planned('WH-1;Name;x;y;;', 'WH-1;Name;1;1;;', 'WH-2;N;;;;');
  expect(refused).toHaveLength(3);
  expect(rows).toBe(2);
});

it('refuses a column whose name is almost a known one, and reports the others as ignored', () => {
  expect(() => tableOf('Code;Name;AU ex GTS;NZ ex GST', 'WH-1;Name;1;2')).toThrow(
    '"AU ex GTS" isn\'t a column we can import. Did you mean "AU ex GST"? If you added this column yourself, give it a name that\'s less like "AU ex GST".',
  );
  expect(() => tableOf('WH-1;Name;1;2', 'WH-2;Name;1;2')).toThrow(
    'No row has the column headings, such as Code and AU ex GST.',
  );
  expect(tableOf('Code;Supplier;AU;Remark', 'WH-1;x;1;y')).toMatchObject({
    ignored: ['Supplier', 'Remark'],
  });
});

it('takes the current code for a former one, and says so', () => {
  const { notes, changes } = planned('CT-00;Name;1;1;;');
  expect(notes).toEqual(['line 2: CT-00 is read as CT-1']);
  expect(changes.map(([code]) => code)).toEqual(['CT-1', 'CT-1']);
});

it('notices a column that was sorted alone by the names next to the codes', () => {
  const { refused } = planned(
    'WH-1;Whole house filter with three stages;120;;;',
    'WH-2;My own words;120;;;',
  );
  expect(refused).toEqual([
    'line 2: "Whole house filter with three stages" is WH-2, but its code here is WH-1. Perhaps one column was sorted on its own. Check the row.',
  ]);
});

it.each([
  ['338,5', '1.018,36', '338.50', '1018.36'],
  ['338.5', '1,018.36', '338.50', '1018.36'],
  ['338.505', '12.1234', '338.51', '12.12'],
])('reads %s and %s as a table with one decimal mark', (au, nz, ex, other) => {
  const { changes, refused } = planned(`WH-1;Name;${au};${nz};;`);
  expect(refused).toEqual([]);
  expect(changes.map(([, , value]) => value)).toEqual([{ spelling: ex }, { spelling: other }]);
});

it.each([
  ['1.018', '1018', '1.02'],
  ['85.505', '85505', '85.51'],
])('refuses %s where nothing shows whether the point is a decimal mark', (text, all, cents) => {
  expect(planned(`WH-1;Name;${text};;;`).refused).toEqual([
    `line 2 WH-1, AU ex GST: ${text} could be ${all} or ${cents}, and no other amount shows whether the point is for thousands or cents. Enter ${all} or ${cents}`,
  ]);
});

it('writes names so that no spreadsheet runs them as formulas, and reads them back', () => {
  for (const sign of ['=', '+', '-', '@']) {
    const name = `${sign}HYPERLINK("https://example.com")`;
    const text = writeCsv([
      ['Code', 'Name'],
      ['WH-1', name],
    ]);
    expect(text).toContain(`"'${name.replaceAll('"', '""')}"`);
    const read = readCsv(decodeCsv(Buffer.from(text)));
    expect('rows' in read && read.rows[1]?.cells[1]).toBe(name);
  }
});
