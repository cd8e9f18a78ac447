import { expect, it } from 'vitest';
import { compareProduct } from '../compare/compare.fixture.ts';
import { readChoice } from '../compare/compared.ts';
import { columns, csvOf, maxScheduled, scheduleRows } from './schedule-rows.ts';
import { clauseOf } from './specification-text.ts';

const wall = compareProduct('FILTERWALL-F5', {
  name: 'FilterWall, "20 inch" & co',
  type: 'cabinet system',
  installation: 'whole house',
  specifications: {
    flow: 55,
    flowPressure: 300,
    micron: 5,
    width: 720,
    height: 900,
    depth: 290,
    serviceSpace: 600,
    serviceSide: 'In front',
    power: '230 V',
    load: 35,
    interval: 12,
    warranty: 10,
  },
  treats: ['pfas', 'sediment'],
  doesNotTreat: ['bacteria'],
  finishes: [
    { name: 'Charcoal', colour: '#333333' },
    { name: 'Stone White', colour: '#eeeeee' },
  ],
  cartridges: ['2 × PL20-20'],
  formerCodes: ['FW-5'],
});
const lamp = compareProduct('RL6', {
  ...{ name: 'Lamp', type: 'uv lamp', sources: [], sample: true },
  specifications: { length: 430, diameter: 15 },
});
const names = {
  specifications: [
    { id: 'flow', label: 'Maximum flow rate', unit: 'L/min' },
    { id: 'flowPressure', label: 'Flow stated at', unit: 'kPa' },
    { id: 'micron', label: 'Nominal micron rating', unit: 'µm' },
    { id: 'interval', label: 'Replace every', unit: 'months' },
    { id: 'width', label: 'Width', unit: 'mm' },
    { id: 'serviceSpace', label: 'Clear space for service', unit: 'mm' },
    { id: 'warranty', label: 'Warranty', unit: 'years' },
  ],
  contaminants: [
    { id: 'pfas', name: 'PFAS' },
    { id: 'sediment', name: 'Sediment, rust and dirt' },
    { id: 'bacteria', name: 'Bacteria and other germs' },
  ],
};

it('codes are found as people write them, former ones too, each once, and the rest is named', () => {
  const { products, unknown } = readChoice(
    new URLSearchParams('codes=rl 6,FW5,filterwall-f5,NOPE-1'),
    [wall, lamp],
    maxScheduled,
  );
  expect(products.map(({ code }) => code)).toEqual(['RL6', 'FILTERWALL-F5']);
  expect(unknown).toEqual(['NOPE-1']);
});

it('a row repeats the drawing, and leaves unstated facts open', () => {
  const [first, second] = scheduleRows(
    [{ ...wall, yearly: 12345, costWithout: ['CO₂'] }, lamp],
    'AU',
  );
  expect(Object.fromEntries(columns.map((name, at) => [name, first?.cells[at]]))).toEqual({
    Mark: 'WF-01',
    Code: 'FILTERWALL-F5',
    Product: 'FilterWall, "20 inch" & co',
    'Flow (L/min)': '55',
    Connection: '',
    'Size H × W × D (mm)': '900 × 720 × 290',
    Power: '230 V, 35 W',
    'Clearance (mm)': '600 in front',
    Certificates: '',
    Cartridges: '2 × PL20-20',
    'Running cost per year': "$123.45 inc GST. Doesn't include CO₂ and installation.",
    Note: '',
    Location: '',
  });
  expect(second?.cells.slice(0, 6)).toEqual([
    'WF-02',
    'RL6',
    'Lamp',
    '',
    '',
    '430 × ⌀15 (length, diameter)',
  ]);
});

it.each([
  [{ sample: true }, 'Sample figures'],
  [
    { samples: ['flow', 'depth', 'serviceSide', 'micron'] },
    'Sample: flow, size, service clearance',
  ],
  [{ samples: ['micron'] }, ''],
  [{ discontinued: true }, 'Discontinued'],
  [
    { discontinued: true, replacedBy: 'FILTERWALL-F6', sample: true },
    'Discontinued. Replaced by FILTERWALL-F6. Sample figures',
  ],
] as const)('a row notes a discontinued product and unconfirmed facts: %j', (change, note) => {
  const [row] = scheduleRows([{ ...wall, ...change }], 'AU');
  expect(row?.cells[columns.indexOf('Note')]).toBe(note);
});

it('the CSV is read by spreadsheets: quoted, with its line ends, and known as UTF-8', () => {
  const [, first, ...more] = csvOf(scheduleRows([wall], 'AU')).split('\r\n');
  expect(csvOf([])).toBe(`\ufeff${columns.join(',')}\r\n`);
  expect(first).toContain('WF-01,FILTERWALL-F5,"FilterWall, ""20 inch"" & co",55,');
  expect(more).toEqual(['']);
});

it('a clause states the facts, and brackets the open decisions', () => {
  expect(clauseOf(wall, names)).toEqual([
    'Item: FilterWall, "20 inch" & co.',
    'Type: Cabinet system.',
    'Serves: Whole house.',
    'Product: Puretec FILTERWALL-F5.',
    'Water source: Mains water.',
    'Made for: PFAS; sediment, rust and dirt.',
    'Does not treat: bacteria and other germs.',
    'Maximum flow rate: 55 L/min at 300 kPa.',
    'Nominal micron rating: 5 µm.',
    'Replace every: 12 months.',
    'Warranty: 10 years.',
    'Size: 900 × 720 × 290 mm (height, width, depth).',
    'Access: Keep 600 mm clear in front for service.',
    'Finish: [Charcoal / Stone White].',
    'Replacement parts: 2 × PL20-20.',
    'Position: [Room, wall or level, and branch served].',
  ]);
  expect(clauseOf({ ...wall, discontinued: true, replacedBy: 'FILTERWALL-F6' }, names)[0]).toBe(
    'Item: FilterWall, "20 inch" & co (discontinued, replaced by FILTERWALL-F6).',
  );
  expect(clauseOf(lamp, names).at(-1)).toMatch(/^Note: The figures in this document/);
  const half = clauseOf({ ...wall, samples: ['micron', 'width', 'serviceSide'] }, names);
  expect(half).toEqual(
    expect.arrayContaining([
      'Maximum flow rate: 55 L/min at 300 kPa.',
      'Nominal micron rating: 5 µm (sample).',
      'Size: 900 × 720 × 290 mm (height, width, depth) (sample).',
      'Access: Keep 600 mm clear in front for service (sample).',
      'Warranty: 10 years.',
    ]),
  );
  expect(half.at(-1)).toMatch(/^Note: Figures marked \(sample\)/);
});
