/** Pages, categories and menus: what the rules about them accept, and what they refuse. */
import type { RuleCases } from './rule-cases.ts';

export const casesOfPages: readonly RuleCases[] = [
  {
    rules: [
      'audience-of-path',
      'incomplete-page',
      'table-row',
      'promotion-dates',
      'missing-page',
      'empty-menu',
    ],
    cases: [
      { says: 'RTE-26 the pages and menus of the fixture are complete', edits: [], printed: [] },
      {
        says: 'a form without its fields',
        edits: [
          {
            file: 'pages/careers.yaml',
            text: 'url: /careers\ntemplate: form\ntitle: Careers\nintro: Careers.\npageTitle: Careers\npageDescription: Careers.\n',
          },
        ],
        printed: [
          'error catalogue/pages/careers.yaml:2:11 template: a page with the template form needs form; write form, as schema/page.schema.json describes it [incomplete-page]',
        ],
      },
      {
        says: 'RTE-25 a video without its transcript',
        edits: [
          {
            file: 'pages/videos-cartridge-change.yaml',
            from: 'transcript: Close the valve. Open the housing.\n',
            to: '',
          },
        ],
        printed: [
          'error catalogue/pages/videos-cartridge-change.yaml:2:11 template: a page with the template video needs transcript; write transcript, as schema/page.schema.json describes it [incomplete-page]',
        ],
      },
    ],
  },
  {
    rules: ['orphan-product', 'unreachable-category', 'empty-category'],
    cases: [
      {
        says: 'GEN-01 a product that only the dealer range names',
        edits: [
          {
            file: 'products/CT-9.yaml',
            text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
          },
          { file: 'dealer-range/mains-water.yaml', from: '[WH-2]', to: '[WH-2, CT-9]' },
        ],
        printed: [],
      },
      {
        says: 'GEN-01 ACCEPTANCE 12 a product that nothing lists',
        edits: [
          {
            file: 'products/CT-9.yaml',
            text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
          },
        ],
        printed: [
          'warning catalogue/products/CT-9.yaml:1:1: no category lists CT-9; write CT-9 under items of a category [orphan-product]',
        ],
      },
      {
        says: 'a category with nothing to sell in New Zealand',
        edits: [{ file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[WH-2]' }],
        printed: [
          'warning catalogue/categories/cartridges.yaml:11:11 categories[0].name: /cartridges/carbon shows no product in NZ; write items that are sold there [empty-category]',
        ],
      },
    ],
  },
  {
    rules: [
      'dangling-reference',
      'duplicate-id',
      'duplicate-title',
      'duplicate-description',
      'duplicate-section',
    ],
    cases: [
      {
        says: 'the headings of two pages may be the same',
        edits: [
          {
            file: 'pages/world.yaml',
            from: 'points:',
            to: 'sections: [{ heading: Other }]\npoints:',
          },
        ],
        printed: [],
      },
      {
        says: 'ENT-01 two categories with one id',
        edits: [{ file: 'categories/mains.yaml', from: '- id: 120', to: '- id: 200' }],
        printed: [
          'error catalogue/categories/mains.yaml:50:9 categories[1].id: another category says the same; found 200; first at catalogue/categories/cartridges.yaml:1; write something of its own [duplicate-id]',
        ],
      },
      {
        says: 'QLT-04 two pages with one title and description',
        edits: [
          {
            file: 'pages/world.yaml',
            from: 'pageTitle: Product selector',
            to: 'pageTitle: Search',
          },
          {
            file: 'pages/world.yaml',
            from: 'pageDescription: Three questions lead to a filter.',
            to: 'pageDescription: Search by code or word.',
          },
        ],
        printed: [
          'error catalogue/pages/world.yaml:5:12 pageTitle: another page says the same; found Search; first at catalogue/pages/search.yaml:5; write something of its own [duplicate-title]',
          'error catalogue/pages/world.yaml:6:18 pageDescription: another page says the same; found Search by code or word.; first at catalogue/pages/search.yaml:6; write something of its own [duplicate-description]',
        ],
      },
      {
        says: 'ENT-05 two promotions with one id',
        edits: [
          { file: 'promotions/featured.yaml', from: 'id: whole-house-nz', to: 'id: whole-house' },
        ],
        printed: [
          'error catalogue/promotions/featured.yaml:10:11 promos[1].id: a place names the featured promotion whole-house-nz, which does not exist, and this name is given twice; found whole-house; first at catalogue/promotions/featured.yaml:2; named at catalogue/categories/mains.yaml:17; write whole-house-nz in one of the two, if that is the one [dangling-reference]',
        ],
      },
      {
        says: 'RTE-55 two redirects of one address',
        edits: [{ file: 'redirects.yaml', from: 'from: /3f9a2c71', to: 'from: /selector' }],
        printed: [
          'error catalogue/redirects.yaml:3:13 redirects[1].from: another entry says the same; found /selector; first at catalogue/redirects.yaml:2; write something of its own [duplicate-id]',
        ],
      },
      {
        says: 'NAV-01 two menus of one audience',
        // Where one is called after it, the other is told as a copy.
        edits: [
          { file: 'menus/plumbers.yaml', renamed: 'menus/trade.yaml' },
          {
            file: 'menus/pipes.yaml',
            text: 'audience: Plumbers\nitems:\n  - category: /mains\n',
          },
        ],
        printed: [
          'error catalogue/menus/trade.yaml:1:11 audience: another menu says the same; found Plumbers; first at catalogue/menus/pipes.yaml:1; write something of its own [duplicate-id]',
        ],
      },
    ],
  },
];
