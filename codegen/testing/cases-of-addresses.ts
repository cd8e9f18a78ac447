/** Addresses and links: what the rules about them accept, and what they refuse. */
import type { RuleCases } from './rule-cases.ts';

export const casesOfAddresses: readonly RuleCases[] = [
  {
    rules: ['alike-labels'],
    cases: [
      {
        says: 'A-36 cleaning leaves "About" beside "About us", and two series with one name',
        edits: [
          {
            file: 'menus/dealers.yaml',
            from: '  - category: /dealers/basic\n',
            to: '  - { label: About us, url: /search }\n  - { label: About Puretec, url: /stores }\n',
          },
          {
            file: 'dealer-range/cartridges.yaml',
            from: 'name: Selector',
            to: 'name: PT Series',
          },
        ],
        printed: [
          'warning catalogue/dealer-range/cartridges.yaml:10:11 entries[1].name: visitors see "PT Series" and "PT Series" in the same list; found PT Series; first at catalogue/dealer-range/cartridges.yaml:5; write labels that differ without Dealers_, Puretec and a number in brackets [alike-labels]',
          'warning catalogue/menus/dealers.yaml:6:14 items[3].label: visitors see "About us" and "About" in the same list; found About Puretec; first at catalogue/menus/dealers.yaml:5; write labels that differ without Dealers_, Puretec and a number in brackets [alike-labels]',
        ],
      },
    ],
  },
  {
    rules: ['address-taken'],
    cases: [
      {
        says: 'RTE-20 a code that begins as the address of a page has its own address',
        edits: [
          {
            file: 'products/STORES-1.yaml',
            text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
          },
          {
            file: 'categories/cartridges.yaml',
            from: '[CT-1, CT-0]',
            to: '[CT-1, CT-0, STORES-1]',
          },
        ],
        printed: [],
      },
      {
        says: 'RTE-19 a sub-category may end as a landing does',
        edits: [{ file: 'categories/mains.yaml', from: 'url: whole-house', to: 'url: cartridges' }],
        printed: [],
      },
      {
        says: 'RTE-20 ACCEPTANCE 9 a code equal to a landing, in other capitals, names both files',
        edits: [
          {
            file: 'products/CARTRIDGES.yaml',
            text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
          },
          {
            file: 'categories/cartridges.yaml',
            from: '[CT-1, CT-0]',
            to: '[CT-1, CT-0, CARTRIDGES]',
          },
        ],
        printed: [
          'error catalogue/products/CARTRIDGES.yaml:1:1: the address /CARTRIDGES is already that of another page; it stands in catalogue/categories/cartridges.yaml:5; write another code, which is the name of the file, or another address there [address-taken]',
        ],
      },
      {
        says: 'ACCEPTANCE 9 a page cannot take the path of the image proxy',
        edits: [{ file: 'categories/mains.yaml', from: 'url: shower', to: 'url: api' }],
        printed: [
          'error catalogue/categories/mains.yaml:54:10 categories[1].url: /api belongs to the machinery of the site; found /api; write another address [address-taken]',
        ],
      },
    ],
  },
  {
    rules: ['unsafe-link', 'dead-link'],
    cases: [
      {
        says: 'RTE-61 links to pages with a query or a part, to other sites, and to mail and telephone',
        edits: [
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
          { file: 'categories/mains.yaml', from: 'link: /WH-1,', to: 'link: tel:+61-8-1,' },
        ],
        printed: [],
      },
      {
        says: 'RTE-61 a link to an address that redirects',
        edits: [
          { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /selector' },
        ],
        printed: [],
      },
      {
        says: 'RTE-61 a link to a category that has no page',
        edits: [
          {
            file: 'categories/mains.yaml',
            from: '    url: shower',
            to: '    url: shower\n    hasLandingPage: false',
          },
          { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /shower' },
        ],
        printed: [
          'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /shower; write the path of a page that exists [dead-link]',
        ],
      },
      {
        says: 'RTE-61 a text for both countries that links to a product of one',
        edits: [{ file: 'products/WH-1.yaml', from: '(/cartridges)', to: '(/WH-2)' }],
        printed: [
          'error catalogue/products/WH-1.yaml:5:20 description: the page that this leads to does not exist in NZ; found /WH-2; write a page that exists there, or list the product under products, which leaves out what is not sold [dead-link]',
        ],
      },
    ],
  },
];
