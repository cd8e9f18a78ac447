import { expect, it } from 'vitest';
import { readPrice } from './read-value.ts';

it.each([
  ['338.51', '338.51', true],
  ['1,018.36', '1018.36', false],
  ['1,018', '1018.00', false],
  ['1018.36 ', '1018.36', false],
  ['A$ 1,018.36', '1018.36', false],
  ['1,018,360', '1018360.00', false],
  ['on request', 'on request', true],
  ['Not Sold', 'not sold', false],
])('reads %s as %s', (text, spelling, isPlain) => {
  const read = readPrice(text);
  if (spelling === '1018360.00')
    expect(read).toEqual({ fault: expect.stringContaining('too high to be right') });
  else expect(read).toEqual({ spelling, isPlain });
});

it.each([
  ['', 'The amount is missing'],
  ['338,51', "isn't an amount"],
  ['1.018', "isn't an amount"],
  ['1.018,36', "isn't an amount"],
  ['12,34,56', "isn't an amount"],
  // The caller adds the full stop.
  ['0', /would show as free.*not sold"$/],
  ['-5', "isn't an amount"],
  ['3E5', "isn't an amount"],
])('refuses %s', (text, why) => {
  expect(readPrice(text)).toEqual({ fault: expect.stringMatching(why) });
});
