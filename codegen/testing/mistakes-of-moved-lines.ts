/** Lines that stand further out than they belong, that have changed places, or whose first is lost. */
import type { Mistake } from './mistake.ts';

export const mistakesOfMovedLines: readonly Mistake[] = [
  {
    acceptance: '4',
    mistake: 'the line that begins a text is lost, and the one above it is too long',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'summary: A two-stage filter for the whole house.\ndescription: |\n  Two housings in line. **Plan room** below them; see\n  [the cartridges](/cartridges) and `<b>` stays as it is typed.\n',
        to: 'summary: >-\n  A two-stage filter for the whole house, with two housings that stand in one line, where the main enters it.\n  A cartridge lasts for a year, or for as much water as is said of it, and is changed from below by hand; see\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:2:10 summary: this is too long (248 characters, at most 220); write description: | in a line of its own where its text begins, or a shorter text [too-long]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the line that begins a text is lost, and the one above it has marks',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'summary: A two-stage filter for the whole house.\ndescription: |\n  Two housings in line. **Plan room** below them; see\n',
        to: 'summary: >-\n  A two-stage filter for the whole house.\n  Two housings in line; see\n',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:5:3 summary: links are not understood in this field, and their marks would be read; found [the cartridges](/cartridges); write description: | in a line of its own where its text begins, or the words alone [text-marks]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a field with lines beneath it has changed places with the one above',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }\nspecifications:\n',
        to: 'specifications:\nprice: { au: 100, nz: 110 }\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:1: this line and the next have changed places; write it behind the next [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the first line of a block of text at the margin',
    edits: [{ file: 'products/WH-1.yaml', from: 'summary: A two', to: 'summary: >-\nA two' }],
    printed: [
      'error catalogue/products/WH-1.yaml:3:1: the line is not indented as its neighbours; write 2 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the first line of a block of text at the margin, with more beneath',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  Two housings in line. **Plan',
        to: 'Two housings in line. **Plan',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:4:1: the line is not indented as its neighbours; write 2 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the first line of a block of text at the margin, with a colon',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  Two housings in line. **Plan room** below',
        to: 'Two housings in line: plan room below',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:4:1: this line does not stand beneath what it belongs to; write 2 spaces in front of it [unknown-field]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the first line of a paragraph at the margin',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  - Sediment first\n  - Carbon second\n',
        to: 'Sediment comes first,\n  and carbon second.\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:7:1: the line is not indented as its neighbours; write 2 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'half a field behind a block of text',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'summary: A two-stage filter for the whole house.\n',
        to: 'summary: >-\n  A two-stage filter.\nspare parts\n  - code: FIT-1\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:4:1: this line is neither "field: value" nor a list entry "- value"; write a colon behind the name of a field, or "- " in front of an entry [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'an entry that stands further out than those of its list',
    edits: [
      {
        file: 'menus/consumer.yaml',
        from: '      - category: /cartridges\n',
        to: '  - { label: Shops, url: /stores }\n      - category: /cartridges\n      - category: /dealers/basic\n',
      },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:6:3: the line is not indented as its neighbours; write 6 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the first entry of a list stands further out',
    edits: [
      {
        file: 'menus/consumer.yaml',
        from: '      - category: /mains\n',
        to: '  - { label: Login, url: /login }\n      - category: /mains\n',
      },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:5:3: the line is not indented as its neighbours; write 6 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the first row of a table at the margin',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: 'text: More to come.\n',
        to: 'table:\n      caption: Two\n      columns: [A, B]\n      rows:\n        - [a, b]\n        - [c, d]\n        - [e, f]\n',
      },
      { file: 'pages/specifiers-why.yaml', from: '        - [a, b]', to: '- [a, b]' },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:33:12: the indentation of the lines around here does not agree; write as many spaces in front of it as its neighbours have [syntax]',
      'error catalogue/pages/specifiers-why.yaml:35:9: the line is not indented as its neighbours; write as many spaces in front of it as its neighbours have [syntax]',
    ],
  },
];
