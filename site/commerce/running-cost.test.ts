import { expect, it } from 'vitest';
import { yearlyOfPart } from './running-cost.ts';

it('QLT-11 a year costs price × quantity ÷ years between replacements, in whole cents', () => {
  expect(yearlyOfPart({ quantity: 2, every: 6 }, 1000)).toBe(4000);
  expect(yearlyOfPart({ quantity: 1, every: 24 }, 999)).toBe(500);
});

it('QLT-11 without a shown price or an interval there is no yearly cost', () => {
  expect(yearlyOfPart({ quantity: 1, every: 12 }, undefined)).toBeUndefined();
  expect(yearlyOfPart({ quantity: 1 }, 1000)).toBeUndefined();
  expect(yearlyOfPart({ quantity: 1, every: 0 }, 1000)).toBeUndefined();
});
