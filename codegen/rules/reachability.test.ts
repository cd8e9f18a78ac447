import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['orphan-product', 'unreachable-category', 'empty-category'];

describe('the rule about reachability accepts', () => {
  it('GEN-01 a product that only the dealer range names', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/CT-9.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
        },
        { file: 'dealer-range/mains-water.yaml', from: '[WH-2]', to: '[WH-2, CT-9]' },
      ]),
    ).toEqual([]);
  });
});

describe('the rule about reachability refuses', () => {
  it('GEN-01 ACCEPTANCE 12 a product that nothing lists', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/CT-9.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
        },
      ]),
    ).toEqual([
      'warning catalogue/products/CT-9.yaml:1:1: no category lists CT-9; write CT-9 under items of a category [orphan-product]',
    ]);
  });

  it('GEN-01 ACCEPTANCE 12 a category in no menu', async () => {
    expect(
      await linesOf(rules, [
        { file: 'menus/dealers.yaml', from: '  - category: /dealers/basic\n', to: '' },
      ]),
    ).toEqual([
      'warning catalogue/categories/dealers-basic.yaml:2:7 name: no menu leads to /dealers/basic; write it into a menu, or isActive: false [unreachable-category]',
    ]);
  });

  it('a category with nothing to sell in New Zealand', async () => {
    expect(
      await linesOf(rules, [
        { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[WH-2]' },
      ]),
    ).toEqual([
      'warning catalogue/categories/cartridges.yaml:11:11 categories[0].name: /cartridges/carbon shows no product in NZ; write items that are sold there [empty-category]',
      'warning catalogue/products/CT-0.yaml:1:1: no category lists CT-0; write CT-0 under items of a category [orphan-product]',
    ]);
  });
});
