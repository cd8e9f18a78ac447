import { expect, it } from 'vitest';
import { fillsRows } from './Card.tsx';

it('ENT-02 A-38 places a wide tile only where it leaves no hole and no lone tile', () => {
  expect(fillsRows([true, false, false, false, false])).toBe(true);
  expect(fillsRows([true, false, false, false])).toBe(false);
  expect(fillsRows([true, true])).toBe(false);
  expect(fillsRows([false, false, true, false])).toBe(false);
  expect(fillsRows([true, false, false])).toBe(false);
});
