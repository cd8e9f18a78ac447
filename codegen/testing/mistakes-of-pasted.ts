/** Lines that were pasted from Word, or written as for a person. */
import type { Mistake } from './mistake.ts';

const pointers = 'pointers: [One filter for every tap]';

export const mistakesOfPasted: readonly Mistake[] = [
  {
    acceptance: '4',
    mistake: 'bullets instead of dashes',
    edits: [{ file: 'categories/mains.yaml', from: pointers, to: 'pointers:\n  • One\n  • Two' }],
    printed: [
      'error catalogue/categories/mains.yaml:11:3 pointers: a list has - and a blank in front of each entry; write - instead of each bullet [plain-yaml]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'one bullet among dashes',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: pointers,
        to: 'pointers:\n  - One\n  • Two\n  - Three',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:12:3: a list has - and a blank in front of each entry; write - Two [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'long dashes instead of short ones',
    edits: [{ file: 'categories/mains.yaml', from: pointers, to: 'pointers:\n  – One\n  – Two' }],
    printed: [
      'error catalogue/categories/mains.yaml:11:3 pointers: a list has - and a blank in front of each entry; write - instead of each bullet [plain-yaml]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a bullet in an entry',
    edits: [{ file: 'categories/mains.yaml', from: pointers, to: 'pointers:\n  - • One\n  - Two' }],
    printed: [
      'error catalogue/categories/mains.yaml:11:5 pointers[0]: a list has - and a blank in front of each entry; write One [plain-yaml]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a colon in an entry',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: pointers,
        to: 'pointers:\n  - Two stages: sediment and carbon',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:11:5 pointers[0]: a colon and a blank begin a field, and text is wanted here; write "Two stages: sediment and carbon" [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'an entry that begins with #',
    edits: [
      { file: 'categories/mains.yaml', from: pointers, to: 'pointers:\n  - #1 in Australia' },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:11:5 pointers[0]: everything from # on is taken for a comment and lost; write "#1 in Australia" [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a value that begins with #',
    edits: [
      {
        file: 'promotions/featured.yaml',
        from: 'title: Every tap in the house',
        to: 'title: #1 Every tap',
      },
    ],
    printed: [
      'error catalogue/promotions/featured.yaml:3:12 promos[0].title: everything from # on is taken for a comment and lost; write "#1 Every tap" [quote-text]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'an equals sign instead of a colon',
    edits: [{ file: 'products/WH-1.yaml', from: 'series: WH', to: 'series = WH' }],
    printed: [
      'error catalogue/products/WH-1.yaml:10:1: this line is neither "field: value" nor a list entry "- value"; write series: WH [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'an entry that begins with >',
    edits: [
      { file: 'categories/mains.yaml', from: pointers, to: 'pointers:\n  - > 99% of bacteria' },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:11:5: a value cannot begin with >: that begins a text in the lines beneath, and nothing else stands in its line; write - "> 99% of bacteria" [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'stars around a word',
    edits: [{ file: 'categories/mains.yaml', from: pointers, to: 'pointers:\n  - *New* filter' }],
    printed: [
      'error catalogue/categories/mains.yaml:11:5: a text cannot begin with * without quotes; write - "*New* filter" [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: "Word's quotation marks around a name",
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'name: Whole house filter system',
        to: 'name: “Whole house filter system”',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:1:7 name: the quotation marks of Word are no quotes here, and would be read; write Whole house filter system [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: "Word's quotation marks around a text with a colon",
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'name: Whole house filter system',
        to: 'name: “Whole: house filter”',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:1:7: the value contains ": ", which begins a new field; write name: "Whole: house filter" [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: "Word's quotation marks within straight ones",
    edits: [
      {
        file: 'promotions/featured.yaml',
        from: 'title: Every tap in the house',
        to: 'title: "“Every tap”"',
      },
    ],
    printed: [
      'error catalogue/promotions/featured.yaml:3:12 promos[0].title: the quotation marks of Word are no quotes here, and would be read; write Every tap [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: "Word's quotation marks around a list",
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'keywords: [two stage]',
        to: 'keywords: [“two stage, three stage”]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:14:12 keywords[0]: the quotation marks of Word are no quotes here, and would be read; write "two stage, three stage" [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: "Word's quotation marks around an entry with a colon",
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'keywords: [two stage]',
        to: 'keywords:\n  - “two: stage”',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:5 keywords[0]: a colon and a blank begin a field, and text is wanted here; write "two: stage" [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: "Word's quotation marks around a number",
    edits: [{ file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: “60”' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: the quotation marks of Word are no quotes here, and would be read; write 60 [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: "Word's quotation marks around a code",
    edits: [{ file: 'products/CT-0.yaml', from: 'replacedBy: CT-1', to: 'replacedBy: “CT-1”' }],
    printed: [
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: the quotation marks of Word are no quotes here, and would be read; write CT-1 [quote-text]',
    ],
  },
  {
    acceptance: '3',
    mistake: 'no-break spaces in front of two lines',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  connection: 1 inch BSP\n  flow: 60',
        to: '\u00a0\u00a0connection: 1 inch BSP\n\u00a0\u00a0flow: 60',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:17:1: no-break spaces stand in front of this line, which look like spaces and are none; write plain spaces in front of it, and of the others down to line 18 [syntax]',
    ],
  },
  {
    acceptance: '3',
    mistake: 'no-break spaces in front of an entry',
    edits: [
      { file: 'products/WH-1.yaml', from: '  - { code: CT-1,', to: '\u00a0\u00a0- { code: CT-1,' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:21:1: no-break spaces stand in front of this line, which look like spaces and are none; write 2 plain spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '3',
    mistake: 'no-break spaces in front of a text',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  Two housings in line.',
        to: '\u00a0 Two housings in line.',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:4:1: no-break spaces stand in front of this line, which look like spaces and are none; write 2 plain spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '3',
    mistake: 'a no-break space within a text, and a quote that is not closed below it',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  Two housings in line.',
        to: '  \u00a0Two housings in line.',
      },
      { file: 'products/WH-1.yaml', from: 'series: WH', to: 'series: "WH' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:10:9: a quote " is opened and never closed; write series: "WH" [syntax]',
    ],
  },
];
