/** Values that go on in the next line: prose may, a name may not. */
import type { Mistake } from './mistake.ts';

export const mistakesOfNextLines: readonly Mistake[] = [
  {
    acceptance: '7',
    mistake: 'two codes in two lines of a list, without the comma',
    edits: [
      { file: 'products/WH-1.yaml', from: 'related: [WH-2]', to: 'related: [\n  WH-2\n  SOFT-1]' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:26:3 related[0]: a comma is missing between WH-2 and SOFT-1; the text begins at catalogue/products/WH-1.yaml:25; write a comma between two entries [swallowed]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a code that does not exist behind one, without the comma',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'related: [WH-2]',
        to: 'related: [WH-2,\n  SOFT-1\n  NOPE\n ]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:26:3 related[1]: a comma is missing between SOFT-1 and NOPE; the text begins at catalogue/products/WH-1.yaml:25; write a comma between two entries [swallowed]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'two codes behind one dash',
    edits: [
      { file: 'products/WH-1.yaml', from: 'related: [WH-2]', to: 'related:\n  - WH-2\n    SOFT-1' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:26:5 related[0]: a dash is missing between WH-2 and SOFT-1; the text begins at catalogue/products/WH-1.yaml:25; write a dash between two entries [swallowed]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a code that goes on in the next line of an entry',
    edits: [
      { file: 'products/WH-1.yaml', from: '  - code: FIT-1', to: '  - code: NOPE\n      NADA' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:24:7 spares[0].code: the value above goes on in this line, and must stand in one line; the text begins at catalogue/products/WH-1.yaml:23; write one value, in one line [swallowed]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a successor that goes on in the next line',
    edits: [
      { file: 'products/CT-0.yaml', from: 'replacedBy: CT-1', to: 'replacedBy: NOPE\n NADA' },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:7:2 replacedBy: the value above goes on in this line, and must stand in one line; the text begins at catalogue/products/CT-0.yaml:6; write one value, in one line [swallowed]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'two codes in two lines where a list is wanted',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits:\n  WH-2\n  WH-1' }],
    printed: [
      'error catalogue/products/CT-1.yaml:15:3 fits: a list is wanted here; found the text WH-2 WH-1; write [WH-2, WH-1] [wrong-type]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'two contaminants in two lines of a list, without the comma',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'treats: [sediment, chlorine]',
        to: 'treats: [sediment,\n chlorine\n iron]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:21:2 treats[1]: a comma is missing between chlorine and iron; the text begins at catalogue/products/WH-1.yaml:20; write a comma between two entries [swallowed]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'an address that goes on in the next line',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '  - category: /dealers/basic',
        to: '  - category: /dealers/basic\n      x',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:6:7 items[2].category: the value above goes on in this line, and must stand in one line; the text begins at catalogue/menus/dealers.yaml:5; write one value, in one line [swallowed]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link that goes on in the next line',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /contact-\n  us' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:3:3 link: the value above goes on in this line, and must stand in one line; the text begins at catalogue/promotions/banner.yaml:2; write one value, in one line [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'two choices in two lines of a list, without the comma',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'sources: [mains, rainwater]',
        to: 'sources: [mains\n  rainwater]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:12:3 sources[0]: a comma is missing between mains and rainwater; the text begins at catalogue/products/WH-1.yaml:11; write a comma between two entries [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a choice that goes on in the next line',
    edits: [{ file: 'products/WH-1.yaml', from: 'type: system', to: 'type: system\n x' }],
    printed: [
      'error catalogue/products/WH-1.yaml:10:2 type: the value above goes on in this line, and must stand in one line; the text begins at catalogue/products/WH-1.yaml:9; write one value, in one line [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a figure that goes on in the next line',
    edits: [{ file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: 60\n   70' }],
    printed: [
      'error catalogue/products/WH-1.yaml:19:4 specifications.flow: the value above goes on in this line, and must stand in one line; the text begins at catalogue/products/WH-1.yaml:18; write one value, in one line [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a switch that goes on in the next line',
    edits: [
      { file: 'products/CT-0.yaml', from: 'discontinued: true', to: 'discontinued: true\n  false' },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:6:3 discontinued: the value above goes on in this line, and must stand in one line; the text begins at catalogue/products/CT-0.yaml:5; write one value, in one line [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a price that goes on in the next line',
    edits: [{ file: 'products/CT-1.yaml', from: 'au: 0.95', to: 'au: 0.95\n    96' }],
    printed: [
      'error catalogue/products/CT-1.yaml:8:5 price.au: the value above goes on in this line, and must stand in one line; the text begins at catalogue/products/CT-1.yaml:7; write one value, in one line [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'words in two lines of a list',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'keywords: [two stage]',
        to: 'keywords: [two stage\n  filter]',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:15:3 keywords[0]: the text above goes on in this line, which may belong to something else; the text begins at catalogue/products/WH-1.yaml:14; write a comma between two entries, or the whole text in one line [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'prose that goes on in the next line',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'summary: A two-stage',
        to: 'summary: A two-stage\n  new',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:3:3 summary: the text above goes on in this line, which may belong to something else; the text begins at catalogue/products/WH-1.yaml:2; write >- behind the colon, and the whole text in the lines beneath [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'prose that goes on in the next line, where a link in it leads nowhere',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'summary: A carbon cartridge',
        to: 'description: See [this\n  one](/nowhere).\nsummary: A carbon cartridge',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:3:3 description: the text above goes on in this line, which may belong to something else; the text begins at catalogue/products/CT-1.yaml:2; write >- behind the colon, and the whole text in the lines beneath [swallowed]',
      'error catalogue/products/CT-1.yaml:3:8 description: no page has this address; found /nowhere; write the path of a page that exists [dead-link]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'two figures that are no number',
    edits: [{ file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: 60 70' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min; found 60 70; write a number, without quotes or unit [wrong-type]',
    ],
  },
];
