/** Mistakes whose advice, once it was followed, lost a part of the file, or was refused by the next check. */
import type { Mistake } from './mistake.ts';

const pointers = 'pointers: [One filter for every tap]';
const pointed = (...entries: readonly string[]) => ['pointers:', ...entries].join('\n  ');

export const mistakesOfFollowed: readonly Mistake[] = [
  {
    acceptance: '6',
    mistake: 'a figure with a stop behind it',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: 60.' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: 60. would be read as the number 60; write 60 [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a figure without its nought',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: .6' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: .6 would be read as the number 0.6; write 0.6 [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a figure with a stop, in quotes',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: "60."' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min; found 60.; write 60 [wrong-type]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a text that is a figure with a stop',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [60.]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:8 fits[0]: 60. would be read as the number 60; write "60." [quote-text]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price with a stop behind it',
    edits: [{ file: 'products/WH-1.yaml', from: 'au: 100', to: 'au: 100.' }],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: 100. would be read as the number 100; write 100 [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a figure in powers of ten, in a field of any type',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: 6e1' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: 6e1 would be read as the number 60; write 60 for the number, or "6e1" for a text [quote-text]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the dash of the second entry is lost',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'spares:\n  - code: FIT-1',
        to: 'spares:\n  - code: FIT-1\n    quantity: 2\n    code: SOFT-1\n    quantity: 3',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:25:5 spares[0].code: code stands here twice; first at catalogue/products/WH-1.yaml:23; write - code: SOFT-1 [duplicate-key]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'an entry of one field, copied without its dash',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'spares:\n  - code: FIT-1',
        to: 'spares:\n  - code: FIT-1\n    code: FIT-1',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:24:5 spares[0].code: code stands here twice; first at catalogue/products/WH-1.yaml:23; write only one of them [duplicate-key]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a list with the stars of mail',
    edits: [
      { file: 'categories/mains.yaml', from: pointers, to: pointed('* One', '* Two', '* Three') },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:11:3: a list has - and a blank in front of each entry; write - instead of each bullet [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'one star among dashes',
    edits: [
      { file: 'categories/mains.yaml', from: pointers, to: pointed('- One', '* Two', '- Three') },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:12:3: a list has - and a blank in front of each entry; write - Two [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'stars where a text is wanted',
    edits: [
      { file: 'categories/mains.yaml', from: 'name: Mains water', to: 'name:\n  * Mains water' },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:3:3: a list has - and a blank in front of each entry; write - instead of each bullet [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a list with numbers in front of its entries',
    edits: [{ file: 'categories/mains.yaml', from: pointers, to: pointed('1. One', '2. Two') }],
    printed: [
      'error catalogue/categories/mains.yaml:11:3 pointers: a list has - and a blank in front of each entry; write - instead of each number or sign [plain-yaml]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a number in front of the first entry',
    edits: [{ file: 'categories/mains.yaml', from: pointers, to: pointed('1) One', '- Two') }],
    printed: [
      'error catalogue/categories/mains.yaml:11:3 pointers: a list has - and a blank in front of each entry; write - instead of each number or sign [plain-yaml]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a number in front of the only entry',
    edits: [{ file: 'categories/mains.yaml', from: pointers, to: pointed('1. One') }],
    printed: [
      'error catalogue/categories/mains.yaml:11:3 pointers: a list has - and a blank in front of each entry; write - One [plain-yaml]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a number in front of the second entry',
    edits: [{ file: 'categories/mains.yaml', from: pointers, to: pointed('- One', '2. Two') }],
    printed: [
      'error catalogue/categories/mains.yaml:12:3: a list has - and a blank in front of each entry; write - Two [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'numbers in a text',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'description: Systems for water from the main.',
        to: 'description:\n  1. Systems\n  2. Cartridges',
      },
    ],
    printed: [
      'warning catalogue/categories/mains.yaml:6:3 description: the text above goes on in this line, which may belong to something else; the text begins at catalogue/categories/mains.yaml:5; write >- behind the colon, and the whole text in the lines beneath [swallowed]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a group without its colon',
    edits: [{ file: 'products/WH-1.yaml', from: 'price: {', to: 'price {' }],
    printed: [
      'error catalogue/products/WH-1.yaml:15:1: a colon is missing behind the name of the field; write price: { au: 100, nz: 110 } [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a list without its colon',
    edits: [{ file: 'products/WH-1.yaml', from: 'sources: [', to: 'sources [' }],
    printed: [
      'error catalogue/products/WH-1.yaml:11:1: a colon is missing behind the name of the field; write sources: [mains, rainwater] [syntax]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a point between two prices',
    edits: [{ file: 'products/WH-1.yaml', from: 'au: 100, nz', to: 'au: 100.50. nz' }],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14: a comma is missing between two entries in brackets; write price: { au: 100.50, nz: 110 } [syntax]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a dash for a price in braces',
    edits: [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: -' }],
    printed: [
      'error catalogue/products/WH-1.yaml:15:23 price.nz: this is not a price; found -; write a price such as 338.51, or "on request", or "not sold" [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a dash for a price on a line of its own',
    edits: [{ file: 'products/CT-1.yaml', from: 'nz: 1.1', to: 'nz: -' }],
    printed: [
      'error catalogue/products/CT-1.yaml:8:7 price.nz: this is not a price; found -; write a price such as 338.51, or "on request", or "not sold" [price]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a dash for a figure',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: -' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9: a dash alone is no value; write the value, or take the field away [syntax]',
    ],
  },
];
