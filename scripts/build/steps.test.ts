import { expect, it } from 'vitest';
import { progressText } from './steps.ts';

it.each([
  [{ done: 0, total: 0 }, 0, '0 %, 0 of 0'],
  [{ done: 0, total: 50 }, 3, '0 %, 0 of 50'],
  [{ done: 1080, total: 2572 }, 6, '41 %, 1,080 of 2,572, 180 a second, 9 s to go'],
  [{ done: 2572, total: 2572 }, 20, '100 %, 2,572 of 2,572, 129 a second, 0 s to go'],
])('formats %j after %i s as "%s"', (progress, seconds, text) => {
  expect(progressText(progress, seconds)).toBe(text);
});

it('measures the rate from the first items done', () => {
  const progress = { done: 1300, total: 21_300 };
  expect(progressText(progress, 1, 300)).toBe('6 %, 1,300 of 21,300, 1,000 a second, 20 s to go');
  expect(progressText(progress, 0.1, 300)).toBe('6 %, 1,300 of 21,300');
  expect(progressText(progress, 1, 1300)).toBe('6 %, 1,300 of 21,300');
});
