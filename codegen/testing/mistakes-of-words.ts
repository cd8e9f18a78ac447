/** Texts, words and figures that fit the schema and say something else than was meant. */
import type { Mistake } from './mistake.ts';

/** Sizes are told, and the system WH-1 takes one of 20 inch. */
const ofTwentyInches: Mistake['edits'] = [
  {
    file: 'specifications.yaml',
    from: '{ id: connection, label: Connection, group: Installation, type: text }',
    to: '{ id: connection, label: Connection, group: Installation, type: text }\n  - { id: cartridgeSize, label: Cartridge size, group: Installation, type: text }',
  },
  {
    file: 'products/WH-1.yaml',
    from: 'flow: 60',
    to: 'flow: 60\n  cartridgeSize: 20 inch',
  },
];

export const mistakesOfWords: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'an application that no product has',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'applications: [Domestic]',
        to: 'applications: [Domestc]',
      },
    ],
    printed: [
      'warning catalogue/categories/mains.yaml:49:20 categories[0].applications[0]: no product that is listed here has this application, so the choice would find nothing; found Domestc; write an application of a product that is listed here, or take it away; did you mean Domestic? [application]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an application that a comma divides',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'applications: [Domestic]',
        to: 'applications: ["Sparkling, Chilled"]',
      },
      {
        file: 'categories/mains.yaml',
        from: 'applications: [Domestic]',
        to: 'applications: [Sparkling, Chilled]',
      },
    ],
    printed: [
      'warning catalogue/categories/mains.yaml:49:20 categories[0].applications[0]: a comma divides this application into 2; found Sparkling, Chilled; write "Sparkling, Chilled", in quotes [application]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an application of a product that no category offers',
    edits: [
      {
        file: 'products/WH-2.yaml',
        from: 'sources: [mains]',
        to: 'sources: [mains]\napplications: [Domesstic]',
      },
    ],
    printed: [
      'warning catalogue/products/WH-2.yaml:5:16 applications[0]: no category that lists this product offers this application as a choice; found Domesstic; write Domestic [application]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a line of a text twice',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  - Sediment first\n',
        to: '  - Sediment first\n  - Sediment first\n',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:8:3 description: this line is here twice; found - Sediment first; first at catalogue/products/WH-1.yaml:7; write it once [repeated]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a point of a list twice, with another between',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  - Carbon second\n',
        to: '  - Carbon second\n  - Sediment first\n',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:9:3 description: this point is here twice; found - Sediment first; first at catalogue/products/WH-1.yaml:7; write it once [repeated]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comment within a text',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  - Carbon second\n',
        to: '  # - Carbon second\n',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:8:3 description: visitors would read this #: a text has neither comments nor headings in it; found # - Carbon second; write the line without it, or take the line out [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'characters as HTML spells them',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: Carbon &amp; cartridge',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:1:14 name: this is how HTML spells a character, and would be read as it stands; found &amp;; write & [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'words as HTML makes them bold',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '**Plan room** below',
        to: '<b>Plan room</b> below',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:4:25 description: this is how HTML marks words, and would be read as it stands; found <b>Plan room</b>; write **Plan room** [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a line break as HTML has it, where nothing has marks',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'summary: A carbon cartridge',
        to: 'summary: A carbon<br/> cartridge',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:2:18 summary: this is how HTML marks words, and would be read as it stands; found <br/>; write the words alone [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a blank as HTML spells it',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: Carbon&nbsp;cartridge',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:1:13 name: this is how HTML spells a character, and would be read as it stands; found &nbsp;; write the character itself, for &nbsp; a blank [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a soft hyphen',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: Carbon cart­ridge',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:18: the invisible character U+00AD stands here; write the line again without it [encoding]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link whose words are its address',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '[cartridges](cartridges)',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:16 description: a link begins with / or https://; found cartridges; write /cartridges [unsafe-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link whose words are its address, dead',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '[the cartridges](/cartridges)',
        to: '[/cartridgess](/cartridgess)',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:5:18 description: no page has this address; found /cartridgess; write /cartridges [dead-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link whose words name another product',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '[WH-2](/WH-2)',
        to: '[WH-2](/WH-1)',
      },
    ],
    printed: [
      'warning catalogue/pages/specifiers-why.yaml:14:44 sections[0].text: the words of this link name WH-2; found /WH-1; write /WH-2, or words that name WH-1 [other-label]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a document whose title names another product',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '{ label: Selector, url: /world?source=mains, description: Three questions }',
        to: '{ label: WH-2 product sheet, url: /WH-1, description: Three questions }',
      },
    ],
    printed: [
      'warning catalogue/pages/specifiers-why.yaml:24:43 sections[0].links[0].url: the words of this link name WH-2; found /WH-1; write /WH-2, or words that name WH-1 [other-label]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a point between thousands',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'flow: 60',
        to: 'flow: 60.000',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: 60.000 would be read as 60: a point stands in front of decimals, and nothing between thousands; write 60 or 60000, whichever is meant [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a price with a point between thousands',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 100, nz: 110.000 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:23 price.nz: 110.000 would be read as 110: a point stands in front of decimals, and nothing between thousands; write 110 or 110000, whichever is meant [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a figure with three decimals among whole ones',
    edits: [
      {
        file: 'specifications.yaml',
        from: '{ id: connection, label: Connection, group: Installation, type: text }',
        to: '{ id: connection, label: Connection, group: Installation, type: text }\n  - { id: capacity, label: Capacity, unit: L, group: Performance, type: number }',
      },
      {
        file: 'products/CT-1.yaml',
        from: 'specifications: { micron: 5 }',
        to: 'specifications: { micron: 5, capacity: 12.345 }',
      },
      {
        file: 'products/CT-0.yaml',
        from: 'type: cartridge',
        to: 'type: cartridge\nspecifications: { capacity: 5000 }',
      },
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60',
        to: '  flow: 60\n  capacity: 340000',
      },
      {
        file: 'products/WH-2.yaml',
        from: 'sources: [mains]',
        to: 'sources: [mains]\nspecifications: { capacity: 1000 }',
      },
      {
        file: 'products/SOFT-1.yaml',
        from: 'type: softener',
        to: 'type: softener\nspecifications: { capacity: 20000 }',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:9:40 specifications.capacity: a point stands in front of decimals, and all other products state Capacity without any; found 12.345; write 12345, or the right figure [plausible-figure]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a fact of figures that is defined as a text',
    edits: [
      {
        file: 'specifications.yaml',
        from: '{ id: interval, label: Replace every, unit: months, group: Service, type: number }',
        to: '{ id: interval, label: Replace every, unit: months, group: Service, type: text }',
      },
      {
        file: 'products/CT-1.yaml',
        from: 'specifications: { micron: 5 }',
        to: 'specifications: { micron: 5, interval: 12 }',
      },
      {
        file: 'products/CT-0.yaml',
        from: 'type: cartridge',
        to: 'type: cartridge\nspecifications: { interval: 12 }',
      },
      {
        file: 'products/SOFT-1.yaml',
        from: 'type: softener',
        to: 'type: softener\nspecifications: { interval: 12 }',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:5:79 specifications[3].type: all 3 products that state it state a figure; found text; the first is catalogue/products/CT-0.yaml:4; write number [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a name with another figure than the facts',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'name: Whole house filter system',
        to: 'name: Whole house filter system, 70 L/min',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:18:9 specifications.flow: the name says 70 L/min; found 60; write the same figure in both [own-figures]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a system that takes another size than its cartridge has',
    edits: [
      ...ofTwentyInches,
      {
        file: 'products/CT-1.yaml',
        from: '{ micron: 5 }',
        to: '{ micron: 5, cartridgeSize: 10 x 2.5 inch }',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:19:18 specifications.cartridgeSize: CT-1, one of its cartridges, is of 10 inch; found 20 inch; that is stated in catalogue/products/CT-1.yaml:9; write the size that both have [own-figures]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a cartridge of another size than all that use it',
    edits: [
      ...ofTwentyInches,
      {
        file: 'products/WH-2.yaml',
        from: 'sources: [mains]',
        to: 'sources: [mains]\nspecifications: { cartridgeSize: 20 x 2.5 inch }\ncartridges: [{ code: CT-1, every: 12 }]',
      },
      {
        file: 'products/CT-1.yaml',
        from: '{ micron: 5 }',
        to: '{ micron: 5, cartridgeSize: 10 x 2.5 inch }',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:9:45 specifications.cartridgeSize: 2 systems that use this cartridge take other sizes; found 10 x 2.5 inch; that is stated in catalogue/products/WH-1.yaml:19; write the size that both have [own-figures]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a system that is called a cartridge',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'type: system',
        to: 'type: cartridge',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:9:7 type: a cartridge has no cartridges of its own, as this product has; found cartridge; write what the product is, or its cartridges under the product that takes them [part-kind]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a film that is made another page',
    edits: [
      {
        file: 'pages/videos-cartridge-change.yaml',
        from: 'template: video',
        to: 'template: hub',
      },
    ],
    printed: [
      'error catalogue/pages/videos-cartridge-change.yaml:2:11 template: 2 places list this page among films, and it has a transcript; found hub; the first is catalogue/categories/mains.yaml:15; write video [incomplete-page]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a printed price with a comma, without its quotes',
    edits: [
      {
        file: 'promotions/teaser-prices.yaml',
        from: 'au: "110.00"',
        to: 'au: 1,110.00',
      },
    ],
    printed: [
      'error catalogue/promotions/teaser-prices.yaml:2:69 teasers[0].au: a comma divides this number in two, since a comma begins the next field; write "1,110.00" [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a cell with a comma in it, without its quotes',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '- [WH-2, ""]',
        to: '- [WH-2, 3, with bypass]',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:20:18 sections[0].table.rows[1][1]: a comma begins the next cell, and the row has 3 of them for 2 columns; write quotes around the text that has a comma in it [table-row]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a question twice, without its answer',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '      - { question: Is 1 < 2?, answer: "Yes, 1 < 2 & that\'s all." }',
        to: '      - question: Is 1 < 2?\n      - question: Is 1 < 2?\n        answer: "Yes, 1 < 2 & that\'s all."',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:22:9 sections[0].faqs[0].answer: answer is missing; write answer:, such as As often as its page says. [missing-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a heading twice, and nothing beneath the first',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '  - heading: Other\n',
        to: '  - heading: Other\n  - heading: Other\n',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:29:14 sections[2].heading: another section of the page says the same; found Other; first at catalogue/pages/specifiers-why.yaml:28; write something of its own [duplicate-section]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a line of a description twice, which makes it too long',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: '    pageDescription: Filters that stand where the main enters the house.',
        to: '    pageDescription: >-\n      Filters that stand where the main enters the house, and hold back what it brings along, for each tap.\n      Filters that stand where the main enters the house, and hold back what it brings along, for each tap.',
      },
    ],
    printed: [
      'warning catalogue/categories/mains.yaml:44:7 categories[0].pageDescription: this line is here twice; found Filters that stand where the main enters the house, and hold back what it brings along, for each tap.; first at catalogue/categories/mains.yaml:43; write it once [repeated]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a suburb that the name spells otherwise',
    edits: [
      {
        file: 'places/stores.yaml',
        from: 'name: Fixture dealer',
        to: 'name: Fixture dealer, Darwwin',
      },
    ],
    printed: [
      'warning catalogue/places/stores.yaml:6:13 places[0].suburb: the name says Darwwin; found Darwin; write the same suburb in both [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a file that lacks the line of its summary',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'summary: A two-stage filter for the whole house.\n',
        to: '  A two-stage filter for the whole house, which is too long for a name, since it goes on and on.\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:2:3 summary: summary is missing; write summary:, such as A two-stage filter for the whole house, mounted where the mains enters. [missing-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the colon and a letter exchanged',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60',
        to: '  flo:w 60',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:18:3: a space is missing behind the colon; write a space behind it [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an entry of which only one field is there',
    edits: [
      {
        file: 'promotions/teaser-prices.yaml',
        from: '  - { id: cartridge,',
        to: '  - { id: other }\n  - { id: cartridge,',
      },
    ],
    printed: [
      'error catalogue/promotions/teaser-prices.yaml:3:7 teasers[1].label: label, product, au and nz are missing; write them, or take this entry away [missing-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a longitude without its decimals',
    edits: [
      {
        file: 'places/stores.yaml',
        from: 'longitude: 130.84',
        to: 'longitude: 130',
      },
    ],
    printed: [
      'warning catalogue/places/stores.yaml:9:16 places[0].longitude: a whole degree may be 100 km from the place; found 130; write degrees with at least two decimals [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'no colon in braces',
    edits: [
      {
        file: 'redirects.yaml',
        from: 'from: /selector',
        to: 'from /selector',
      },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:7 redirects[0].from: a colon is missing behind from; found from /selector; write from: /selector [unknown-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the name of a list behind its first line',
    edits: [
      {
        file: 'specifications.yaml',
        from: '{ id: connection, label: Connection, group: Installation, type: text }',
        to: '{ id: connection, label: Connection, group: Installation, type: text }\nexpected:\n  - type: cartridge\n      [micron,\n    facts:\n       interval]',
      },
    ],
    printed: [
      'warning catalogue/specifications.yaml:13:7 expected[0].type: this line and the next have changed places; write it behind the next [swallowed]',
    ],
  },
];
