/** What makes a value wrong by itself: ACCEPTANCE 3 to 6. */
import type { Mistake } from './mistake.ts';

export const mistakesOfShape: readonly Mistake[] = [
  {
    acceptance: '3',
    mistake: 'a misspelt field that is required',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon', to: 'nmae: Carbon' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1 nmae: there is no field nmae here; write name [unknown-field]',
    ],
  },
  {
    acceptance: '3',
    mistake: 'a misspelt field deep inside',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '{ code: CT-1, quantity: 2',
        to: '{ code: CT-1, quantitty: 2',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:21:19 cartridges[0].quantitty: there is no field quantitty here; write quantity [unknown-field]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a word where a list is wanted',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: WH-2' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:7 fits: a list is wanted here; found the text WH-2; write [WH-2] [wrong-type]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a word where a number is wanted, deep inside',
    edits: [{ file: 'categories/mains.yaml', from: '  - id: 110', to: '  - id: one' }],
    printed: [
      'error catalogue/categories/mains.yaml:36:9 categories[0].id: a whole number is wanted here; found the text one; write a whole number [wrong-type]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a number in quotes',
    edits: [{ file: 'products/WH-1.yaml', from: 'quantity: 2', to: 'quantity: "2"' }],
    printed: [
      'error catalogue/products/WH-1.yaml:21:29 cartridges[0].quantity: a whole number is wanted here; found the text "2"; write 2 [wrong-type]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a word where true or false is wanted',
    edits: [{ file: 'products/FIT-1.yaml', from: 'dealerOnly: true', to: 'dealerOnly: ja' }],
    printed: [
      'error catalogue/products/FIT-1.yaml:5:13 dealerOnly: true or false is wanted here; found the text ja; write true or false [wrong-type]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a required field left out',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'summary: A carbon cartridge for the WH series.\n',
        to: '',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1 summary: summary is missing; write summary:, such as A two-stage filter for the whole house, mounted where the mains enters. [missing-field]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a required field left out deep inside',
    edits: [{ file: 'categories/mains.yaml', from: '    header: Whole house filters\n', to: '' }],
    printed: [
      'error catalogue/categories/mains.yaml:37:5 categories[0].header: header is missing; write header:, such as Whole house filter systems for mains water [missing-field]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a misspelt choice',
    edits: [{ file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type: cartrige' }],
    printed: [
      'error catalogue/products/CT-1.yaml:3:7 type: this is not one of the choices; found cartrige; write cartridge [not-a-choice]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a list entry with nothing behind the dash',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits:\n  -' }],
    printed: [
      'error catalogue/products/CT-1.yaml:15:4 fits[0]: text is wanted here; found nothing; write text [wrong-type]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'two pointers where three are wanted',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: '[By size, By system, By month]',
        to: '[By size, By system]',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:12:53 interestedIn[0].pointers: the list has 2 entries; write exactly 3 of them [wrong-count]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a name that is too long',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: `name: ${'Carbon '.repeat(14)}cartridge`,
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: this is too long (107 characters, at most 90); write a shorter text [too-long]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a latitude off the globe',
    edits: [{ file: 'places/stores.yaml', from: '-12.46', to: '-912.46' }],
    printed: [
      'error catalogue/places/stores.yaml:8:15 places[0].latitude: the number is out of range (must be >= -180); found -912.46; write the right number [out-of-range]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a code listed twice',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [WH-2, WH-2]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:14 fits[1]: WH-2 stands in the list twice; first at catalogue/products/CT-1.yaml:14; write it once [repeated]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a colour in words',
    edits: [{ file: 'products/WH-2.yaml', from: '"#3b3f42"', to: 'Graphite' }],
    printed: [
      'error catalogue/products/WH-2.yaml:7:31 finishes[0].colour: this is not written as it must be; found Graphite; write a quoted colour such as "#8a8d8f" [wrong-form]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a teaser price without quotes',
    edits: [{ file: 'promotions/teaser-prices.yaml', from: 'nz: "126.50"', to: 'nz: 1018.36' }],
    printed: [
      'error catalogue/promotions/teaser-prices.yaml:2:83 teasers[0].nz: text is wanted here, and without quotes this is the number; found 1018.36; write a quoted price with two decimals, such as "964.89" or "1,018.36" [quote-text]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a postcode without quotes',
    edits: [{ file: 'places/stores.yaml', from: '"0800"', to: '0800' }],
    printed: [
      'error catalogue/places/stores.yaml:7:15 places[0].postcode: 0800 would be read as the number 800; write "0800" [quote-text]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a date with the day first',
    edits: [{ file: 'promotions/summer-special.yaml', from: '2025-02-28', to: '28/02/2025' }],
    printed: [
      'error catalogue/promotions/summer-special.yaml:5:6 end: this is not written as it must be; found 28/02/2025; write a date with the year first, such as 2026-07-01 [wrong-form]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'an address with capitals and a space',
    edits: [{ file: 'categories/mains.yaml', from: 'url: whole-house', to: 'url: Whole House' }],
    printed: [
      'error catalogue/categories/mains.yaml:40:10 categories[0].url: this is not written as it must be; found Whole House; write small letters, digits and hyphens, such as whole-house-filter-systems [wrong-form]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a menu entry that leads nowhere',
    edits: [
      {
        file: 'menus/consumer.yaml',
        from: '{ label: Product selector, url: /world }',
        to: '{ label: Product selector }',
      },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:7:5 items[1]: something is missing here; write a category, or a label together with a url, list, external, action or dealerRange [incomplete]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a figure with its unit',
    edits: [{ file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ micron: 5 \u00b5m }' }],
    printed: [
      'error catalogue/products/CT-1.yaml:9:27 specifications.micron: Nominal micron rating is compared as a number of \u00b5m; found 5 \u00b5m; write 5 [wrong-type]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a misspelt specification',
    edits: [{ file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ microns: 5 }' }],
    printed: [
      'error catalogue/products/CT-1.yaml:9:19 specifications.microns: there is no specification with this name; micron, which nobody names, stands in catalogue/specifications.yaml:3; write the name of an existing specification; did you mean micron? [dangling-reference]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a file that is a list',
    edits: [{ file: 'products/CT-1.yaml', text: '- a\n' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: a group of fields is wanted here; found a list; write a group of the fields name, summary, type, price [wrong-type]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a # that swallows the end of a sentence',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'summary: A carbon cartridge for',
        to: 'summary: Cartridge #1 for',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:2:10 summary: everything from # on is taken for a comment and lost (#1 for the WH series.); write the value in quotes, if it belongs to it; a comment goes on a line of its own [quote-text]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a # that swallows a number',
    edits: [
      {
        file: 'menus/food-service.yaml',
        from: '  - { label: Puretec-Where to buy (1), url: /stores }',
        to: '  - label: Buy #1 here\n    url: /stores',
      },
    ],
    printed: [
      'error catalogue/menus/food-service.yaml:3:12 items[0].label: everything from # on is taken for a comment and lost (#1 here); write the value in quotes, if it belongs to it; a comment goes on a line of its own [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a code of digits with a zero in front',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [012345]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:8 fits[0]: 012345 would be read as the number 12345; write "012345" [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'a code that reads as a power of ten',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [1E5]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:8 fits[0]: 1E5 would be read as the number 100000; write "1E5" [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'yes for a name',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon cartridge', to: 'name: yes' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: yes can be a word or a switch; write "yes" [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'no for a switch',
    edits: [{ file: 'products/FIT-1.yaml', from: 'dealerOnly: true', to: 'dealerOnly: no' }],
    printed: [
      'error catalogue/products/FIT-1.yaml:5:13 dealerOnly: no can be a word or a switch; write false [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'true for a name',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon cartridge', to: 'name: true' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: text is wanted here, and without quotes this is the switch; found true; write "true" [quote-text]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'null for a name',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon cartridge', to: 'name: null' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: text is wanted here; found nothing; write text [wrong-type]',
    ],
  },
];
