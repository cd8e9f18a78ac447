import { expect, it } from 'vitest';
import { requirePlainRoot } from './require-plain-root.ts';

it.each(['#', '%', '?'])('GEN-07 a checkout whose path has %s in it is told to move', (sign) => {
  expect(() => requirePlainRoot(`/home/ann/a${sign}b/site`)).toThrow(`a path with ${sign} in it`);
});

it('GEN-07 blanks and other letters are no fault of a path', () => {
  expect(() => requirePlainRoot('/home/Māori user/a+b & c/site')).not.toThrow();
});
