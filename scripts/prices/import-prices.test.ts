import { expect, it } from 'vitest';
import { openCatalogue } from '../editing/editing.ts';
import { importPrices } from './import-prices.ts';
import { readPrices } from './price-table.ts';

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

it('a name that shifts the cells behind it is refused, and so are two columns of one heading', () => {
  expect(faultOf(heading, 'WH-1;Backwash; 10;11;2399;2700;1;2')).toBe(
    'line 2 has 8 cells under 6 columns; a name with the mark between cells in it stands in quotes',
  );
  expect(faultOf(`${heading};;`, 'WH-1;Name;1000;1000;1100;1150;;')).toBe(undefined);
  expect(faultOf('Code;AU ex GST;AU ex GST', 'WH-1;1;2')).toBe(
    'two columns are headed "AU ex GST"; keep one',
  );
});

it('a price with GST that was changed is named, and left', () => {
  const { understood, steps } = imported('WH-1;Name;100.00;;111.00;');
  expect(understood).toEqual([
    'line 2 WH-1 au: 111.00 with GST is not taken over; it follows from the price without, and is 110.00',
  ]);
  expect(steps).toEqual([]);
});

it('a price with GST that was changed is named beside a new price without, too', () => {
  expect(imported('WH-1;Name;105.00;;116.00;').understood).toEqual([
    'line 2 WH-1 au: 116.00 with GST is not taken over; it follows from the price without, and is 115.50',
  ]);
});

it('a price in the dollars of the other country is refused', () => {
  for (const [cells, fault] of [
    ['NZ$105;;;', 'au: NZ$105 is not in the currency of AU; write it as AUD, without the sign'],
    [';AUD 115;;', 'nz: AUD 115 is not in the currency of NZ; write it as NZD, without the sign'],
    [';A$ 115;;', 'nz: A$ 115 is not in the currency of NZ; write it as NZD, without the sign'],
  ] as const)
    expect(imported(`WH-1;Name;${cells}`).faults).toEqual([`line 2 WH-1 ${fault}`]);
  expect(imported('WH-1;Name;AU$105;NZ$115;;').faults).toEqual([]);
});

it('rows are counted once, whatever is wrong in them', () => {
  const { faults, refused, rows } = imported('WH-1;Name;x;y;;', 'WH-1;Name;1;1;;', 'WH-2;N;;;;');
  expect(faults).toHaveLength(3);
  expect({ refused, rows }).toEqual({ refused: 2, rows: 3 });
});

it('a column that is nearly called as a known one is refused; others are named as left alone', () => {
  expect(faultOf('Code;Name;AU ex GTS;NZ ex GST', 'WH-1;Name;1;2')).toBe(
    'no column is called "AU ex GTS"; did you mean "AU ex GST"? A column of your own has a name that is unlike these',
  );
  expect(faultOf('WH-1;Name;1;2', 'WH-2;Name;1;2')).toBe(
    'the first line must name the columns: Code, and AU ex GST or NZ ex GST, as an export has them',
  );
  expect(tableOf('Code;Supplier;AU;Remark', 'WH-1;x;1;y')).toMatchObject({
    ignored: ['Supplier', 'Remark'],
  });
});

it('a former code is told by what it has become, not by what looks like it', () => {
  expect(imported('CT-00;Name;1;1;;').faults).toEqual([
    'line 2: there is no product CT-00; CT-00 is CT-1 now',
  ]);
});

it('a column that was sorted alone is told by the names beside the codes', () => {
  const { faults } = imported(
    'WH-1;Whole house filter with three stages;120;;;',
    'WH-2;My own words;120;;;',
  );
  expect(faults).toEqual([
    'line 2: "Whole house filter with three stages" is WH-2, and WH-1 stands beside it; has a column been sorted alone?',
  ]);
});
