import { expect, it } from 'vitest';
import { slugify } from './slug.ts';

it.each([
  ['Spares Fittings & Kits', 'spares-fittings-and-kits'],
  ['HD Series', 'hd-series'],
  ['  10 inch, slim ', '10-inch-slim'],
  ["Dealer's choice", 'dealers-choice'],
  ['Māori café', 'maori-cafe'],
  ['A -- B', 'a-b'],
])('A-64 "%s" is %s in an address', (given, want) => {
  expect(slugify(given)).toBe(want);
});
