import { expect, it } from 'vitest';
import {
  addGstToCents,
  centsToAmount,
  decimalToCents,
  parseDecimal,
  withoutGst,
} from './gst-cents.ts';

it('PRC-01 PRC-02 agrees with whole-number arithmetic for every price to $4,000', () => {
  const wrong: number[] = [];
  for (let cents = 0; cents <= 400_000; cents += 7) {
    for (const percent of [10, 15]) {
      const want = Math.floor((cents * (100 + percent) + 50) / 100);
      if (addGstToCents(cents, percent) !== want) wrong.push(cents);
    }
  }
  expect(wrong).toEqual([]);
});

it("throws for cents that aren't whole", () => {
  expect(() => addGstToCents(1.5, 10)).toThrow(RangeError);
  expect(() => addGstToCents(100, 12.5)).toThrow(RangeError);
});

it('A-28 reads every number format that JavaScript prints', () => {
  expect(parseDecimal(1e-7)).toEqual({ digits: 1n, scale: 7 });
  expect(parseDecimal(1.5e21)).toEqual({ digits: 1_500_000_000_000_000_000_000n, scale: 0 });
  expect(parseDecimal(-0)).toEqual({ digits: 0n, scale: 0 });
  expect(parseDecimal('.95')).toEqual({ digits: 95n, scale: 2 });
});

it.each(['', '-', '.', '5.', '1e3', '0x10', ' 5', '+5', '1,018.36', '$5', '5 ', '١٢'])(
  "A-28 rejects %j, which isn't a plain decimal",
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);

it('rounds once, from the full decimal', () => {
  // 0.0045 rounded first would be 0.00.
  expect(decimalToCents({ digits: 45n, scale: 4 }, 15)).toBe(1n);
});

it.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [310835n, '3108.35'],
  [-105n, '-1.05'],
])('%s cents read %s', (cents, want) => {
  expect(centsToAmount(cents)).toBe(want);
});

it.each([10, 15, 30])('A-33 removes %i per cent GST to the cent', (percent) => {
  const prices = Array.from({ length: 60_000 }, (_, place) => place * 7);
  const wrong = prices.filter(
    (cents) => withoutGst(addGstToCents(cents, percent), percent) !== cents,
  );
  expect(wrong).toEqual([]);
});
