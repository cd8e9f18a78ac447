/** Mistakes that were blamed on a line that is right, or told in the words of a parser. */
import type { Mistake } from './mistake.ts';

const consumer = 'menus/consumer.yaml';
const selector = '  - { label: Product selector, url: /world }';

export const mistakesOfBlame: readonly Mistake[] = [
  {
    acceptance: 'QLT-07',
    mistake: 'a height that lost its nought, beside two cartridges that have no room any more',
    edits: [
      { file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ micron: 5, length: 510 }' },
      {
        file: 'products/SOFT-1.yaml',
        from: 'type: softener\n',
        to: 'type: cartridge\nspecifications: { length: 508 }\n',
      },
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60\n',
        to: '  flow: 60\n  height: 72\n  width: 460\n',
      },
      {
        file: 'products/WH-1.yaml',
        from: 'spares:\n',
        to: '  - { code: SOFT-1, every: 12 }\nspares:\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:20:3 specifications.width: there is no specification with this name; write the name of an existing specification [dangling-reference]',
    ],
  },
  {
    acceptance: 'FCT-01',
    mistake: 'a flow that is not the one that is advertised',
    edits: [
      {
        file: 'promotions/promo-facts.yaml',
        from: 'products: [WH-1]',
        to: 'products: [WH-1], states: { specification: flow, value: 60 }',
      },
      { file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: 55' },
    ],
    printed: [
      'error catalogue/promotions/promo-facts.yaml:2:62 facts[0].products[0]: "Flow rates up to 60 Lpm" is not what WH-1 states: its flow is 55; it stands in catalogue/products/WH-1.yaml:18; write a product whose flow is 60, or the right flow there [unsupported-fact]',
    ],
  },
  {
    acceptance: 'TSR-01',
    mistake: 'a printed price without GST, which a comparison of ranges repeats as it should be',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'url: /WH-1\n    features',
        to: 'url: /mains\n    product: WH-1\n    features',
      },
      { file: 'promotions/teaser-prices.yaml', from: 'au: "110.00"', to: 'au: "100.00"' },
    ],
    printed: [
      'warning catalogue/promotions/teaser-prices.yaml:2:69 teasers[0].au: the price of WH-1 in AU is 110.00 with GST; found 100.00; it comes from catalogue/products/WH-1.yaml:15; write "110.00" here, or the right price there [printed-price]',
    ],
  },
  {
    acceptance: 'ACCEPTANCE 10',
    mistake: 'no for a price',
    edits: [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: no' }],
    printed: [
      'error catalogue/products/WH-1.yaml:15:23 price.nz: no can be a word or a switch; write not sold [quote-text]',
    ],
  },
  {
    acceptance: 'ACCEPTANCE 10',
    mistake: 'the letter O for a nought',
    edits: [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 11O' }],
    printed: [
      'error catalogue/products/WH-1.yaml:15:23 price.nz: a price is a bare number, without quotes, dollar sign, commas or letters; found 11O; write 110 [price]',
    ],
  },
  {
    acceptance: 'BNR-01',
    mistake: 'a promotion without days in the place of another while its days last',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'featured: whole-house\n',
        to: 'featured: whole-house\nseasonal: [whole-house-nz]\n',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:17:12 seasonal[0]: this promotion has neither a start nor an end, and what is featured would never be seen; found whole-house-nz; write it under featured, or a start or an end for it in promotions/featured.yaml [scheduled-dates]',
    ],
  },
  {
    acceptance: 'ACCEPTANCE 8',
    mistake: 'a code with an underscore beside the same with a hyphen',
    edits: [
      {
        file: 'products/CT_1.yaml',
        text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
      },
      { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, CT_1]' },
    ],
    printed: [
      'error catalogue/products/CT_1.yaml:1:1: a code is made of capitals, digits and single hyphens; found CT_1; write the file another name; CT-1 stands there already [product-code]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'no space behind each colon of an entry',
    edits: [{ file: consumer, from: selector, to: '  - { label:Product selector, url:/world }' }],
    printed: [
      'error catalogue/menus/consumer.yaml:7:7 items[1]: a space is missing behind each colon; found label:Product selector, url:/world; write label: Product selector, url: /world [unknown-field]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a text that begins with an ampersand, in braces',
    edits: [
      { file: consumer, from: selector, to: '  - { label: &Select & compare, url: /world }' },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:7:14: a text cannot begin with & without quotes; write - { label: "&Select & compare", url: /world } [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a text with a number sign in it, in braces',
    edits: [{ file: consumer, from: selector, to: '  - { label: Choice #1, url: /world }' }],
    printed: [
      'error catalogue/menus/consumer.yaml:7:21: everything from # on is taken for a comment and lost (#1, url: /world }); write - { label: "Choice #1", url: /world } [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a text that begins with a brace',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon', to: 'name: {New} Carbon' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7: a text cannot begin with { without quotes; write name: "{New} Carbon cartridge" [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a dash in front of the one value of a field',
    edits: [{ file: 'products/WH-1.yaml', from: 'series: WH', to: 'series: - WH' }],
    printed: [
      'error catalogue/products/WH-1.yaml:10:9: a dash begins an entry of a list, in a line of its own; write series: WH [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a dash in front of the only entry of a list, in the line of its field',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'applications: [Domestic]',
        to: 'applications: - Domestic',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:13:15: a dash begins an entry of a list, in a line of its own; write applications: [Domestic] [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a field of the first of several entries, further out than its neighbours',
    edits: [
      {
        file: 'pages/installer.yaml',
        from: 'places: installer\n',
        to: 'places: installer\nsections:\n  - heading: Asked often\n    id: asked\n    faqs:\n      - question: One?\n      answer: >-\n          Yes.\n      - question: Two?\n        answer: >-\n          No.\n',
      },
    ],
    printed: [
      'error catalogue/pages/installer.yaml:13:7: the line is not indented as its neighbours; write 8 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the brackets of a link in each other’s places',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '(the cartridges)[/cartridges]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:3 description: a link is written as [words](/address), and its brackets have changed places; found (the cartridges)[/cartridges]; write [the cartridges](/cartridges) [text-marks]',
    ],
  },
  {
    acceptance: '6',
    mistake: 'the minus of Word',
    edits: [{ file: 'places/stores.yaml', from: 'latitude: -', to: 'latitude: −' }],
    printed: [
      'error catalogue/places/stores.yaml:8:15 places[0].latitude: a number is wanted here; found the text −12.46; write -12.46 [wrong-type]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'the file of a product that many files name is gone',
    edits: [{ file: 'products/FIT-1.yaml', deleted: true }],
    printed: [
      'error catalogue/categories/dealers-basic.yaml:10:15 items[1]: 3 places name this product, and it has no file; what is no longer made keeps its own (npm run retire); found FIT-1; also at catalogue/dealer-range/cartridges.yaml:7; also at catalogue/products/WH-1.yaml:23; write its file again, or the name of another product [dangling-reference]',
    ],
  },
  {
    acceptance: '11',
    mistake: 'a page that many files lead to is gone',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /story' },
      { file: 'promotions/summer-special.yaml', from: 'link: /contact-us', to: 'link: /story' },
      { file: consumer, from: 'url: /WH-2', to: 'url: /story' },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:8:38 items[2].url: 3 links lead to this address, and no page has it; found /story; also at catalogue/promotions/banner.yaml:2; also at catalogue/promotions/summer-special.yaml:2; write the page again, a line of redirects.yaml, or the path of a page that exists [dead-link]',
    ],
  },
  {
    acceptance: 'GEN-07',
    mistake: 'words that name a product of before, on a link to what has replaced it',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '[CT-0](/CT-1)',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:5:10 description: the words of this link name CT-0; found /CT-1; write words that name CT-1 [other-label]',
    ],
  },
];
