import { expect, it } from 'vitest';
import { lastsText, litresSection } from './litres-a-day.ts';

it('RTE-60 divides the capacity by the litres a day, and rounds down', () => {
  expect(lastsText(12_000, 200)).toBe('60 days');
  expect(lastsText(63_500, 200)).toBe('10 months');
  expect(lastsText(63_500, 50)).toBe('Over a year');
  expect(lastsText(500, 500)).toBe('1 day');
});

it('RTE-60 leaves out products without a capacity, and a range without any', () => {
  const card = { code: 'PX-6', url: '/PX-6' };
  const filter = { code: 'PX-6', type: 'undersink system', sources: [], applications: [] };
  const large = { ...card, code: 'PX-7', filter: { ...filter, capacity: 63_500 } };
  expect(litresSection([card])).toBeUndefined();
  const rows = litresSection([card, { ...card, filter: { ...filter, capacity: 12_000 } }, large]);
  expect(JSON.stringify(rows?.table?.rows)).toMatch(/63,500 L.*Over a year.*12,000 L.*60 days/);
});
