import { expect, it } from 'vitest';
import { checkEvent, readText } from './fields.ts';

it('VAL-04 trims where the form asks for it, and only there', () => {
  expect(readText('  WH2-60 ', { trim: true, number: false })).toBe('WH2-60');
  expect(readText('  WH2-60 ', { trim: false, number: false })).toBe('  WH2-60 ');
});

it.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['0', 0],
  ['-3', -3],
  ['', ''],
  ['1,200', '1,200'],
  ['twelve', 'twelve'],
])('VAL-05 answers %j as %j where it stands for a number', (text, answer) => {
  expect(readText(text, { trim: true, number: true })).toBe(answer);
});

it('VAL-05 leaves figures of other fields as text', () => {
  expect(readText('0800', { trim: true, number: false })).toBe('0800');
});

it('VAL-06 checks on change if lazy, otherwise on input', () => {
  expect(checkEvent({ lazy: true })).toBe('change');
  expect(checkEvent({ lazy: false })).toBe('input');
});
