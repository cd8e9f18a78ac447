/** Blanks that are none, and values whose first advice the next check would refuse. */
import type { Mistake } from './mistake.ts';

export const mistakesOfNoBreaks: readonly Mistake[] = [
  {
    acceptance: '16',
    mistake: 'a no-break space at the end of a number',
    edits: [{ file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: 60\u00a0' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: a blank stands at the edge of this text; write 60 [blank]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind a field whose lines follow',
    edits: [
      { file: 'products/WH-1.yaml', from: 'specifications:\n', to: 'specifications:\u00a0\n' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:16:16: a no-break space stands here, which looks like a space and is none; write the line without it [syntax]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind a field whose list follows',
    edits: [{ file: 'products/WH-1.yaml', from: 'cartridges:\n', to: 'cartridges:\u00a0\n' }],
    printed: [
      'error catalogue/products/WH-1.yaml:20:12: a no-break space stands here, which looks like a space and is none; write the line without it [syntax]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind a code in a list',
    edits: [{ file: 'products/WH-1.yaml', from: '- code: FIT-1', to: '- code: FIT-1\u00a0' }],
    printed: [
      'error catalogue/products/WH-1.yaml:23:11 spares[0].code: a blank stands at the edge of this text; write FIT-1 [blank]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind the sign of a block',
    edits: [{ file: 'products/WH-1.yaml', from: 'description: |\n', to: 'description: |\u00a0\n' }],
    printed: [
      'error catalogue/products/WH-1.yaml:3:15: a no-break space stands here, which looks like a space and is none; write the line without it [syntax]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind a choice',
    edits: [{ file: 'products/WH-1.yaml', from: 'type: system', to: 'type: system\u00a0' }],
    printed: [
      'error catalogue/products/WH-1.yaml:9:7 type: a blank stands at the edge of this text; write system [blank]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind a quote',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'keywords: [5 micron, "carbon block"]',
        to: 'keywords:\n  - "carbon block"\u00a0',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:5:19: a no-break space stands here, which looks like a space and is none; write the line without it [syntax]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind braces',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'specifications: { micron: 5 }',
        to: 'specifications: { micron: 5 }\u00a0',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:9:30: a no-break space stands here, which looks like a space and is none; write the line without it [syntax]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind a switch',
    edits: [
      { file: 'products/CT-0.yaml', from: 'discontinued: true', to: 'discontinued: true\u00a0' },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:5:15 discontinued: a blank stands at the edge of this text; write true [blank]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a line of a no-break space',
    edits: [
      { file: 'products/CT-0.yaml', from: 'discontinued: true', to: 'discontinued: true\n\u00a0' },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:6:1: no-break spaces stand in front of this line, which look like spaces and are none; write 1 plain space in front of it [syntax]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a line of spaces and a no-break space',
    edits: [{ file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: 60\n  \u00a0' }],
    printed: [
      'error catalogue/products/WH-1.yaml:19:3: no-break spaces stand in front of this line, which look like spaces and are none; write 3 plain spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind the colon',
    edits: [
      { file: 'products/CT-0.yaml', from: 'discontinued: true', to: 'discontinued:\u00a0true' },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:5:14: a no-break space stands here, which looks like a space and is none; write discontinued: true [syntax]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space behind the dash',
    edits: [{ file: 'products/WH-1.yaml', from: '- code: FIT-1', to: '-\u00a0code: FIT-1' }],
    printed: [
      'error catalogue/products/WH-1.yaml:23:3 spares.-code: a space is missing behind the dash of a list entry; write - code [wrong-type]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space in front of the colon',
    edits: [
      { file: 'products/CT-0.yaml', from: 'discontinued: true', to: 'discontinued\u00a0: true' },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:5:1 discontinued: a no-break space stands beside the name of this field; write discontinued [unknown-field]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a switch for a figure',
    edits: [{ file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: true' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: text is wanted here, and without quotes this is the switch; found true; write the figure, or the text in quotes [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'the minus of a page before a figure that is never negative',
    edits: [{ file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: −60' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min; found −60; write a number, without quotes or unit [wrong-type]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'the minus of a page before a figure without limits',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'specifications: { micron: 5 }',
        to: 'specifications: { micron: −5 }',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:9:27 specifications.micron: Nominal micron rating is compared as a number of µm; found −5; write -5 [wrong-type]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a country that is none',
    edits: [{ file: 'places/stores.yaml', from: 'country: AU', to: 'country: NO' }],
    printed: [
      'error catalogue/places/stores.yaml:4:14 places[0].country: this is not one of the choices; found NO; write one of AU, NZ; did you mean NZ? [not-a-choice]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a country that is none, in a list',
    edits: [{ file: 'categories/mains.yaml', from: 'countries: [AU]', to: 'countries: [NO]' }],
    printed: [
      'error catalogue/categories/mains.yaml:33:64 claim.countries[0]: this is not one of the choices; found NO; write one of AU, NZ; did you mean NZ? [not-a-choice]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'no for a choice',
    edits: [{ file: 'products/WH-1.yaml', from: 'type: system', to: 'type: no' }],
    printed: [
      'error catalogue/products/WH-1.yaml:9:7 type: this is not one of the choices; found no; write one of system, undersink system, uv system, cabinet system, mixer tap, filter tap, sparkling system, fountain, shower filter, caravan kit, tank purifier, softener, backwash system, irrigation filter, cartridge, inline cartridge, uv lamp, housing, fitting, kit, media, test kit, spare [not-a-choice]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'no for a figure',
    edits: [{ file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: no' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: no can be a word or a switch; write the figure, or the text in quotes [quote-text]',
    ],
  },
];
