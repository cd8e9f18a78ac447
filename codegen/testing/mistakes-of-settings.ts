import type { Mistake } from './mistake.ts';

export const mistakesOfSettings: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'the currency of the other country',
    edits: [
      {
        file: 'site.yaml',
        from: 'currency: AUD',
        to: 'currency: NZD',
      },
    ],
    printed: [
      'error catalogue/site.yaml:8:15 countries.au.currency: this is not that of Australia; found NZD; write AUD [country-settings]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a locale of no country of ours',
    edits: [
      {
        file: 'site.yaml',
        from: 'locale: en-AU',
        to: 'locale: en-UA',
      },
    ],
    printed: [
      'error catalogue/site.yaml:7:13 countries.au.locale: this is not that of Australia; found en-UA; write en-AU [country-settings]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the clocks of the other country',
    edits: [
      {
        file: 'site.yaml',
        from: 'timeZone: Australia/Sydney',
        to: 'timeZone: Pacific/Auckland',
      },
    ],
    printed: [
      'error catalogue/site.yaml:11:15 countries.au.timeZone: this is not that of Australia; found Pacific/Auckland; write a time zone of this country [country-settings]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a wait of five minutes before a search',
    edits: [
      {
        file: 'site.yaml',
        from: 'searchDebounceMs: 300',
        to: 'searchDebounceMs: 300000',
      },
    ],
    printed: [
      'error catalogue/site.yaml:45:21 timing.searchDebounceMs: the number is out of range (must be <= 10000); found 300000; write the right number [out-of-range]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'more suggestions shown than are asked for',
    edits: [
      {
        file: 'site.yaml',
        from: 'search: { limit: 7, shown: 5,',
        to: 'search: { limit: 7, shown: 50,',
      },
    ],
    printed: [
      'error catalogue/site.yaml:49:28 search.shown: shown is more than limit, which is 7; found 50; the other is catalogue/site.yaml:49; write the two the other way round, or the right figures [ordered-limits]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an advertised figure that is not stated',
    edits: [
      {
        file: 'promotions/promo-facts.yaml',
        from: 'text: Flow rates up to 60 Lpm, products: [WH-1]',
        to: 'text: Flow rates up to 70 Lpm, states: { specification: flow, value: 60 }, products: [WH-1]',
      },
    ],
    printed: [
      'error catalogue/promotions/promo-facts.yaml:2:43 facts[0].text: the text does not say the figure that it states, 60; found 70; write 60 [unsupported-fact]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a stated figure that nothing else says',
    edits: [
      {
        file: 'promotions/promo-facts.yaml',
        from: 'products: [WH-1]',
        to: 'states: { specification: flow, value: 80 }, products: [WH-1]',
      },
    ],
    printed: [
      'error catalogue/promotions/promo-facts.yaml:2:89 facts[0].states.value: "Flow rates up to 60 Lpm" says another figure, and so do the products; found 80; write 60 [unsupported-fact]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a least above the most',
    edits: [
      {
        file: 'specifications.yaml',
        from: 'from: 0.1, to: 2000',
        to: 'from: 2000, to: 0.1',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:2:96 specifications[0].from: from is more than to, which is 0.1; found 2000; the other is catalogue/specifications.yaml:2; write the two the other way round, or the right figures [ordered-limits]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a number that became words',
    edits: [
      {
        file: 'specifications.yaml',
        from: 'type: number, from: 0.1',
        to: 'type: text, from: 0.1',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:2:82 specifications[0].type: what has from and to is a number; found text; write number [ordered-limits]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a lamp that is no part',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60',
        to: '  flow: 60\n  uvLamp: RL7',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:19:11 specifications.uvLamp: this lamp is not among the parts of the product; found RL7; write the code of the lamp that stands under cartridges [lamp-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a cartridge changed ten times too rarely',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: '{ micron: 5 }',
        to: '{ micron: 5, interval: 12 }',
      },
      {
        file: 'products/WH-1.yaml',
        from: 'every: 12',
        to: 'every: 120',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:21:39 cartridges[0].every: CT-1 says of itself that it is changed every 12 months; found 120; it stands in catalogue/products/CT-1.yaml:9; write 12, or why: with the reason for the other interval [part-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a price change without a price',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'specifications:',
        to: 'priceChanges: [{ start: 2027-03-01 }]\nspecifications:',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:16:16 priceChanges[0]: something is missing here; write au: or nz: with the price that begins on that day [incomplete]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a series without products or page',
    edits: [
      {
        file: 'dealer-range/mains-water.yaml',
        from: 'products: [WH-2]',
        to: 'products: []',
      },
    ],
    printed: [
      'error catalogue/dealer-range/mains-water.yaml:3:5 entries[0]: something is missing here; write the products of the series, or a url to open instead [incomplete]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a switch with two letters exchanged',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'gardenUse: false',
        to: 'gardenUse: flase',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:31:91 productsToCompare[0].features.gardenUse: this is not written as it must be; found flase; write true or false without quotes, or a few words [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a quote within a word',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: C"arbon cartridge',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:1:7 name: a quote stands in the middle of a word; found C"a; write the word without it [text-marks]',
    ],
  },
];
