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
      'error catalogue/categories/mains.yaml:12:3: the line is not indented as its neighbours; write - Two [syntax]',
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
      'error catalogue/categories/mains.yaml:11:11: a text cannot begin with * without quotes; write - "*New* filter" [syntax]',
    ],
  },
];
