import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['price-ratio', 'price-claim'];

describe('the rule about prices accepts', () => {
  it('PRC-01 prices at the edges of what is usual', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 135' },
        { file: 'products/FIT-1.yaml', from: 'au: 3.1, nz: 3.6', to: 'au: 2, nz: 1.9' },
      ]),
    ).toEqual([]);
  });

  it('TSR-08 A-32 a claim that the price bears out', async () => {
    expect(await linesOf(rules, [])).toEqual([]);
  });
});

describe('the rule about prices refuses', () => {
  it('ACCEPTANCE 10 a ratio of 1.36 is a warning', async () => {
    expect(
      await linesOf(rules, [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 136' }]),
    ).toEqual([
      'warning catalogue/products/WH-1.yaml:15:23 price.nz: the New Zealand price is unusually far from the Australian one; found AU 100, NZ 136, 1.36 times; write nothing, if both are right [price-ratio]',
    ]);
  });

  it('ACCEPTANCE 10 a ratio of 0.94 is a warning', async () => {
    expect(
      await linesOf(rules, [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 94' }]),
    ).toEqual([
      'warning catalogue/products/WH-1.yaml:15:23 price.nz: the New Zealand price is unusually far from the Australian one; found AU 100, NZ 94, 0.94 times; write nothing, if both are right [price-ratio]',
    ]);
  });

  it('ACCEPTANCE 10 a ratio above 2 is an error', async () => {
    expect(
      await linesOf(rules, [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 201' }]),
    ).toEqual([
      'error catalogue/products/WH-1.yaml:15:23 price.nz: the New Zealand price is too far from the Australian one to be right; found AU 100, NZ 201, 2.01 times; write the right price; a digit or the decimal point may have slipped [price-ratio]',
    ]);
  });

  it('TSR-08 A-32 a claim of a price that the product has not got', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'categories/mains.yaml',
          from: 'text: Available from $110,',
          to: 'text: Available from $99,',
        },
      ]),
    ).toEqual([
      'error catalogue/categories/mains.yaml:33:16 claim.text: the claim does not hold: WH-1 in AU is $110.00 with GST; found Available from $99; write the price of that product, or another product [price-claim]',
    ]);
  });

  it('A-32 a claim in a country where the product is not sold', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'categories/mains.yaml',
          from: 'Available from $110, product: WH-1, countries: [AU]',
          to: 'Available from $4399.95, product: WH-2, countries: [AU, NZ]',
        },
      ]),
    ).toEqual([
      'error catalogue/categories/mains.yaml:33:16 claim.text: the claim does not hold: WH-2 in NZ is not sold; found Available from $4399.95; write the price of that product, or another product [price-claim]',
    ]);
  });
});
