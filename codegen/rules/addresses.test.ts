import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['address-taken'];

describe('the rule about addresses accepts', () => {
  it('RTE-20 a code that begins as the address of a page has its own address', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/STORES-1.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
        },
        { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, STORES-1]' },
      ]),
    ).toEqual([]);
  });

  it('RTE-19 a sub-category may end as a landing does', async () => {
    expect(
      await linesOf(rules, [
        { file: 'categories/mains.yaml', from: 'url: whole-house', to: 'url: cartridges' },
      ]),
    ).toEqual([]);
  });
});

describe('the rule about addresses refuses', () => {
  it('RTE-20 ACCEPTANCE 9 a code equal to a landing, in other capitals, names both files', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'products/CARTRIDGES.yaml',
          text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
        },
        {
          file: 'categories/cartridges.yaml',
          from: '[CT-1, CT-0]',
          to: '[CT-1, CT-0, CARTRIDGES]',
        },
      ]),
    ).toEqual([
      'error catalogue/products/CARTRIDGES.yaml:1:1: the address /CARTRIDGES is already that of another page; it stands in catalogue/categories/cartridges.yaml:5; write another code, which is the name of the file [address-taken]',
    ]);
  });

  it('ACCEPTANCE 9 two categories with one address name both places', async () => {
    expect(
      await linesOf(rules, [
        { file: 'categories/mains.yaml', from: 'url: shower', to: 'url: cartridges' },
      ]),
    ).toEqual([
      'error catalogue/categories/mains.yaml:54:10 categories[1].url: the address /cartridges is already that of another page; it stands in catalogue/categories/cartridges.yaml:5; write another address [address-taken]',
    ]);
  });

  it('ACCEPTANCE 9 a page cannot take the path of the image proxy', async () => {
    expect(
      await linesOf(rules, [
        { file: 'categories/mains.yaml', from: 'url: shower', to: 'url: api' },
      ]),
    ).toEqual([
      'error catalogue/categories/mains.yaml:54:10 categories[1].url: /api belongs to the machinery of the site; found /api; write another address [address-taken]',
    ]);
  });

  it('ACCEPTANCE 9 a redirect cannot stand on the address of a page', async () => {
    expect(
      await linesOf(rules, [
        { file: 'redirects.yaml', from: 'from: /selector', to: 'from: /stores' },
      ]),
    ).toEqual([
      'error catalogue/redirects.yaml:2:13 redirects[0].from: a page has this address, so the redirect would never be used; it stands in catalogue/pages/stores.yaml:1; write an address that no page has [address-taken]',
    ]);
  });
});
