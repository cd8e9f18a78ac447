import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { priceWithGst } from './price-with-gst.ts';

const getPriceWithGST = priceWithGst({ AU: { gstPercent: 10 }, NZ: { gstPercent: 15 } });
const logged = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});

describe('getPriceWithGST', () => {
  it.each([
    [100, '110.00'],
    [338.51, '372.36'],
    [877.17, '964.89'],
    [2825.77, '3108.35'],
    [0.95, '1.05'],
    [3999.95, '4399.95'],
    ['100', '110.00'],
    ['338.51', '372.36'],
    [0, '0.00'],
    ['0.00', '0.00'],
    [1_000_000, '1100000.00'],
  ])('PRC-01 A-26 adds 10 %% in Australia: %j is %s', (price, want) => {
    expect(getPriceWithGST(price, 'AU')).toBe(want);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [100, '115.00'],
    [885.53, '1018.36'],
    [3150.26, '3622.80'],
    [0.1, '0.12'],
    [3999.9, '4599.89'],
  ])('PRC-02 A-26 adds 15 %% in New Zealand: %j is %s', (price, want) => {
    expect(getPriceWithGST(price, 'NZ')).toBe(want);
  });

  it('PRC-02 the rate is the catalogue’s: 20 % where it says so', () => {
    const at20 = priceWithGst({ AU: { gstPercent: 10 }, NZ: { gstPercent: 20 } });
    expect([at20(100, 'NZ'), at20(100, 'AU')]).toEqual(['120.00', '110.00']);
  });

  it.each([
    [''],
    [' '],
    ['abc'],
    ['1,018.36'],
    ['$5'],
    ['1e5'],
    ['Infinity'],
    [null],
    [undefined],
    [true],
    [false],
    [[]],
    [[5]],
    [{}],
    [5n],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])('PRC-03 VAL-02 ERR-09 A-28 %o is not a number: logged, and "0"', (price) => {
    expect(getPriceWithGST(price, 'AU')).toBe('0');
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Error in getPriceWithGST:',
      new Error('Invalid price - not a number.'),
    );
  });

  it.each([['au'], ['nz'], ['US'], [''], [' AU'], [null], [undefined], [['AU']], ['toString']])(
    'PRC-04 VAL-03 ERR-09 %o is not a country: logged, and "0"',
    (country) => {
      expect(getPriceWithGST(100, country)).toBe('0');
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        'Error in getPriceWithGST:',
        new Error("Invalid country code. Must be 'AU' or 'NZ'."),
      );
    },
  );
});
