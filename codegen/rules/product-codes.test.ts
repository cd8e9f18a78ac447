import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['product-code', 'duplicate-code'];

describe('the rule about product codes accepts', () => {
  it('ENT-20 capitals, digits and single hyphens', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/A1-B2-C3.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
        },
        { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, A1-B2-C3]' },
      ]),
    ).toEqual([]);
  });
});

describe('the rule about product codes refuses', () => {
  it('ENT-20 ACCEPTANCE 16 an underscore', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/CT_2.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
        },
        { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, CT_2]' },
      ]),
    ).toEqual([
      'error catalogue/products/CT_2.yaml:1:1: a code is made of capitals, digits and single hyphens; found CT_2; write CT-2 [product-code]',
    ]);
  });

  it('ACCEPTANCE 16 a Cyrillic letter', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/WH-1\u0410.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
        },
        {
          file: 'categories/cartridges.yaml',
          from: '[CT-1, CT-0]',
          to: '[CT-1, CT-0, WH-1\u0410]',
        },
      ]),
    ).toEqual([
      'error catalogue/products/WH-1\u0410.yaml:1:1: the code contains a letter that only looks like one of ours (U+0410); found WH-1\u0410; write the code typed anew with capitals, digits and hyphens [product-code]',
    ]);
  });

  it('ACCEPTANCE 8 a code in other capitals', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/Ct-1.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
        },
        { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, Ct-1]' },
      ]),
    ).toEqual([
      'error catalogue/products/Ct-1.yaml:1:1: the code Ct-1 differs from CT-1 only in capitals; the other is catalogue/products/CT-1.yaml:1; write one file for one product [duplicate-code]',
      'error catalogue/products/Ct-1.yaml:1:1: a code is made of capitals, digits and single hyphens; found Ct-1; write CT-1 [product-code]',
    ]);
  });

  it('RTE-21 a former code twice', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/WH-1.yaml', from: 'keywords: [two stage]', to: 'formerCodes: [CT-00]' },
      ]),
    ).toEqual([
      'error catalogue/products/WH-1.yaml:14:15 formerCodes[0]: CT-00 already belongs to CT-1; the other is catalogue/products/CT-1.yaml:1; write a code that no product has [duplicate-code]',
    ]);
  });

  it('RTE-21 a former code that is the code itself', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/CT-1.yaml', from: 'formerCodes: [CT-00]', to: 'formerCodes: [CT-1]' },
      ]),
    ).toEqual([
      'error catalogue/products/CT-1.yaml:5:15 formerCodes[0]: a former code is not the code itself, nor written twice; the other is catalogue/products/CT-1.yaml:1; write a code that no product has [duplicate-code]',
    ]);
  });
});
