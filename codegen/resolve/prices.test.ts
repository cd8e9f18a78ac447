import { expect, it } from 'vitest';
import { addGst } from './prices.ts';

it.each([
  [95, 10, 105],
  [399_995, 10, 439_995],
  [10, 15, 12],
  [399_990, 15, 459_989],
  [10_000, 10, 11_000],
  [10_000, 15, 11_500],
  [33_851, 10, 37_236],
  [88_553, 15, 101_836],
  [1, 10, 1],
  [5, 10, 6],
  [4, 10, 4],
  [99_999_999, 15, 114_999_999],
])('PRC-01 PRC-02 CST-03 A-26 %d cents with %d %% GST are %d cents', (exGst, percent, incGst) => {
  expect(addGst(exGst, percent)).toBe(incGst);
});

it('A-26 no price up to 5,000 dollars is rounded otherwise than half-up', () => {
  for (let cents = 1; cents <= 500_000; cents += 1) {
    for (const percent of [10, 15]) {
      const exact = BigInt(cents) * BigInt(100 + percent);
      const halfUp = Number((exact + 50n) / 100n);
      if (addGst(cents, percent) !== halfUp)
        expect(addGst(cents, percent), `${cents}`).toBe(halfUp);
    }
  }
});
