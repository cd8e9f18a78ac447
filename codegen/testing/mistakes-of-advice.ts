import type { Mistake } from './mistake.ts';

export const mistakesOfAdvice: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a price as it is printed, in braces',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: $2,533.28, nz: 2766.49 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: a comma divides this number in two, since a comma begins the next field; write 2533.28 [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'commas in a label in braces',
    edits: [
      {
        file: 'menus/consumer.yaml',
        from: '{ label: Product selector, url: /world }',
        to: '{ label: Rain, bore, mains, url: /world }',
      },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:7:14 items[1].label: a comma divides this text, since a comma begins the next field; write "Rain, bore, mains" [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'months behind an interval, which counts them',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '{ code: CT-1, quantity: 2, every: 12 }',
        to: '{ code: CT-1, quantity: 2, every: 12 months }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:21:39 cartridges[0].every: a whole number is wanted here; found the text 12 months; write 12 [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the code of a cartridge without the name of its field',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '- { code: CT-1, quantity: 2, every: 12 }',
        to: '- CT-1',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:21:5 cartridges[0]: a group of fields is wanted here; found the text CT-1; write { code: CT-1 } [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a decimal comma in braces',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 877,17, nz: 110 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: a comma divides this number in two, since a comma begins the next field; write 877.17 [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma between thousands in braces',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 1,018.36, nz: 1110 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: a comma divides this number in two, since a comma begins the next field; write 1018.36 [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a decimal comma on a line of its own',
    edits: [{ file: 'products/CT-1.yaml', from: 'au: 0.95', to: 'au: 0,95' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign, commas or letters; found 0,95; write 0.95 [price]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma between thousands in a figure',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: 300,000' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min; found 300,000; write 300000 [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'months in quotes',
    edits: [{ file: 'products/WH-1.yaml', from: 'every: 12', to: 'every: "6"' }],
    printed: [
      'error catalogue/products/WH-1.yaml:21:39 cartridges[0].every: a whole number is wanted here; found the text "6"; write 6 [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an id in quotes',
    edits: [{ file: 'categories/mains.yaml', from: '  - id: 110', to: '  - id: "310"' }],
    printed: [
      'error catalogue/categories/mains.yaml:36:9 categories[0].id: a whole number is wanted here; found the text "310"; write 310 [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a column that there is not',
    edits: [
      {
        file: 'dealer-range/cartridges.yaml',
        from: 'column: 1\n    name: Selector',
        to: 'column: 3\n    name: Selector',
      },
    ],
    printed: [
      'error catalogue/dealer-range/cartridges.yaml:9:13 entries[1].column: this is not one of the choices; found 3; write one of 1, 2 [not-a-choice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a host without https',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: www.example.com' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: a link begins with / or https://; found www.example.com; write https://www.example.com [unsafe-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an address of mail without mailto',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: help@example.com' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: a link begins with / or https://; found help@example.com; write "mailto:help@example.com" [unsafe-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link without its first slash',
    edits: [{ file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: contact-us' }],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: a link begins with / or https://; found contact-us; write /contact-us [unsafe-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a no-break space in a choice',
    edits: [{ file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type: cartridge ' }],
    printed: [
      'error catalogue/products/CT-1.yaml:3:7 type: a blank stands at the edge of this text; write cartridge [blank]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a no-break space in front of a field',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: 0.95' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:1: no-break spaces stand in front of this line, which look like spaces and are none; write 2 plain spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a no-break space behind a link',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: "/contact-us "' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: a blank stands at the edge of this text; write /contact-us [blank]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the marks of an unfinished merge',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'type: cartridge',
        to: '<<<<<<< HEAD\ntype: cartridge\n=======\ntype: housing\n>>>>>>> prices',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:3:1: two versions of these lines stand here, from a merge that is not finished; keep one, and take out the lines that begin with <<<<<<<, ======= and >>>>>>> [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a sign in front of a figure',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: > 60' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9: a value cannot begin with >: that begins a text in the lines beneath, and nothing else stands in its line; write the text in the lines beneath, or in quotes [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma missing between two fields in braces',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 100 nz: 110 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14: a comma is missing between two entries in brackets; write price: { au: 100, nz: 110 } [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma missing between two entries in brackets',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: '[5 micron, "carbon block"]',
        to: '[5 micron "carbon block"]',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:4:12 keywords[0]: a comma is missing in front of the quote; write 5 micron, "carbon block" [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an entry indented too far',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'related: [WH-2]',
        to: 'related:\n  - WH-2\n    - SOFT-1',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:26:5 related[0]: this line does not stand beneath what it belongs to; the text begins at catalogue/products/WH-1.yaml:25; write 2 spaces in front of it [swallowed]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a group of fields indented too far',
    edits: [{ file: 'site.yaml', from: 'cookies:\n  section', to: '  cookies:\n  section' }],
    printed: [
      'error catalogue/site.yaml:50:3: the line is not indented as its neighbours; write it at the very beginning of the line [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a code with another figure',
    edits: [{ file: 'products/CT-0.yaml', from: 'replacedBy: CT-1', to: 'replacedBy: CT-3' }],
    printed: [
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: there is no product with this name; found CT-3; write the name of an existing product; did you mean CT-0 or CT-1? [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'on request in other capitals',
    edits: [{ file: 'products/CT-1.yaml', from: 'au: 0.95', to: 'au: On Request' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: this is not a price; found On Request; write on request [price]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a price with the letters of its currency',
    edits: [{ file: 'products/CT-1.yaml', from: 'au: 0.95', to: 'au: AUD 0.95' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign, commas or letters; found AUD 0.95; write 0.95 [price]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a page in capitals',
    edits: [{ file: 'pages/world.yaml', from: 'url: /world', to: 'url: /World' }],
    printed: [
      'error catalogue/pages/world.yaml:1:6 url: this is not written as it must be; found /World; write /world [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a former code in small letters',
    edits: [{ file: 'products/CT-1.yaml', from: '[CT-00]', to: '[ct-00]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:5:15 formerCodes[0]: a code is made of capitals, digits and single hyphens; found ct-00; write CT-00 [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'one entry where a list is wanted',
    edits: [{ file: 'products/WH-1.yaml', from: 'related: [WH-2]', to: 'related: WH-2' }],
    printed: [
      'error catalogue/products/WH-1.yaml:24:10 related: a list is wanted here; found the text WH-2; write [WH-2] [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a list without its first bracket',
    edits: [{ file: 'products/WH-1.yaml', from: 'related: [WH-2]', to: 'related: WH-2, SOFT-1]' }],
    printed: [
      'error catalogue/products/WH-1.yaml:24:10 related: a list is wanted here; found the text WH-2, SOFT-1]; write [WH-2, SOFT-1] [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link with its marks apart',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '[the cartridges] (/cartridges)',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:3 description: a link has nothing between its words and its address; found [the cartridges] (/cartridges); write [the cartridges](/cartridges) [text-marks]',
    ],
  },
];
