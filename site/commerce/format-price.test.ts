import { expect, it } from 'vitest';
import { formatCents, type Money, priceWithLabel, shownPrice } from './format-price.ts';

const au: Money = { locale: 'en-AU', currency: 'AUD' };
const nz: Money = { locale: 'en-NZ', currency: 'NZD' };
const amounts = { incGstCents: 310_835, exGstCents: 282_577 };

it('CTY-06 CST-08 writes a price in the currency and the manner of the country', () => {
  expect(formatCents(362280, nz)).toBe('$3,622.80');
  expect(formatCents(310835, au)).toBe('$3,108.35');
  expect(formatCents(5, nz)).toBe('$0.05');
});

it('ROLE-04 SRCH-30 GEN-06 an anonymous visitor sees the price with GST, labelled', () => {
  const price = shownPrice(amounts, false, au);
  expect(price).toEqual({ amount: '$3,108.35', label: 'inc GST' });
  expect(priceWithLabel(price)).toBe('$3,108.35 inc GST');
});

it('ROLE-03 SRCH-30 A-33 a logged-in visitor sees the price without GST, and beside it with GST', () => {
  expect(shownPrice(amounts, true, au)).toEqual({
    amount: '$2,825.77',
    label: 'ex GST',
    beside: { amount: '$3,108.35', label: 'inc GST' },
  });
});
