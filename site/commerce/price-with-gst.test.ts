import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { priceWithGst } from './price-with-gst.ts';

const getPriceWithGST = priceWithGst({ AU: { gstPercent: 10 }, NZ: { gstPercent: 15 } });
const logged = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  logged.mockReset();
});

it.each([
  [100, 'AU', '110.00'],
  [338.51, 'AU', '372.36'],
  [877.17, 'AU', '964.89'],
  [2825.77, 'AU', '3108.35'],
  [0.95, 'AU', '1.05'],
  [3999.95, 'AU', '4399.95'],
  ['100', 'AU', '110.00'],
  ['338.51', 'AU', '372.36'],
  [0, 'AU', '0.00'],
  ['0.00', 'AU', '0.00'],
  [1_000_000, 'AU', '1100000.00'],
  [100, 'NZ', '115.00'],
  [885.53, 'NZ', '1018.36'],
  [3150.26, 'NZ', '3622.80'],
  [0.1, 'NZ', '0.12'],
  [3999.9, 'NZ', '4599.89'],
])('PRC-01 PRC-02 A-26 %j in %s is %s with GST', (price, country, withGst) => {
  expect(getPriceWithGST(price, country)).toBe(withGst);
  expect(logged).not.toHaveBeenCalled();
});

it('PRC-02 uses the catalogue’s rate', () => {
  const at20 = priceWithGst({ AU: { gstPercent: 10 }, NZ: { gstPercent: 20 } });
  expect([at20(100, 'NZ'), at20(100, 'AU')]).toEqual(['120.00', '110.00']);
});

const notNumbers = ['', ' ', 'abc', '1,018.36', '$5', '1e5', 'Infinity', null, undefined, true];
const moreNotNumbers = [false, [], [5], {}, 5n, Number.NaN, Number.POSITIVE_INFINITY];

it.each([...notNumbers, ...moreNotNumbers].map((price) => [price]))(
  'PRC-03 VAL-02 ERR-09 A-28 logs that %o isn’t a number, and returns "0"',
  (price) => {
    expect(getPriceWithGST(price, 'AU')).toBe('0');
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Error in getPriceWithGST:',
      new Error('Invalid price - not a number.'),
    );
  },
);

it.each([['au'], ['nz'], ['US'], [''], [' AU'], [null], [undefined], [['AU']], ['toString']])(
  'PRC-04 VAL-03 ERR-09 logs that %o isn’t a country, and returns "0"',
  (country) => {
    expect(getPriceWithGST(100, country)).toBe('0');
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Error in getPriceWithGST:',
      new Error("Invalid country code. Must be 'AU' or 'NZ'."),
    );
  },
);
