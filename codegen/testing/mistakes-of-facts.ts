import type { Mistake } from './mistake.ts';

export const mistakesOfFacts: readonly Mistake[] = [
  {
    acceptance: 'issue 9',
    mistake: 'a cartridge that is longer than the system that takes it',
    edits: [
      { file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ micron: 5, length: 510 }' },
      { file: 'products/WH-1.yaml', from: '  flow: 60\n', to: '  flow: 60\n  height: 420\n' },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:22:13 cartridges[0].code: CT-1 is longer than this product: 510 mm, and its height is 420 mm; found CT-1; its length stands in catalogue/products/CT-1.yaml:9; write the right height, the right length there, or another part [part-facts]',
    ],
  },
  {
    acceptance: 'issue 9',
    mistake: 'a lamp that is longer than the space that it is drawn out into',
    edits: [
      {
        file: 'specifications.yaml',
        from: '  - { id: serviceSide,',
        to: '  - { id: serviceSpace, label: Clear space for service, unit: mm, group: Dimensions, type: number }\n  - { id: serviceSide,',
      },
      { file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type: uv lamp' },
      { file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ micron: 5, length: 430 }' },
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60\n',
        to: '  flow: 60\n  serviceSpace: 50\n  serviceSide: Below\n',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:19:17 specifications.serviceSpace: the lamp CT-1, 430 mm long, cannot be drawn out; found 50; its length stands in catalogue/products/CT-1.yaml:9; write 430 or more, or the right length there [lamp-facts]',
    ],
  },
  {
    acceptance: 'QLT-07',
    mistake: 'a clear space in which the lamp has room and its sleeve has not',
    edits: [
      {
        file: 'specifications.yaml',
        from: '  - { id: serviceSide,',
        to: '  - { id: serviceSpace, label: Clear space for service, unit: mm, group: Dimensions, type: number }\n  - { id: serviceSide,',
      },
      {
        file: 'products/FIT-1.yaml',
        from: 'type: fitting\n',
        to: 'type: spare\nappearance: { form: quartz sleeve }\nspecifications: { length: 455 }\n',
      },
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60\n',
        to: '  flow: 60\n  serviceSpace: 450\n  serviceSide: Above\n',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:19:17 specifications.serviceSpace: the sleeve FIT-1, 455 mm long, cannot be drawn out; found 450; its length stands in catalogue/products/FIT-1.yaml:5; write 455 or more, or the right length there [lamp-facts]',
    ],
  },
  {
    acceptance: 'QLT-07',
    mistake: 'a load that its lamps use up, and a flow that they cannot treat',
    edits: [
      {
        file: 'specifications.yaml',
        from: '  - { id: serviceSide,',
        to: '  - { id: load, label: Rated load, unit: W, group: Installation, type: number }\n  - { id: lampPower, label: Lamp power, unit: W, group: Performance, type: number }\n  - { id: lampFlow, label: Treats up to, unit: L/min, group: Performance, type: number }\n  - { id: serviceSide,',
      },
      { file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type: uv lamp' },
      { file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ lampPower: 30, lampFlow: 20 }' },
      { file: 'products/WH-1.yaml', from: '  flow: 60\n', to: '  flow: 60\n  load: 60\n' },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:18:9 specifications.flow: its lamps treat up to 40 L/min; found 60; CT-1 stands in catalogue/products/CT-1.yaml:9; write 40 or less, a larger lamp, or the right flow there [lamp-facts]',
      'warning catalogue/products/WH-1.yaml:19:9 specifications.load: its lamps alone draw 60 W, and their ballast draws too; found 60; CT-1 stands in catalogue/products/CT-1.yaml:9; write more than 60, or the right power there [lamp-facts]',
    ],
  },
  {
    acceptance: 'QLT-12',
    mistake: 'a lamp told by its watts where its code stands among the parts',
    edits: [
      { file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type: uv lamp' },
      { file: 'products/WH-1.yaml', from: '  flow: 60\n', to: '  flow: 60\n  uvLamp: 2 x 30 W\n' },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:19:11 specifications.uvLamp: the lamp that stands among its parts is 2 x CT-1; found 2 x 30 W; write "2 x CT-1" [lamp-facts]',
    ],
  },
  {
    acceptance: 'QLT-05',
    mistake: 'the kit of another system',
    edits: [
      {
        file: 'specifications.yaml',
        from: '  - { id: serviceSide,',
        to: '  - { id: cartridgeSize, label: Cartridge size, group: Installation, type: text }\n  - { id: serviceSide,',
      },
      {
        file: 'products/FIT-1.yaml',
        from: 'type: fitting\n',
        to: 'type: kit\nspecifications: { cartridgeSize: 20 x 4.5 inch }\n',
      },
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60\n',
        to: '  flow: 60\n  cartridgeSize: 10 x 4.5 inch\n',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:24:11 spares[0].code: FIT-1 does not fit: its cartridgeSize is 20 x 4.5 inch, and here it is 10 x 4.5 inch; found FIT-1; its own stands in catalogue/products/FIT-1.yaml:4; write a kit of that cartridgeSize, or the right cartridgeSize [part-facts]',
    ],
  },
  {
    acceptance: 'issue 9',
    mistake: 'clear space under the floor',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60\n',
        to: '  flow: 60\n  mounting: Floor\n  serviceSide: Below\n',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:20:16 specifications.serviceSide: nothing is below a product that stands on the floor; found Below; write the side from which it is serviced, such as Above or In front, or another mounting [floor-space]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a telephone with too many figures',
    edits: [
      {
        file: 'places/stores.yaml',
        from: 'services: [Cartridges]',
        to: 'services: [Cartridges]\n    phone: "+61 2 9999 12345678"',
      },
    ],
    printed: [
      'error catalogue/places/stores.yaml:11:12 places[0].phone: this is no telephone number of Australia: 15 figures; found +61 2 9999 12345678; write 10 figures such as 08 8123 4567, 13, 1300 and 1800 numbers, or +61 and 9 figures [telephone]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a page dated decades ahead',
    edits: [
      { file: 'pages/specifiers-why.yaml', from: 'date: 2026-07-01', to: 'date: 2062-07-01' },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:6:7 date: this date is too far away to be right; found 2062-07-01; write a date at most 1 year from today [plausible-date]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a notice dated decades ahead',
    edits: [
      { file: 'pages/specifiers-why.yaml', from: 'date: 2026-06-01', to: 'date: 2062-06-01' },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:27:17 sections[0].notices[0].date: this date is too far away to be right; found 2062-06-01; write a date at most 1 year from today [plausible-date]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a start decades ahead',
    edits: [
      {
        file: 'promotions/featured.yaml',
        from: 'link: /WH-1\n',
        to: 'link: /WH-1\n    start: 2062-12-24\n',
      },
    ],
    printed: [
      'error catalogue/promotions/featured.yaml:8:12 promos[0].start: this date is too far away to be right; found 2062-12-24; write a date at most 3 years from today [plausible-date]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a negative figure',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: -60' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate lies between 0.1 and 2000 L/min; found -60; write the right figure, or other limits in specifications.yaml [plausible-figure]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a figure with a nought too many',
    edits: [{ file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: 6000' }],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate lies between 0.1 and 2000 L/min; found 6000; write the right figure, or other limits in specifications.yaml [plausible-figure]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two prices from one day',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 100, nz: 110 }\npriceChanges:\n  - { start: 2026-08-01, au: 101 }\n  - { start: 2026-08-01, au: 102 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:18:14 priceChanges[1].start: another price of the same country begins on this day; found au 2026-08-01; first at catalogue/products/WH-1.yaml:17; write one of the two, or another day [scheduled-dates]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'stars in a heading',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: 'heading: Flow & pressure',
        to: 'heading: Flow **and pressure',
      },
    ],
    printed: [
      'warning catalogue/pages/specifiers-why.yaml:13:19 sections[0].heading: bold words are not understood in this field, and their marks would be read; found **; write the words alone [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a keyword twice',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: '[5 micron, "carbon block"]',
        to: '[5 micron, "carbon block", 5 micron]',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:4:38 keywords[2]: 5 micron stands in the list twice; first at catalogue/products/CT-1.yaml:4; write it once [repeated]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a no-break space at the head of a label',
    edits: [{ file: 'menus/specifiers.yaml', from: 'label: ', to: 'label:  ' }],
    printed: [
      'error catalogue/menus/specifiers.yaml:3:32 items[0].label: a blank stands at the edge of this text; write Systems [blank]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a blank at the end of a name',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: "Carbon cartridge "',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: a blank stands at the edge of this text; write Carbon cartridge [blank]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a public address of another host',
    edits: [
      {
        file: 'site.yaml',
        from: 'externalUrl: https://www.example.co.nz',
        to: 'externalUrl: https://www.example.co.nx',
      },
    ],
    printed: [
      'warning catalogue/site.yaml:19:18 countries.nz.externalUrl: the host of this country is www.example.co.nz; found https://www.example.co.nx; write https://www.example.co.nz, if that host is right [public-address]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a text without its sign',
    edits: [{ file: 'products/WH-1.yaml', from: 'description: |', to: 'description:' }],
    printed: [
      'error catalogue/products/WH-1.yaml:3:1 description: the paragraphs and lists beneath would run into one; write description: | [swallowed]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'paragraphs without their sign',
    edits: [
      {
        file: 'pages/world.yaml',
        from: 'intro: Three questions.',
        to: 'intro:\n  Three questions.\n\n  And answers.',
      },
    ],
    printed: [
      'error catalogue/pages/world.yaml:4:1 intro: the paragraphs and lists beneath would run into one; write intro: | [swallowed]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a colour without quotes',
    edits: [{ file: 'products/WH-2.yaml', from: 'colour: "#3b3f42"', to: 'colour: #3b3f42' }],
    printed: [
      'error catalogue/products/WH-2.yaml:7:31: everything from # on is taken for a comment and lost (#3b3f42 }); write - { name: Graphite, colour: "#3b3f42" } [syntax]',
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
    mistake: 'letters behind the sign of a text',
    edits: [{ file: 'products/WH-1.yaml', from: 'description: |', to: 'description: |x' }],
    printed: [
      'error catalogue/products/WH-1.yaml:3:14: a value cannot begin with |: that begins a text in the lines beneath, and nothing else stands in its line; write the text in the lines beneath, or in quotes [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma missing in braces',
    edits: [
      {
        file: 'promotions/promo-facts.yaml',
        from: 'id: flow-60, text: Flow',
        to: 'id: flow-60 text: Flow',
      },
    ],
    printed: [
      'error catalogue/promotions/promo-facts.yaml:2:11: a comma is missing between two entries in brackets; write - { id: flow-60, text: Flow rates up to 60 Lpm, products: [WH-1], note: "Litres per minute." } [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma missing in braces in block',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'product: WH-1, countries',
        to: 'product: WH-1 countries',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:33:46: a comma is missing between two entries in brackets; write claim: { text: Available from $110, product: WH-1, countries: [AU] } [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a printed price of nothing',
    edits: [{ file: 'promotions/featured.yaml', from: 'price: "110.00"', to: 'price: "0.00"' }],
    printed: [
      'error catalogue/promotions/featured.yaml:5:12 promos[0].price: a price of 0 would be shown as free; found "0.00"; write the price, or take the field away [price]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a printed price with a blank',
    edits: [{ file: 'promotions/featured.yaml', from: 'price: "110.00"', to: 'price: "110.00 "' }],
    printed: [
      'error catalogue/promotions/featured.yaml:5:12 promos[0].price: a blank stands at the edge of this text; write "110.00" [blank]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a printed price without its comma',
    edits: [{ file: 'promotions/featured.yaml', from: 'price: "110.00"', to: 'price: "1110.00"' }],
    printed: [
      'error catalogue/promotions/featured.yaml:5:12 promos[0].price: a comma stands in front of every three figures; found "1110.00"; write "1,110.00" [price]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a printed price without decimals',
    edits: [{ file: 'promotions/featured.yaml', from: 'price: "110.00"', to: 'price: "110"' }],
    printed: [
      'error catalogue/promotions/featured.yaml:5:12 promos[0].price: two decimals stand behind the point; found "110"; write "110.00" [price]',
    ],
  },
];
