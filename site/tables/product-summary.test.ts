import { expect, it } from 'vitest';
import { shortFact } from './product-summary.ts';

it('P05 a fact on a card makes sense alone, by its unit, count or name', () => {
  const fact = { group: 'Performance', label: 'Maximum flow rate', id: 'flow', value: 60 };
  expect(shortFact({ ...fact, unit: 'L/min' }).text).toBe('60 L/min');
  const stages = { ...fact, id: 'stages', label: 'Treatment stages' };
  expect(shortFact({ ...stages, value: 1 }).text).toBe('1 treatment stage');
  expect(shortFact({ ...stages, value: 3 }).text).toBe('3 treatment stages');
  expect(shortFact({ ...fact, id: 'height', label: 'Height', unit: 'mm' }).text).toBe(
    'Height 60 mm',
  );
});
