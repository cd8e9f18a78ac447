import { expect, it } from 'vitest';
import { progressText } from './steps.ts';

it('progress tells what is done, how fast, and what is left', () => {
  expect(progressText(1200, 20631, 0.5)).toBe('1,200 of 20,631, 2,400 a second, 8 s left');
  expect(progressText(3, 10, 2)).toBe('3 of 10, 1.5 a second, 5 s left');
});
