/** What stands behind a # at the end of a line, and may have been meant to be read. */
import type { Mistake } from './mistake.ts';

export const mistakesOfComments: readonly Mistake[] = [
  {
    acceptance: '5',
    mistake: 'a sign of a number behind one word',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'name: Carbon cartridge, first model',
        to: 'name: Filter # 10',
      },
    ],
    printed: [
      'warning catalogue/products/CT-0.yaml:1:7 name: everything from # on is taken for a comment and lost (# 10); write the value in quotes, if it belongs to it; a comment goes on a line of its own [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a comment behind a title of one word',
    edits: [
      { file: 'pages/stores.yaml', from: 'title: Where to buy', to: 'title: Dealers # the shops' },
    ],
    printed: [
      'warning catalogue/pages/stores.yaml:3:8 title: everything from # on is taken for a comment and lost (# the shops); write the value in quotes, if it belongs to it; a comment goes on a line of its own [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a comment behind a word of a list',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'keywords: [5 micron, "carbon block"]',
        to: 'keywords:\n  - carbon # block',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:5:5 keywords[0]: everything from # on is taken for a comment and lost (# block); write the value in quotes, if it belongs to it; a comment goes on a line of its own [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a comment behind a label in braces',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '  - { label: Dealer login, action: login }',
        to: '  - label: Login # here\n    action: login',
      },
    ],
    printed: [
      'warning catalogue/menus/dealers.yaml:3:12 items[0].label: everything from # on is taken for a comment and lost (# here); write the value in quotes, if it belongs to it; a comment goes on a line of its own [quote-text]',
    ],
  },
];
