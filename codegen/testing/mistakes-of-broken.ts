import type { Mistake } from './mistake.ts';

export const mistakesOfBroken: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a page that cannot be read, and is linked to',
    edits: [
      { file: 'pages/stores.yaml', from: 'title: Where', to: '\ttitle: Where' },
      { file: 'promotions/banner.yaml', from: '/contact-us', to: '/stores' },
    ],
    printed: [
      'error catalogue/pages/stores.yaml:3:1: a tab stands here; write nothing in its place [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a landing that cannot be read',
    edits: [{ file: 'categories/mains.yaml', from: 'name: Mains water', to: 'name: "Mains water' }],
    printed: [
      'error catalogue/categories/mains.yaml:2:7: a quote " is opened and never closed; write name: "Mains water" [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a misspelt field in specifications.yaml',
    edits: [
      {
        file: 'specifications.yaml',
        from: '  - { id: flow, label: Maximum',
        to: '  - { id: flow, lable: Maximum',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:2:17 specifications[0].lable: there is no field lable here; write label [unknown-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'specifications.yaml that cannot be read',
    edits: [{ file: 'specifications.yaml', from: 'specifications:', to: 'specifications' }],
    printed: [
      'error catalogue/specifications.yaml:1:1: this line is neither "field: value" nor a list entry "- value"; write specifications: [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'contaminants.yaml that cannot be read',
    edits: [{ file: 'contaminants.yaml', from: 'technologies:\n', to: 'technologies:\n\t' }],
    printed: [
      'error catalogue/contaminants.yaml:2:1: a tab stands here; write 2 spaces in place of all that stands in front of the words [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'featured.yaml that cannot be read',
    edits: [{ file: 'promotions/featured.yaml', from: 'promos:', to: 'promos: [' }],
    printed: [
      'error catalogue/promotions/featured.yaml:3:5: the line is indented further than the field above it, which has its value already; write as many spaces in front of it as its neighbours have, or take away what stands behind the colon above [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'teaser-prices.yaml that cannot be read',
    edits: [
      {
        file: 'promotions/teaser-prices.yaml',
        from: 'label: Whole house filter',
        to: 'label: "Whole house filter',
      },
    ],
    printed: [
      'error catalogue/promotions/teaser-prices.yaml:2:71: text goes on behind the closing quote; an apostrophe may have ended the quote early; write - { id: wholehouse, label: "Whole house filter", product: WH-1, au: "110.00", nz: "126.50" } [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'redirects.yaml that cannot be read, and is linked to',
    edits: [
      { file: 'redirects.yaml', from: 'to: /world }', to: 'to: /world' },
      { file: 'promotions/banner.yaml', from: '/contact-us', to: '/selector' },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:34: a list or group in brackets is not closed; write - { from: /selector, to: /world } [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a specification misspelt where it is defined',
    edits: [
      { file: 'specifications.yaml', from: 'id: flow', to: 'id: flwo' },
      { file: 'products/WH-2.yaml', from: 'type:', to: 'specifications: { flow: 30 }\ntype:' },
    ],
    printed: [
      'error catalogue/specifications.yaml:2:11 specifications[0].id: 2 places name the specification flow, which does not exist, and none names this one; found flwo; the first is catalogue/products/WH-1.yaml:18; write flow [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a page misspelt where several lead to it',
    edits: [
      {
        file: 'pages/videos-cartridge-change.yaml',
        from: '/videos/cartridge-change',
        to: '/videos/cartridge-chnage',
      },
      { file: 'promotions/banner.yaml', from: '/contact-us', to: '/videos/cartridge-change' },
    ],
    printed: [
      'error catalogue/pages/videos-cartridge-change.yaml:1:6 url: 2 places name the page /videos/cartridge-change, which does not exist, and none names this one; found /videos/cartridge-chnage; the first is catalogue/categories/mains.yaml:15; write /videos/cartridge-change [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two mistakes of syntax in a file',
    edits: [
      { file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type:cartridge' },
      { file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [WH-2' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:3:1: a space is missing behind the colon; write type: cartridge [syntax]',
      'error catalogue/products/CT-1.yaml:14:12: a list or group in brackets is not closed; write fits: [WH-2] [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'three mistakes of syntax in a file',
    edits: [
      { file: 'products/CT-1.yaml', from: 'name: Carbon', to: 'name:Carbon' },
      { file: 'products/CT-1.yaml', from: '  nz: 1.1', to: '\tnz: 1.1' },
      { file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [WH-2' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: a space is missing behind the colon; write a space behind it [syntax]',
      'error catalogue/products/CT-1.yaml:8:1: a tab stands here; write 2 spaces in its place [syntax]',
      'error catalogue/products/CT-1.yaml:15:1: a list or group in brackets is not closed; write the bracket that ends it [syntax]',
    ],
  },
];
