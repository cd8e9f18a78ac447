import type { Mistake } from './mistake.ts';

export const mistakesOfSlips: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a printed price with a dollar sign',
    edits: [{ file: 'promotions/featured.yaml', from: 'price: "110.00"', to: 'price: "$110.00"' }],
    printed: [
      'error catalogue/promotions/featured.yaml:5:12 promos[0].price: the dollar sign is added by the page; found "$110.00"; write "110.00" [price]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a sentence instead of a list',
    edits: [
      {
        file: 'promotions/featured.yaml',
        from: 'points: [Two stages]',
        to: 'points: Two stages, one bracket',
      },
    ],
    printed: [
      'error catalogue/promotions/featured.yaml:4:13 promos[0].points: a list is wanted here; found the text Two stages, one bracket; write its entries in brackets, a comma between two [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an empty title',
    edits: [{ file: 'pages/world.yaml', from: 'title: Find your filter', to: 'title: ""' }],
    printed: [
      'error catalogue/pages/world.yaml:3:8 title: this is empty; found ""; write its own words [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a semicolon between two codes',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'items: [WH-1, WH-2, SOFT-1]',
        to: 'items: [WH-1; WH-2, SOFT-1]',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:47:13 categories[0].items[0]: several names stand in one entry; found WH-1; WH-2; write WH-1 and WH-2, each behind a dash of its own, or with commas between them in [ ] [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a product related to itself',
    edits: [{ file: 'products/WH-1.yaml', from: 'related: [WH-2]', to: 'related: [WH-2, WH-1]' }],
    printed: [
      'error catalogue/products/WH-1.yaml:24:17 related[1]: the product names itself as a part or relation; found WH-1; write another product, or nothing [relation-to-itself]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a series misspelt',
    edits: [
      {
        file: 'products/WH-2.yaml',
        from: 'type: system',
        to: 'type: system\nseries: WHOLE HUOSE G',
      },
      { file: 'products/WH-1.yaml', from: 'series: WH\n', to: 'series: WHOLE HOUSE G\n' },
      {
        file: 'products/SOFT-1.yaml',
        from: 'type: softener',
        to: 'type: softener\nseries: WHOLE HOUSE G',
      },
      {
        file: 'products/CT-1.yaml',
        from: 'type: cartridge',
        to: 'type: cartridge\nseries: WHOLE HOUSE E',
      },
      {
        file: 'products/FIT-1.yaml',
        from: 'type: fitting',
        to: 'type: fitting\nseries: WHOLE HOUSE E',
      },
    ],
    printed: [
      'warning catalogue/products/WH-2.yaml:4:9 series: this stands here alone, and nearly the same word stands at 2 places; found WHOLE HUOSE G; first at catalogue/products/SOFT-1.yaml:4; write WHOLE HOUSE G [odd-word]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'broken specifications and a dead link',
    edits: [
      { file: 'specifications.yaml', from: 'label: Maximum', to: 'lable: Maximum' },
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /contact-uss' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /contact-uss; write /contact-us [dead-link]',
      'error catalogue/specifications.yaml:2:17 specifications[0].lable: there is no field lable here; write label [unknown-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'broken category and a dead link',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'header: Filters for mains water',
        to: 'heder: Filters for mains water',
      },
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /contact-uss' },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:3:1 heder: there is no field heder here; write header [unknown-field]',
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /contact-uss; write /contact-us [dead-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'specifications that cannot be read, which products are judged by',
    edits: [
      {
        file: 'specifications.yaml',
        from: 'type: number, from: 0.1, to: 2000 }',
        to: 'type: number, from: 0.1, to: 2000',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:2:109: a list or group in brackets is not closed; write - { id: flow, label: Maximum flow rate, unit: L/min, group: Performance, type: number, from: 0.1, to: 2000 } [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a part of a way to treat misspelt',
    edits: [
      {
        file: 'contaminants.yaml',
        from: 'technologies:\n',
        to: 'technologies:\n  - { id: lamp, name: Lamp, description: Light., specification: Flow }\n',
      },
    ],
    printed: [
      'error catalogue/contaminants.yaml:2:65 technologies[0].specification: capitals count in the name of a specification; found Flow; write flow [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a type misspelt of which facts are expected',
    edits: [
      {
        file: 'specifications.yaml',
        from: '  - { id: connection, label: Connection, group: Installation, type: text }',
        to: '  - { id: connection, label: Connection, group: Installation, type: text }\nexpected:\n  - { type: cartrige, facts: [micron] }',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:12:13 expected[0].type: no product is of this type; found cartrige; write cartridge [unknown-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a price that begins later, a figure short',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 100, nz: 110 }\npriceChanges:\n  - { start: 2026-08-01, au: 10 }',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:17:30 priceChanges[0].au: this is 0.10 times the price of the product; found 10; write the right price; a digit or the decimal point may have slipped [price-ratio]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a fitting among the cartridges',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '- { code: CT-1, quantity: 2, every: 12 }',
        to: '- { code: FIT-1, every: 12 }',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:21:13 cartridges[0].code: this is no cartridge, it is a fitting; found FIT-1; write a product that is changed from time to time, or this one under spares [part-kind]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link without the bracket of its words',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: 'the cartridges](/cartridges)',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:7 description: a link is written as [words](/address), and one of its four brackets is missing or wrong; found cartridges](/cartridges); write all four of them [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link without the bracket of its address',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '[the cartridges]/cartridges)',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:8 description: a link is written as [words](/address), and one of its four brackets is missing or wrong; found cartridges]/cartridges); write all four of them [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link with the wrong brackets',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '[the cartridges)[/cartridges)',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:3 description: a link is written as [words](/address), and one of its four brackets is missing or wrong; found [the cartridges)[/cartridges); write all four of them [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link with a bracket between words and address',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '[the cartridges(/cartridges)',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:3 description: a link is written as [words](/address), and one of its four brackets is missing or wrong; found [the cartridges(/cartridges); write all four of them [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link with a sign in front of its address',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '[the cartridges](</cartridges)',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:8 description: a link is written as [words](/address), and one of its four brackets is missing or wrong; found cartridges](</cartridges); write all four of them [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two services in one',
    edits: [
      { file: 'places/installers.yaml', from: 'services: []', to: 'services: [Cartridges, Taps]' },
      {
        file: 'places/stores.yaml',
        from: 'services: [Cartridges]',
        to: 'services: [Cartridges; Taps]',
      },
    ],
    printed: [
      'warning catalogue/places/stores.yaml:10:16 places[0].services[0]: two entries stand in one; found Cartridges; Taps; write Cartridges, Taps [odd-word]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a semicolon in braces',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '{ label: Selector, url',
        to: '{ label: Selector; url',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:24:18: a comma is missing between two entries in brackets; write - { label: Selector, url: /world?source=mains, description: Three questions } [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a round bracket at the end of a list',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: 'products: [WH-1, WH-2]',
        to: 'products: [WH-1, WH-2)',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:25:15: a list or group in brackets is not closed; write the rest of the line, and ] at its end [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a year of the first century',
    edits: [{ file: 'site.yaml', from: 'edition: "2026-11-22"', to: 'edition: "0026-11-22"' }],
    printed: [
      'error catalogue/site.yaml:34:10 edition: this date is too far away to be right; found 0026-11-22; write a date at most 1 year from today, and after 1990 [plausible-date]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a figure of noughts',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: 00' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: 00 would be read as the number 0; write 0 for the number, or "00" for a text [quote-text]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a page that was published on a day to come',
    edits: [
      {
        file: 'pages/installer.yaml',
        from: 'places: installer\n',
        to: 'places: installer\ndate: 2026-07-03\n',
      },
    ],
    printed: [
      'warning catalogue/pages/installer.yaml:8:7 date: the page says that it was published on a day that is still to come; found 2026-07-03; write the day on which it is published [plausible-date]',
    ],
  },
];
