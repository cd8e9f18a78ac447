import type { Mistake } from './mistake.ts';

export const mistakesOfDoubt: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a time zone misspelt',
    edits: [
      { file: 'site.yaml', from: 'timeZone: Australia/Sydney', to: 'timeZone: Australia/Sidney' },
    ],
    printed: [
      'error catalogue/site.yaml:11:15 countries.au.timeZone: there is no time zone of this name; found Australia/Sidney; write Australia/Sydney [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a time zone of another form',
    edits: [{ file: 'site.yaml', from: 'timeZone: Pacific/Auckland', to: 'timeZone: Auckland' }],
    printed: [
      'error catalogue/site.yaml:24:15 countries.nz.timeZone: there is no time zone of this name; found Auckland; write a time zone such as Australia/Sydney; did you mean Pacific/Auckland? [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'GST in words, and a dead link beside it',
    edits: [
      { file: 'site.yaml', from: 'gstPercent: 10', to: 'gstPercent: 10%' },
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /contact-uss' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /contact-uss; write /contact-us [dead-link]',
      'error catalogue/site.yaml:12:17 countries.au.gstPercent: a whole number is wanted here; found the text 10%; write 10 [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'settings that cannot be read, and a dead link beside them',
    edits: [
      { file: 'site.yaml', from: 'name: Fixture Water', to: 'name:Fixture Water' },
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /contact-uss' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /contact-uss; write /contact-us [dead-link]',
      'error catalogue/site.yaml:1:1: a space is missing behind the colon; write name: Fixture Water [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a rate of GST that no printed price contains',
    edits: [{ file: 'site.yaml', from: 'gstPercent: 15', to: 'gstPercent: 12' }],
    printed: [
      'warning catalogue/site.yaml:25:17 countries.nz.gstPercent: the printed prices of NZ contain 15 per cent, and none contains this; found 12; write 15, or else other printed prices in promotions/ [gst-rate]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a rate of GST out of all range',
    edits: [{ file: 'site.yaml', from: 'gstPercent: 15', to: 'gstPercent: 51' }],
    printed: [
      'error catalogue/site.yaml:25:17 countries.nz.gstPercent: the number is out of range (must be <= 30); found 51; write the right number [out-of-range]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an article about PFAS that is not there',
    edits: [{ file: 'site.yaml', from: 'path: /world }', to: 'path: /wolrd }' }],
    printed: [
      'error catalogue/site.yaml:63:41 pfasArticle.path: no page has this address; found /wolrd; write /world [dead-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a telephone of the settings a figure short',
    edits: [{ file: 'site.yaml', from: '"0800 000 000"', to: '"0800 00"' }],
    printed: [
      'error catalogue/site.yaml:28:83 countries.nz.contact.phone: this is no telephone number of New Zealand: 6 figures; found 0800 00; write 9 figures such as 07 850 1234, 0800 and mobile numbers, or +64 and 8 to 10 figures [telephone]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a specification misspelt where others state it too',
    edits: [
      { file: 'specifications.yaml', from: 'id: micron', to: 'id: microns' },
      {
        file: 'products/CT-0.yaml',
        from: 'type: cartridge',
        to: 'type: cartridge\nspecifications: { micron: 1 }',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:3:11 specifications[1].id: 2 places name the specification micron, which does not exist, and none names this one; found microns; the first is catalogue/products/CT-0.yaml:4; write micron [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an expected specification misspelt',
    edits: [
      {
        file: 'specifications.yaml',
        from: '  - { id: connection, label: Connection, group: Installation, type: text }',
        to: '  - { id: connection, label: Connection, group: Installation, type: text }\nexpected:\n  - { type: cartridge, facts: [micorn] }',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:12:32 expected[0].facts[0]: there is no specification with this name; found micorn; write micron [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the specification of a printed fact misspelt',
    edits: [
      {
        file: 'promotions/promo-facts.yaml',
        from: 'products: [WH-1]',
        to: 'products: [WH-1], states: { specification: flo, value: 60 }',
      },
    ],
    printed: [
      'error catalogue/promotions/promo-facts.yaml:2:94 facts[0].states.specification: there is no specification with this name; found flo; write flow [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a figure in words that a printed fact names',
    edits: [
      { file: 'products/WH-1.yaml', from: 'flow: 60', to: 'flow: sixty' },
      {
        file: 'promotions/promo-facts.yaml',
        from: 'products: [WH-1]',
        to: 'products: [WH-1], states: { specification: flow, value: 60 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min; found sixty; write a number, without quotes or unit [wrong-type]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a contaminant misspelt on a page',
    edits: [
      {
        file: 'pages/world.yaml',
        from: 'products: [WH-1]',
        to: 'products: [WH-1], treats: [chlorin]',
      },
    ],
    printed: [
      'error catalogue/pages/world.yaml:8:77 points[0].treats[0]: there is no contaminant with this name; found chlorin; write chlorine [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a contaminant misspelt in a product',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'treats: [sediment, chlorine]',
        to: 'treats: [sediment, chlorin]',
      },
      {
        file: 'pages/world.yaml',
        from: 'products: [WH-1]',
        to: 'products: [WH-1], treats: [chlorine]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:19:20 treats[1]: there is no contaminant with this name; found chlorin; write chlorine [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a price with a figure too many, that is printed too',
    edits: [{ file: 'products/WH-1.yaml', from: 'au: 100,', to: 'au: 1000,' }],
    printed: [
      'error catalogue/products/WH-1.yaml:15:24 price.nz: the New Zealand price is too far from the Australian one to be right; found AU 1000, NZ 110, 0.11 times; write the right price; a digit or the decimal point may have slipped [price-ratio]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the header of a table a comma short',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '[WH-1, 60 L/min]',
        to: '[WH-1, 60 L/min, kitchen]',
      },
      { file: 'pages/specifiers-why.yaml', from: '[WH-2, ""]', to: '[WH-2, "", ""]' },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:17:16 sections[0].table.columns: the table has 2 columns, and all of its 2 rows have 3 cells; write 3 columns; a comma stands between two [table-row]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a shop in the other country',
    edits: [{ file: 'places/stores.yaml', from: 'country: AU', to: 'country: NZ' }],
    printed: [
      'error catalogue/places/stores.yaml:4:14 places[0].country: region and degrees are those of Australia; found NZ; write AU [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a shop in another region',
    edits: [{ file: 'places/stores.yaml', from: 'Northern Territory', to: 'Queensland' }],
    printed: [
      'error catalogue/places/stores.yaml:5:13 places[0].region: degrees and postcode are those of another region; found Queensland; write the region in which the place lies [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a postcode of another region',
    edits: [{ file: 'places/stores.yaml', from: '"0800"', to: '"4000"' }],
    printed: [
      'warning catalogue/places/stores.yaml:7:15 places[0].postcode: this is no postcode of Northern Territory; found 4000; write the right postcode, if this one is wrong [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a place outside its region',
    edits: [{ file: 'places/stores.yaml', from: 'latitude: -12.46', to: 'latitude: -37.56' }],
    printed: [
      'error catalogue/places/stores.yaml:8:15 places[0].latitude: Northern Territory lies elsewhere; found -37.56; write degrees from -26.1 to -10.9 [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'degrees exchanged',
    edits: [
      {
        file: 'places/stores.yaml',
        from: 'latitude: -12.46\n    longitude: 130.84',
        to: 'latitude: 130.84\n    longitude: -12.46',
      },
    ],
    printed: [
      'error catalogue/places/stores.yaml:8:15 places[0].latitude: latitude and longitude are exchanged; found 130.84; write latitude: -12.46 and longitude: 130.84 [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a telephone a figure short',
    edits: [
      {
        file: 'places/stores.yaml',
        from: 'services: [Cartridges]',
        to: 'services: [Cartridges]\n    phone: "02 9123 456"',
      },
    ],
    printed: [
      'error catalogue/places/stores.yaml:11:12 places[0].phone: this is no telephone number of Australia: 9 figures; found 02 9123 456; write 10 figures such as 08 8123 4567, 13, 1300 and 1800 numbers, or +61 and 9 figures [telephone]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a telephone a mobile short',
    edits: [
      {
        file: 'places/stores.yaml',
        from: 'services: [Cartridges]',
        to: 'services: [Cartridges]\n    phone: "04 1234 56"',
      },
    ],
    printed: [
      'error catalogue/places/stores.yaml:11:12 places[0].phone: this is no telephone number of Australia: 8 figures; found 04 1234 56; write 10 figures such as 08 8123 4567, 13, 1300 and 1800 numbers, or +61 and 9 figures [telephone]',
    ],
  },
];
