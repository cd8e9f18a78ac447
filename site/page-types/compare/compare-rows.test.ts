import { expect, it } from 'vitest';
import type { Country } from '../../../kernel/entry-types.ts';
import { tenYearTexts } from '../../components/Parts/ten-year-texts.ts';
import { notSold, priced, productOf, tablesOf } from '../../lookups/tables.fixture.ts';
import { compareProduct } from './compare.fixture.ts';
import type { CompareData, CompareProduct } from './compare-data.ts';
import { compareFile } from './compare-file.ts';
import { compareRows, differencesOf } from './compare-rows.ts';

const withoutPrice = compareProduct('WH2-60', {
  specifications: { flow: 60, stages: 2, capacity: 300_000 },
  treats: ['sediment', 'pfas'],
  doesNotTreat: ['bacteria'],
});
const first = { ...withoutPrice, price: 96_489 };
const specifications = { flow: 40, stages: 2 };
const second: CompareProduct = {
  ...withoutPrice,
  code: 'WH1-20',
  specifications,
  treats: ['sediment'],
};
const data: Pick<CompareData, 'specifications' | 'contaminants'> = {
  specifications: [
    { id: 'flow', label: 'Maximum flow rate', unit: 'L/min' },
    { id: 'capacity', label: 'Capacity', unit: 'L' },
    { id: 'stages', label: 'Treatment stages' },
    { id: 'wels', label: 'WELS rating' },
  ],
  contaminants: [
    { id: 'sediment', name: 'Sediment' },
    { id: 'pfas', name: 'PFAS' },
    { id: 'bacteria', name: 'Bacteria' },
    { id: 'iron', name: 'Iron' },
  ],
};
const groups = compareRows(data, [first, second], 'AU');
const row = (id: string) => groups.flatMap(({ rows }) => rows).find((each) => each.id === id);
const texts = (id: string) => row(id)?.cells.map(({ text }) => text);

it('GEN-06 labels the price, and shows none for a product on request', () => {
  expect(texts('price')).toEqual(['$964.89', 'Price on request']);
  expect(row('price')?.unit).toBe('inc GST');
});

it('QLT-11 adds the price and five years of running cost, and says which of them is known', () => {
  const of = (more: Partial<CompareProduct>) => ({ ...withoutPrice, ...more });
  const running = { items: [[1, 11_003, 12, 0]] as const, watts: 0, perLitre: 0, people: 0 };
  const rates = { kWh: 0, day: 10 };
  const yearsOf = (price?: number) => {
    const usage = { ...running, rates, ...(price !== undefined && { price }) };
    return tenYearTexts(usage, rates, 'AU');
  };
  const whole = { price: 51_230, yearly: 11_003, fiveYears: 106_245 };
  const [group] = compareRows(
    data,
    [
      { ...of({ ...whole, costWithout: [] }), years: yearsOf(51_230) },
      { ...of({ ...whole, costWithout: ['electricity'] }), years: yearsOf(51_230) },
      { ...of({ yearly: 11_003, fiveYears: 55_015, costWithout: [] }), years: yearsOf() },
      of({ price: 51_230 }),
      of({}),
    ],
    'AU',
  );
  const fiveYears = group?.rows.find(({ id }) => id === 'five years');
  expect(fiveYears?.unit).toBe('inc GST');
  expect(fiveYears?.cells.map(({ text }) => text)).toEqual([
    '$1,062.45',
    'At least $1,062.45',
    'At least $550.15, plus the price',
    'At least $512.30, plus running costs',
    'Not known',
  ]);
  const yearly = group?.rows.find(({ id }) => id === 'yearly')?.cells.map(({ text }) => text);
  expect(yearly?.slice(0, 3)).toEqual(['$110.03', 'At least $110.03', '$110.03']);
  expect(fiveYears?.cells.map(({ isLowest }) => isLowest === true)).not.toContain(true);
  const parts = fiveYears?.cells.map((cell) =>
    cell.parts?.map(({ kind, share }) => `${kind} ${Math.round(share)}`),
  );
  const both = ['Purchase 48', 'Cartridges 52'];
  expect(parts).toEqual([both, both, ['Cartridges 52'], ['Purchase 48'], undefined]);
});

it('QLT-11 marks the lowest five-year cost of those that leave nothing out', () => {
  const of = (fiveYears: number, costWithout: readonly string[] = []) => ({
    ...first,
    ...{ yearly: 100, fiveYears, costWithout },
  });
  const products = [of(120_000), of(99_000, ['electricity']), of(110_000)];
  const cells = compareRows(data, products, 'AU')[0]?.rows[0]?.cells;
  expect(cells?.map(({ isLowest }) => isLowest)).toEqual([false, false, true]);
});

it('writes sizes as the product page does', () => {
  const sized = { ...first, specifications: { connection: '1 inch BSP' } };
  const connection = { id: 'connection', label: 'Connection' };
  const [group] = compareRows({ ...data, specifications: [connection] }, [sized], 'AU').filter(
    ({ id }) => id === 'specification',
  );
  expect(group?.rows[0]?.cells).toEqual([{ text: '1" BSP (25 mm)' }]);
});

it('has a thread as the connection and all dimensions as one size, and a dash where a fact does not apply', () => {
  const valve: CompareProduct = {
    ...first,
    ...{ code: 'V', type: 'fitting', samples: ['thread', 'length'] },
    specifications: { thread: '0.75 inch BSP', length: 96, diameter: 58 },
  };
  const sized: CompareProduct = {
    ...second,
    specifications: { flow: 40, wels: 'Not stated', connection: '1 inch BSP', height: 690 },
  };
  const ids = ['flow', 'wels', 'connection', 'thread', 'height', 'length', 'diameter'];
  const specifications = ids.map((id) => ({ id, label: id }));
  const group = compareRows({ ...data, specifications }, [valve, sized, second], 'AU').find(
    ({ id }) => id === 'specification',
  );
  expect(group?.rows.map(({ id, cells }) => [id, ...cells.map(({ text }) => text)])).toEqual([
    ['flow', '–', '40', '40'],
    ['wels', '–', 'Not stated', '–'],
    ['connection', '¾" BSP (20 mm)', '1" BSP (25 mm)', 'Not stated'],
    ['size', '96 × ⌀58 mm (length, diameter)', '690 mm', 'Not stated'],
  ]);
  expect(group?.rows.flatMap(({ cells }) => cells[0]?.isSample ?? false)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('ERR-11 asks for no price of a discontinued product', () => {
  const old = { ...second, discontinued: true };
  const pricesOf = (...products: readonly CompareProduct[]) =>
    compareRows(data, products, 'AU')
      .flatMap(({ rows }) => rows.filter(({ id }) => id === 'price'))
      .map(({ cells }) => cells.map(({ text }) => text));
  expect(pricesOf(first, old)).toEqual([['$964.89', 'Discontinued']]);
  expect(pricesOf(old, old)).toEqual([]);
});

it('names what replaces a discontinued product, if it is sold in the country', () => {
  const tables = tablesOf({
    products: [
      [productOf('OLD', { discontinued: true, replacedBy: 'NEW' }), priced(100)],
      [productOf('NEW', { replacedBy: 'OLD' }), priced(100), notSold],
    ],
  });
  const replacements = (country: Country) =>
    compareFile.of(tables, country).products.map(({ replacedBy }) => replacedBy);
  expect(replacements('AU')).toEqual(['NEW', undefined]);
  expect(replacements('NZ')).toEqual([undefined]);
});

it('QLT-06 follows the vocabulary, with the unit in the head of the row', () => {
  expect(row('flow')).toMatchObject({ label: 'Maximum flow rate', unit: 'L/min' });
  expect(texts('capacity')).toEqual(['300,000', 'Not stated']);
});

it('QLT-06 treats: made for it, not made for it, and silence, which is not a no', () => {
  expect(texts('sediment')).toEqual(['Yes', 'Yes']);
  expect(texts('pfas')).toEqual(['Yes', 'Not stated']);
  expect(texts('bacteria')).toEqual(['No', 'No']);
});

it('QLT-06 marks only unconfirmed figures', () => {
  const [, marked] = compareRows(data, [first, { ...second, samples: ['flow'] }], 'AU').flatMap(
    ({ rows }) => rows.filter(({ id }) => id === 'flow').flatMap(({ cells }) => cells),
  );
  expect(marked).toEqual({ text: '40', isSample: true });
  expect(row('flow')?.cells).toEqual([{ text: '60' }, { text: '40' }]);
});

it('QLT-06 leaves out what none of them has', () => {
  expect(row('wels')).toBeUndefined();
  expect(row('iron')).toBeUndefined();
  expect(row('yearly')).toBeUndefined();
});

it('QLT-06 differences only: rows and groups without one are gone', () => {
  const left = differencesOf(groups).map(({ id, rows }) => [id, rows.map((each) => each.id)]);
  expect(left).toEqual([
    ['price', ['five years', 'price']],
    ['specification', ['flow', 'capacity']],
    ['treats', ['pfas']],
  ]);
  expect(differencesOf(compareRows(data, [first, first], 'AU'))).toEqual([]);
});
