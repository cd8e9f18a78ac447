import { describe, expect, it } from 'vitest';
import { formatAmount, formatCents, type Money, priceLine, shownPrice } from './format-price.ts';

const au: Money = { locale: 'en-AU', currency: 'AUD' };
const nz: Money = { locale: 'en-NZ', currency: 'NZD' };
const amounts = { priceIncGST: '3108.35', priceExcGST: '2825.77' };

describe('prices as text', () => {
  it('CTY-06 CST-08 are written in the currency and the manner of the country', () => {
    expect(formatAmount('3108.35', au)).toBe('$3,108.35');
    expect(formatAmount('3622.80', nz)).toBe('$3,622.80');
    expect(formatCents(310835, au)).toBe('$3,108.35');
    expect(formatCents(5, nz)).toBe('$0.05');
  });

  it('PRC-05 A-27 the "0" of a failed conversion is never shown, a real zero is', () => {
    expect(formatAmount('0', au)).toBeUndefined();
    expect(formatAmount('0.00', au)).toBe('$0.00');
  });

  it('PRC-05 text that is no amount is not shown', () => {
    expect(formatAmount('', au)).toBeUndefined();
    expect(formatAmount('abc', au)).toBeUndefined();
  });

  it('ROLE-04 SRCH-30 GEN-06 an anonymous visitor sees the price with GST, labelled', () => {
    const price = shownPrice(amounts, false, au);
    expect(price).toEqual({ amount: '$3,108.35', label: 'inc GST' });
    expect(price && priceLine(price)).toBe('$3,108.35 inc GST');
  });

  it('ROLE-03 SRCH-30 A-33 a logged-in visitor sees the price without GST, and beside it with GST', () => {
    expect(shownPrice(amounts, true, au)).toEqual({
      amount: '$2,825.77',
      label: 'ex GST',
      beside: { amount: '$3,108.35', label: 'inc GST' },
    });
  });

  it('PRC-05 no headline, no price: neither half is shown alone to a logged-in visitor', () => {
    expect(shownPrice({ priceIncGST: '0', priceExcGST: '0' }, false, au)).toBeUndefined();
    expect(shownPrice({ priceIncGST: '0', priceExcGST: '5.00' }, true, au)).toBeUndefined();
    expect(shownPrice({ priceIncGST: '5.50', priceExcGST: '0' }, true, au)).toBeUndefined();
  });
});
