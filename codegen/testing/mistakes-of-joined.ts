/** Fields that stand in one line, and quotes that do not match: what is advised keeps all that was said. */
import type { Mistake } from './mistake.ts';

export const mistakesOfJoined: readonly Mistake[] = [
  {
    acceptance: '1',
    mistake: 'two fields in one line',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'type: system\nseries: WH',
        to: 'type: system series: WH',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:9:14: several fields stand in this line; write series: WH in a line of its own [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a field and a group in one line',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'series: WH\n',
        to: 'series: HYBRID G appearance: { form: cabinet }\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:10:18: several fields stand in this line; write appearance: { form: cabinet } in a line of its own [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'two fields of an entry in one line',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '  - label: Product selector\n    external',
        to: '  - label: Product selector external',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:6:29: several fields stand in this line; write external: { au: https://www.example.com.au/world, nz: https://www.example.co.nz/world } in a line of its own [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'three fields in one line',
    edits: [
      {
        file: 'products/WH-2.yaml',
        from: 'name: Whole house filter with three stages\nsummary: Sold in Australia only.\ntype: system\n',
        to: 'name: Whole house filter with three stages summary: Sold in Australia only. type: system\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-2.yaml:1:44: several fields stand in this line; write summary: Sold in Australia only. and type: system in a line of its own [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'two facts in one line',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  connection: 1 inch BSP\n  flow: 60',
        to: '  connection: 1 inch BSP flow: 60',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:17:15: the value contains ": ", which begins a new field; write each field in a line of its own, or the text in quotes [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a colon in prose',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'summary: A two-stage',
        to: 'summary: Note: a two-stage',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:2:10: the value contains ": ", which begins a new field; write summary: "Note: a two-stage filter for the whole house." [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a quote that is closed with the other kind',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'summary: No longer made.',
        to: 'summary: "No longer made.\'',
      },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:2:10: a quote " is opened and never closed; write summary: "No longer made." [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a quote that is closed with the other kind, in a list',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: '[5 micron, "carbon block"]',
        to: '[5 micron, "carbon block\']',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:4:22: a quote " is opened and never closed; write keywords: [5 micron, "carbon block"] [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'an apostrophe that is closed with the other kind',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: '[5 micron, "carbon block"]',
        to: '[\'5 micron", "carbon block"]',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:4:12: a quote \' is opened and never closed; write keywords: ["5 micron", "carbon block"] [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'doubled quotes of a spreadsheet',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'summary: No longer made.',
        to: 'summary: ""No longer made.""',
      },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:2:12: text goes on behind the closing quote; an apostrophe may have ended the quote early; write summary: "No longer made." [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'doubled quotes of a spreadsheet within a text',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'summary: No longer made.',
        to: 'summary: "No ""longer"" made."',
      },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:2:15: something stands behind a value that has ended; write summary: "No \\"longer\\" made." [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a quote that is closed with the other kind behind a figure',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'summary: No longer made.',
        to: 'summary: "No longer made, 6\'',
      },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:2:10: a quote " is opened and never closed; write " where the text ends [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'two fields of an entry that has more',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: '  - { name: Cartridges, url: /cartridges, pointers: [By size, By system, By month] }',
        to: '  - name: Cartridges url: /cartridges\n    pointers: [By size, By system, By month]',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:12:22: several fields stand in this line; write url: /cartridges in a line of its own [syntax]',
    ],
  },
];
