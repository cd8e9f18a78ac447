/** Lines that are lost, half written, or left over. */
import type { Mistake } from './mistake.ts';

export const mistakesOfLostLines: readonly Mistake[] = [
  {
    acceptance: '4',
    mistake: 'a group without the line that begins it',
    edits: [{ file: 'products/WH-1.yaml', from: 'specifications:\n', to: '' }],
    printed: [
      'error catalogue/products/WH-1.yaml:16:3: the line that these belong beneath is missing above them; write specifications: in a line of its own in front of this one [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a list without the line that begins it',
    edits: [{ file: 'products/WH-1.yaml', from: 'cartridges:\n', to: '' }],
    printed: [
      'error catalogue/products/WH-1.yaml:20:3: the line that these belong beneath is missing above them; write cartridges: or spares: in a line of its own in front of this one [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'prices without the line that begins them',
    edits: [{ file: 'products/CT-1.yaml', from: 'price:\n', to: '' }],
    printed: [
      'error catalogue/products/CT-1.yaml:6:3: the line that these belong beneath is missing above them; write price: in a line of its own in front of this one [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a menu without the line that begins it',
    edits: [{ file: 'menus/dealers.yaml', from: 'items:\n', to: '' }],
    printed: [
      'error catalogue/menus/dealers.yaml:2:3: the line that these belong beneath is missing above them; write items: in a line of its own in front of this one [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'promotions without the line that begins them',
    edits: [{ file: 'promotions/featured.yaml', from: 'promos:\n', to: '' }],
    printed: [
      'error catalogue/promotions/featured.yaml:1:3: a group of fields is wanted here; found a list; write promos: in a line of its own in front of it [wrong-type]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a line that a merge left',
    edits: [{ file: 'products/WH-1.yaml', from: 'spares:\n', to: '>>>>>>> feature\nspares:\n' }],
    printed: [
      'error catalogue/products/WH-1.yaml:22:1: this line is left over from a merge; write the file without it [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'two lines that a merge left',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60\n',
        to: '  flow: 60\n=======\n  flow: 65\n>>>>>>> b\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:19:1: this line is left over from a merge; write the file without it and line 21, and one of the two versions of the lines between [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a colon in a text in braces',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '{ label: Dealer login, action',
        to: '{ label: Where: to buy, action',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:3:14: the value contains ": ", which begins a new field; write - { label: "Where: to buy", action: login } [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a menu entry that lost its dash',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '  - label: Product selector',
        to: '  label: Product selector',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:6:3: a list entry lacks its dash; write - label: Product selector [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a menu entry that became a part of the one above',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '  - label: Product selector',
        to: '    label: Product selector',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:7:5 items[2].external: an entry leads to one place, and this one has category already; write "- " in front of the first line of the second entry, or one of the two [incomplete]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'half the name of a field',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'treats: [sediment, chlorine]',
        to: 'treats: [sediment, chlorine]\ndoesNotTre',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:20:1: this line is neither "field: value" nor a list entry "- value"; write doesNotTreat: and what belongs behind it [syntax]',
    ],
  },
];
