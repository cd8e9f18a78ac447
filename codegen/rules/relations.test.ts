import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['cycle', 'relation-to-itself', 'replaced-but-current'];

describe('the rule about relations accepts', () => {
  it('RTE-21 a chain of replacements that ends', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/CT-9.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\ndiscontinued: true\nreplacedBy: CT-0\n',
        },
        { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, CT-9]' },
      ]),
    ).toEqual([]);
  });
});

describe('the rule about relations refuses', () => {
  it('ACCEPTANCE 12 replacements in a circle print the path', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/CT-1.yaml',
          from: 'type: cartridge',
          to: 'type: cartridge\ndiscontinued: true\nreplacedBy: WH-2',
        },
        {
          file: 'products/WH-2.yaml',
          from: 'type: system',
          to: 'type: system\ndiscontinued: true\nreplacedBy: CT-0',
        },
      ]),
    ).toEqual([
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: the replacements run in a circle: CT-0 → CT-1 → WH-2 → CT-0; write the product that is sold today [cycle]',
    ]);
  });

  it('ACCEPTANCE 12 a page that is its own hub', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'pages/warranty-registration.yaml',
          from: 'parent: /contact-us',
          to: 'parent: /warranty-registration',
        },
      ]),
    ).toEqual([
      'error catalogue/pages/warranty-registration.yaml:7:9 parent: the hubs run in a circle: /warranty-registration → /warranty-registration; write a parent further up [cycle]',
    ]);
  });

  it('a product that fits itself', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [CT-1]' },
      ]),
    ).toEqual([
      'error catalogue/products/CT-1.yaml:1:1: the product names itself as a part or relation; write another product, or nothing [relation-to-itself]',
    ]);
  });

  it('a product that is replaced and still current', async () => {
    expect(
      await linesOf(rules, [{ file: 'products/CT-0.yaml', from: 'discontinued: true\n', to: '' }]),
    ).toEqual([
      'warning catalogue/products/CT-0.yaml:5:13 replacedBy: a product that is replaced is usually discontinued; write discontinued: true beside it, if that is so [replaced-but-current]',
    ]);
  });
});
