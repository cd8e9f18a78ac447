import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const file = 'promotions/promo-facts.yaml';
const from = 'products: [WH-1]';

describe('the rule about advertised facts', () => {
  it('FCT-01 accepts a figure that its product states', async () => {
    const to = 'products: [WH-1], states: { specification: flow, value: 60 }';
    expect(await linesOf(['unsupported-fact'], [{ file, from, to }])).toEqual([]);
  });

  it('FCT-01 refuses a figure that its product does not state', async () => {
    const to = 'products: [WH-1], states: { specification: flow, value: 70 }';
    expect(await linesOf(['unsupported-fact'], [{ file, from, to }])).toEqual([
      'error catalogue/promotions/promo-facts.yaml:2:62 facts[0].products[0]: "Flow rates up to 60 Lpm" is not what WH-1 states: its flow is 60; write a product whose flow is 70 [unsupported-fact]',
    ]);
  });
});
