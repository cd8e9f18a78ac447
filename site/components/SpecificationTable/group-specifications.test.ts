import { expect, it } from 'vitest';
import { specificationText } from './group-specifications.ts';

it('QLT-07 one year is no "1 years"', () => {
  expect(specificationText({ value: 1, unit: 'years' })).toBe('1 year');
  expect(specificationText({ value: 10, unit: 'years' })).toBe('10 years');
  expect(specificationText({ value: 1, unit: 'L/min' })).toBe('1 L/min');
  expect(specificationText({ value: 300000, unit: 'L' })).toBe('300,000 L');
  expect(specificationText({ value: 3 })).toBe('3');
  expect(specificationText({ value: '340 x 330 x 110 mm' })).toBe('340 × 330 × 110 mm');
});
