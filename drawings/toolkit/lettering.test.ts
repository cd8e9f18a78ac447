import { expect, it } from 'vitest';
import { lettering } from './lettering.ts';

it('draws letters and signs that it lacks as those it has', () => {
  expect(lettering('½" Māori, ≤ 5 µm', 0, 0, 10)).toBe(
    lettering('1/2" Maori, at most 5 µm', 0, 0, 10),
  );
});
