import { describe, expect, it } from 'vitest';
import { productAddress } from './product-address.ts';

describe('productAddress', () => {
  it.each([
    ['WH2-60', '/WH2-60'],
    ['WH2-60_3', '/WH2-60'],
    ['WH2-60_12', '/WH2-60'],
    ['A_1_2', '/A_1'],
    ['FILTER_10INCH_2', '/FILTER_10INCH'],
    ['FILTER_10INCH', '/FILTER_10INCH'],
    ['A_', '/A_'],
    ['_12', '/CODE_7'],
    ['', '/CODE_7'],
    ['   ', '/CODE_7'],
    ['systems/WH2-60_1', '/systems/WH2-60'],
  ])('SRCH-12 A-16 the urlcomponent %j leads to %s', (urlcomponent, want) => {
    expect(productAddress({ itemid: 'CODE_7', urlcomponent })).toBe(want);
  });

  it.each([
    ['//evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['../../x', '/x'],
    ['javascript:alert(1)', '/javascript%3Aalert(1)'],
    ['a?b#c', '/a%3Fb%23c'],
    ['\ud800', '/%EF%BF%BD'],
  ])('SRCH-12 the urlcomponent %j cannot leave the site', (urlcomponent, want) => {
    expect(productAddress({ itemid: 'X', urlcomponent })).toBe(want);
  });
});
