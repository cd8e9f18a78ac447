import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['dangling-reference', 'image', 'wrong-type', 'quote-text', 'product-code'];

describe('the rule about references accepts', () => {
  it('QLT-07 a specification in words', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/WH-1.yaml', from: 'connection: 1 inch BSP', to: 'connection: "012"' },
      ]),
    ).toEqual([]);
  });
});

describe('the rule about references refuses', () => {
  it('ACCEPTANCE 7 a code that does not exist offers the nearest ones', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/WH-1.yaml', from: 'related: [WH-2]', to: 'related: [WH-3]' },
      ]),
    ).toEqual([
      'error catalogue/products/WH-1.yaml:24:11 related[0]: there is no product with this name; found WH-3; write WH-1 or WH-2 (did you mean that?) [dangling-reference]',
    ]);
  });

  it('ACCEPTANCE 7 a code in small letters', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/WH-1.yaml', from: 'related: [WH-2]', to: 'related: [wh-2]' },
      ]),
    ).toEqual([
      'error catalogue/products/WH-1.yaml:24:11 related[0]: capitals count in product codes; found wh-2; write WH-2 [dangling-reference]',
    ]);
  });

  it('ACCEPTANCE 11 a picture in other capitals', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'categories/mains.yaml',
          from: 'thumb: { file: products/ct-1.svg',
          to: 'thumb: { file: products/CT-1.SVG',
        },
      ]),
    ).toEqual([
      'error catalogue/categories/mains.yaml:9:16 thumb.file: capitals count in the names of pictures; found products/CT-1.SVG; write products/ct-1.svg [image]',
    ]);
  });

  it('QLT-07 a figure with its unit', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: 60 L/min' },
      ]),
    ).toEqual([
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min; found 60 L/min; write 60, without quotes or unit [wrong-type]',
    ]);
  });

  it('ACCEPTANCE 6 a specification in words that reads as a number', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/WH-1.yaml', from: 'connection: 1 inch BSP', to: 'connection: 1.50' },
      ]),
    ).toEqual([
      'error catalogue/products/WH-1.yaml:17:15 specifications.connection: Connection is text, and without quotes this would become 1.5; write "1.50" in quotes [quote-text]',
    ]);
  });

  it('a technology that does not exist', async () => {
    expect(
      await linesOf(rules, [
        { file: 'contaminants.yaml', from: 'technologies: [carbon]', to: 'technologies: [karbon]' },
      ]),
    ).toEqual([
      'error catalogue/contaminants.yaml:10:20 contaminants[0].technologies[0]: there is no technology with this name; found karbon; write carbon (did you mean that?) [dangling-reference]',
    ]);
  });

  it('a category in a menu that does not exist', async () => {
    expect(
      await linesOf(rules, [
        { file: 'menus/plumbers.yaml', from: '/cartridges', to: '/cartridge' },
      ]),
    ).toEqual([
      'error catalogue/menus/plumbers.yaml:3:15 items[0].category: there is no category with this name; found /cartridge; write /cartridges (did you mean that?) [dangling-reference]',
    ]);
  });
});
