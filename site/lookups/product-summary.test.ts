import { expect, it } from 'vitest';
import { shortFact } from './product-summary.ts';

it('P05 a fact on a card makes sense alone, by its unit, count or name', () => {
  const fact = { group: 'Performance', label: 'Maximum flow rate', id: 'flow', value: 60 };
  const flow = { label: 'Maximum flow rate', text: '60 L/min' };
  expect(shortFact({ ...fact, unit: 'L/min' })).toEqual(flow);
  const stages = { ...fact, id: 'stages', label: 'Treatment stages' };
  expect(shortFact({ ...stages, value: 1 }).text).toBe('1 treatment stage');
  expect(shortFact({ ...stages, value: 3 }).text).toBe('3 treatment stages');
  // The text already has the name, so a label would make screen readers say it twice.
  expect(shortFact({ ...fact, id: 'height', label: 'Height', unit: 'mm' })).toEqual({
    text: 'Height 60 mm',
  });
});
