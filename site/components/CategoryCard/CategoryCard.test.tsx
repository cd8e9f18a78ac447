import { expect, it } from 'vitest';
import { keepsRowsFull } from './CategoryCard.tsx';

it('ENT-02 A-38 places a wide tile only where it leaves no hole and no lone tile', () => {
  expect(keepsRowsFull([true, false, false, false, false])).toBe(true);
  expect(keepsRowsFull([true, false, false, false])).toBe(false);
  expect(keepsRowsFull([true, true])).toBe(false);
  expect(keepsRowsFull([false, false, true, false])).toBe(false);
  expect(keepsRowsFull([true, false, false])).toBe(false);
});
