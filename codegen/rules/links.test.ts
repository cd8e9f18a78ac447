import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['unsafe-link', 'dead-link'];

describe('the rule about links accepts', () => {
  it('RTE-61 links to pages with a query or a part, to other sites, and to mail and telephone', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'promotions/banner.yaml',
          from: 'link: /contact-us',
          to: 'link: /contact-us?topic=sales#form',
        },
        {
          file: 'promotions/featured.yaml',
          from: 'link: /WH-1',
          to: 'link: https://www.example.com.au/WH-1',
        },
        {
          file: 'redirects.yaml',
          from: 'to: /warranty-registration',
          to: 'to: mailto:help@example.com.au',
        },
        { file: 'categories/mains.yaml', from: 'link: /WH-1', to: 'link: tel:+61-8-1' },
      ]),
    ).toEqual([]);
  });

  it('RTE-61 a link to an address that redirects', async () => {
    expect(
      await linesOf(rules, [
        { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /selector' },
      ]),
    ).toEqual([]);
  });
});

describe('the rule about links refuses', () => {
  it('ACCEPTANCE 13 a javascript: link inside a text', async () => {
    expect(
      await linesOf(rules, [
        { file: 'products/WH-1.yaml', from: '(/cartridges)', to: '(javascript:alert)' },
      ]),
    ).toEqual([
      'error catalogue/products/WH-1.yaml:3:14 description: javascript: links are not allowed; found javascript:alert; write a path that begins with /, or an https:// address [unsafe-link]',
    ]);
  });

  it('RTE-61 a link that leads nowhere', async () => {
    expect(
      await linesOf(rules, [
        { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /contact-uss' },
      ]),
    ).toEqual([
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /contact-uss; write /contact-us (did you mean that?) [dead-link]',
    ]);
  });

  it('RTE-61 a link to a category that has no page', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'categories/mains.yaml',
          from: '    url: shower',
          to: '    url: shower\n    hasLandingPage: false',
        },
        { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /shower' },
      ]),
    ).toEqual([
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /shower; write /stores (did you mean that?) [dead-link]',
    ]);
  });

  it('RTE-61 a text for both countries that links to a product of one', async () => {
    expect(
      await linesOf(rules, [{ file: 'products/WH-1.yaml', from: '(/cartridges)', to: '(/WH-2)' }]),
    ).toEqual([
      'error catalogue/products/WH-1.yaml:3:14 description: the page that this leads to does not exist in NZ; found /WH-2; write a page that exists there, or list the product under products, which leaves out what is not sold [dead-link]',
    ]);
  });
});
