/** Products: what the rules about them accept, and what they refuse. */
import type { RuleCases } from './rule-cases.ts';

/** Five products of one kind, whose figures are alike. */
const housings = ['H-1', 'H-2', 'H-3', 'H-4', 'H-5'].map((code, at) => ({
  file: `products/${code}.yaml`,
  text: `name: Housing ${at}\nsummary: A housing.\ntype: housing\nprice: { au: ${60 + at}, nz: ${66 + at} }\nspecifications: { flow: ${30 + at} }\n`,
}));
const withLimits = (type: string, limits: string) => ({
  file: 'specifications.yaml',
  from: '{ id: connection, label: Connection, group: Installation, type: text }',
  to: `{ id: connection, label: Connection, group: Installation, type: text }\nexpected:\n  - { type: ${type}, facts: [flow], price: ${limits} }`,
});

export const casesOfProducts: readonly RuleCases[] = [
  {
    rules: ['own-figures'],
    cases: [
      {
        says: 'GEN-07 a flow in a text is that of the facts, however it is spelt and broken',
        edits: [
          {
            file: 'products/WH-1.yaml',
            from: 'Two housings in line.',
            to: 'Two housings in line, for 60\n  litres a minute.',
          },
          {
            file: 'products/WH-1.yaml',
            from: 'filter for the whole house.',
            to: 'filter for the whole house, 75 L/min.',
          },
        ],
        printed: [
          'warning catalogue/products/WH-1.yaml:19:9 specifications.flow: the summary says 75 L/min; found 60; write the same figure in both [own-figures]',
        ],
      },
      {
        says: 'GEN-07 a text may tell of other sizes and other filters, beside its own figures',
        edits: [
          {
            file: 'products/WH-1.yaml',
            from: 'Two housings in line.',
            to: 'Two housings in line, 60 L/min where another gives 40 L/min; 5 micron stands before it.',
          },
        ],
        printed: [],
      },
    ],
  },
  {
    rules: ['plausible-price', 'plausible-figure', 'price-ratio', 'printed-price', 'price-claim'],
    cases: [
      {
        says: 'ACCEPTANCE 10 a price whose point is lost is one problem, in whatever it is compared with the price',
        edits: [
          withLimits('system', '{ from: 50, to: 5000 }'),
          { file: 'products/WH-1.yaml', from: 'au: 100, nz: 110', to: 'au: 10000, nz: 110' },
        ],
        printed: [
          'error catalogue/products/WH-1.yaml:15:14 price.au: the price of a system lies between 50 and 5000 without GST; found 10000; write the right price, or other limits in specifications.yaml [plausible-price]',
        ],
      },
      {
        says: 'a price that begins on a day is judged too',
        edits: [
          withLimits('system', '{ to: 5000 }'),
          {
            file: 'products/WH-1.yaml',
            from: 'price: { au: 100, nz: 110 }',
            to: 'price: { au: 100, nz: 110 }\npriceChanges:\n  - { start: 2031-01-01, au: 10500 }',
          },
        ],
        printed: [
          'error catalogue/products/WH-1.yaml:17:30 priceChanges[0].au: the price of a system is 5000 or less without GST; found 10500; write the right price, or other limits in specifications.yaml [plausible-price]',
        ],
      },
      {
        says: 'QLT-07 of prices and figures that are outside by the dozen, the limit is told',
        edits: [
          ...housings,
          withLimits('housing', '{ from: 5, to: 6 }'),
          { file: 'specifications.yaml', from: 'to: 2000', to: 'to: 20' },
        ],
        printed: [
          'error catalogue/specifications.yaml:2:105 specifications[0].to: 6 products state more; found 20; the first is catalogue/products/H-1.yaml:5; write 60 or more [plausible-figure]',
          'error catalogue/specifications.yaml:12:59 expected[0].price.to: 5 products state more; found 6; the first is catalogue/products/H-1.yaml:4; write 70 or more [plausible-price]',
        ],
      },
    ],
  },
  {
    rules: ['price-ratio', 'price-claim'],
    cases: [
      {
        says: 'PRC-01 prices at the edges of what is usual',
        edits: [
          { file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 135' },
          { file: 'products/FIT-1.yaml', from: 'au: 3.1, nz: 3.6', to: 'au: 2, nz: 1.9' },
        ],
        printed: [],
      },
      { says: 'TSR-08 A-32 a claim that the price bears out', edits: [], printed: [] },
      {
        says: 'ACCEPTANCE 10 a ratio of 1.36 is a warning',
        edits: [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 136' }],
        printed: [
          'warning catalogue/products/WH-1.yaml:15:23 price.nz: the New Zealand price is unusually far from the Australian one; found AU 100, NZ 136, 1.36 times; write the right price, if one of the two is wrong [price-ratio]',
        ],
      },
      {
        says: 'ACCEPTANCE 10 a ratio of 0.94 is a warning',
        edits: [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 94' }],
        printed: [
          'warning catalogue/products/WH-1.yaml:15:23 price.nz: the New Zealand price is unusually far from the Australian one; found AU 100, NZ 94, 0.94 times; write the right price, if one of the two is wrong [price-ratio]',
        ],
      },
      {
        says: 'ACCEPTANCE 10 a ratio above 2 is an error',
        edits: [{ file: 'products/WH-1.yaml', from: 'nz: 110', to: 'nz: 201' }],
        printed: [
          'error catalogue/products/WH-1.yaml:15:23 price.nz: the New Zealand price is too far from the Australian one to be right; found AU 100, NZ 201, 2.01 times; write the right price; a digit or the decimal point may have slipped [price-ratio]',
        ],
      },
      {
        says: 'A-32 a claim in a country where the product is not sold',
        edits: [
          {
            file: 'categories/mains.yaml',
            from: 'Available from $110, product: WH-1, countries: [AU]',
            to: 'Available from $4399.95, product: WH-2, countries: [AU, NZ]',
          },
        ],
        printed: [
          'error catalogue/categories/mains.yaml:33:16 claim.text: the claim does not hold: WH-2 in NZ is not sold; found Available from $4399.95; write the price of that product, or another product [price-claim]',
        ],
      },
    ],
  },
  {
    rules: ['product-code', 'duplicate-code'],
    cases: [
      {
        says: 'ENT-20 capitals, digits and single hyphens',
        edits: [
          {
            file: 'products/A1-B2-C3.yaml',
            text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
          },
          {
            file: 'categories/cartridges.yaml',
            from: '[CT-1, CT-0]',
            to: '[CT-1, CT-0, A1-B2-C3]',
          },
        ],
        printed: [],
      },
      {
        says: 'ACCEPTANCE 16 a Cyrillic letter',
        edits: [
          {
            file: 'products/WH-1\u0410.yaml',
            text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
          },
          {
            file: 'categories/cartridges.yaml',
            from: '[CT-1, CT-0]',
            to: '[CT-1, CT-0, WH-1\u0410]',
          },
        ],
        printed: [
          'error catalogue/products/WH-1\u0410.yaml:1:1: the code contains a letter that only looks like one of ours (U+0410); found WH-1\u0410; write the file another name: the code typed anew with capitals, digits and hyphens [product-code]',
        ],
      },
      {
        says: 'ACCEPTANCE 8 a code in other capitals',
        edits: [
          {
            file: 'products/Ct-1.yaml',
            text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
          },
          { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, Ct-1]' },
        ],
        printed: [
          'error catalogue/products/Ct-1.yaml:1:1: the code Ct-1 differs from CT-1 only in capitals; the other is catalogue/products/CT-1.yaml:1; write one file for one product [duplicate-code]',
        ],
      },
      {
        says: 'RTE-21 a former code twice',
        edits: [
          { file: 'products/WH-1.yaml', from: 'keywords: [two stage]', to: 'formerCodes: [CT-00]' },
        ],
        printed: [
          'error catalogue/products/WH-1.yaml:14:15 formerCodes[0]: CT-00 already belongs to CT-1; the other is catalogue/products/CT-1.yaml:1; write a code that no product has [duplicate-code]',
        ],
      },
      {
        says: 'RTE-21 a former code that is the code itself',
        edits: [
          { file: 'products/CT-1.yaml', from: 'formerCodes: [CT-00]', to: 'formerCodes: [CT-1]' },
        ],
        printed: [
          'error catalogue/products/CT-1.yaml:5:15 formerCodes[0]: a former code is not the code itself, nor written twice; the other is catalogue/products/CT-1.yaml:1; write a code that no product has [duplicate-code]',
        ],
      },
    ],
  },
  {
    rules: ['dangling-reference', 'image', 'wrong-type', 'quote-text', 'product-code'],
    cases: [
      {
        says: 'QLT-07 a specification in words',
        edits: [
          { file: 'products/WH-1.yaml', from: 'connection: 1 inch BSP', to: 'connection: "012"' },
        ],
        printed: [],
      },
      {
        says: 'ACCEPTANCE 7 a code in small letters',
        edits: [{ file: 'products/WH-1.yaml', from: 'related: [WH-2]', to: 'related: [wh-2]' }],
        printed: [
          'error catalogue/products/WH-1.yaml:24:11 related[0]: capitals count in the name of a product; found wh-2; write WH-2 [dangling-reference]',
        ],
      },
      {
        says: 'a technology that does not exist',
        edits: [
          {
            file: 'contaminants.yaml',
            from: 'technologies: [carbon]',
            to: 'technologies: [karbon]',
          },
        ],
        printed: [
          'error catalogue/contaminants.yaml:10:20 contaminants[0].technologies[0]: there is no technology with this name; found karbon; carbon, which nobody names, stands in catalogue/contaminants.yaml:2; write the name of an existing technology; did you mean carbon? [dangling-reference]',
        ],
      },
      {
        says: 'a category in a menu that does not exist',
        edits: [{ file: 'menus/plumbers.yaml', from: '/cartridges', to: '/cartridge' }],
        printed: [
          'error catalogue/menus/plumbers.yaml:3:15 items[0].category: there is no category with this name; found /cartridge; write /cartridges [dangling-reference]',
        ],
      },
    ],
  },
  {
    rules: ['cycle', 'relation-to-itself', 'replaced-but-current'],
    cases: [
      {
        says: 'RTE-21 a chain of replacements that ends',
        edits: [
          {
            file: 'products/CT-9.yaml',
            text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\ndiscontinued: true\nreplacedBy: CT-0\n',
          },
          { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, CT-9]' },
        ],
        printed: [],
      },
      {
        says: 'ACCEPTANCE 12 replacements in a circle print the path',
        edits: [
          {
            file: 'products/CT-1.yaml',
            from: 'type: cartridge',
            to: 'type: cartridge\ndiscontinued: true\nreplacedBy: WH-2',
          },
          {
            file: 'products/WH-2.yaml',
            from: 'type: system',
            to: 'type: system\ndiscontinued: true\nreplacedBy: CT-0',
          },
        ],
        printed: [
          'error catalogue/products/CT-0.yaml:6:13 replacedBy: the replacements run in a circle: CT-0 → CT-1 → WH-2 → CT-0; write the product that is sold today [cycle]',
        ],
      },
      {
        says: 'ACCEPTANCE 12 a page that is its own hub',
        edits: [
          {
            file: 'pages/warranty-registration.yaml',
            from: 'parent: /contact-us',
            to: 'parent: /warranty-registration',
          },
        ],
        printed: [
          'error catalogue/pages/warranty-registration.yaml:7:9 parent: the hubs run in a circle: /warranty-registration → /warranty-registration; write a parent further up [cycle]',
        ],
      },
    ],
  },
  {
    rules: ['sample'],
    cases: [
      { says: 'a catalogue of facts', edits: [], printed: [] },
      {
        says: 'sample: false',
        edits: [
          {
            file: 'promotions/banner.yaml',
            from: 'linkLabel: Ask us',
            to: 'linkLabel: Ask us\nsample: false',
          },
        ],
        printed: [],
      },
      {
        says: 'GEN-07 samples are counted by what they are, at the first of them',
        edits: [
          {
            file: 'products/CT-1.yaml',
            from: 'type: cartridge',
            to: 'type: cartridge\nsample: true',
          },
          {
            file: 'places/stores.yaml',
            from: 'services: [Cartridges]',
            to: 'services: [Cartridges]\n    sample: true',
          },
          {
            file: 'pages/specifiers-why.yaml',
            from: 'text: They are here. }',
            to: 'text: They are here., sample: true }',
          },
          {
            file: 'promotions/banner.yaml',
            from: 'linkLabel: Ask us',
            to: 'linkLabel: Ask us\nsample: true',
          },
        ],
        printed: [
          'warning catalogue/pages/specifiers-why.yaml:27:72 sections[0].notices[0].sample: 4 entries are samples (1 in pages, 1 in places, 1 in products, 1 elsewhere); this is the first; write the real facts, and take sample away [sample]',
        ],
      },
    ],
  },
  {
    rules: ['price-claim'],
    cases: [
      {
        says: 'ENT-06 the price of the larger promotion is that of the product it leads to',
        edits: [{ file: 'categories/mains.yaml', from: '"110.00"', to: '"109.00"' }],
        printed: [
          'error catalogue/categories/mains.yaml:21:10 puretecWorld.price: the claim does not hold: WH-1 in AU is $110.00 with GST; found $109.00; write the price of that product, or another product [price-claim]',
        ],
      },
      {
        says: 'ENT-06 the larger promotion has a price and leads to no product',
        edits: [
          {
            file: 'categories/mains.yaml',
            from: 'link: /WH-1\n  link',
            to: 'link: /world\n  link',
          },
        ],
        printed: [
          'error catalogue/categories/mains.yaml:21:10 puretecWorld.price: this price leads to no product that costs it; found $110.00; write no price, or a link to the product [price-claim]',
        ],
      },
    ],
  },
  {
    rules: ['compared-price'],
    cases: [
      {
        says: 'ENT-09 a price beside a range needs the product that costs it',
        edits: [
          {
            file: 'categories/mains.yaml',
            from: 'url: /WH-1\n    features',
            to: 'url: /mains/whole-house\n    features',
          },
        ],
        printed: [
          'error catalogue/categories/mains.yaml:32:18 productsToCompare[0].price.au: this price names no product, and its range has many prices; found From $110.00 INCL. GST; write "product: " with the code of the product that costs it [compared-price]',
          'error catalogue/categories/mains.yaml:32:46 productsToCompare[0].price.nz: this price names no product, and its range has many prices; found From $126.50 INCL. GST; write "product: " with the code of the product that costs it [compared-price]',
        ],
      },
      {
        says: 'ENT-09 the price of a product from another range',
        edits: [
          {
            file: 'categories/mains.yaml',
            from: 'url: /WH-1\n    features',
            to: 'url: /cartridges\n    product: WH-1\n    features',
          },
        ],
        printed: [
          "error catalogue/categories/mains.yaml:33:18 productsToCompare[0].price.au: this is the price of WH-1, which isn't in /cartridges; found From $110.00 INCL. GST; write a product of that range, or another url [compared-price]",
          "error catalogue/categories/mains.yaml:33:46 productsToCompare[0].price.nz: this is the price of WH-1, which isn't in /cartridges; found From $126.50 INCL. GST; write a product of that range, or another url [compared-price]",
        ],
      },
      {
        says: 'ENT-09 "From" a product that is not the cheapest, and one without a price in New Zealand',
        edits: [
          {
            file: 'categories/mains.yaml',
            from: 'url: /WH-1\n    features',
            to: 'url: /mains/whole-house\n    product: WH-2\n    features',
          },
          {
            file: 'categories/mains.yaml',
            from: 'au: From $110.00 INCL. GST',
            to: 'au: "From $4,399.95 INCL. GST"',
          },
        ],
        printed: [
          'error catalogue/categories/mains.yaml:33:18 productsToCompare[0].price.au: WH-1 in /mains/whole-house costs less than WH-2 in AU; found From $4,399.95 INCL. GST; write the price of WH-1, or the price without "From" [compared-price]',
          'error catalogue/categories/mains.yaml:33:50 productsToCompare[0].price.nz: WH-2 has no public price in NZ; found From $126.50 INCL. GST; write "Price on request", or another product [compared-price]',
        ],
      },
    ],
  },
  {
    rules: ['treatment'],
    cases: [
      {
        says: 'QLT-12 a means of treatment that a product does not have',
        edits: [
          {
            file: 'contaminants.yaml',
            from: 'name: Activated carbon,',
            to: 'name: Activated carbon, specification: micron,',
          },
        ],
        printed: [
          'error catalogue/products/WH-1.yaml:19:20 treats[1]: nothing in its specifications treats chlorine; write micron under specifications, or take chlorine away [treatment]',
        ],
      },
      {
        says: 'QLT-12 a category whose products treat what it says they do not',
        edits: [
          {
            file: 'categories/mains.yaml',
            from: 'items: [WH-1, WH-2, SOFT-1]',
            to: 'items: [WH-1, WH-2, SOFT-1]\n    doesNotTreat: [sediment]',
          },
        ],
        printed: [
          'error catalogue/categories/mains.yaml:47:13 categories[0].items[0]: the page says that none of its products treats sediment, and WH-1 says that it does; found WH-1; write the page without sediment under doesNotTreat, or the product elsewhere [treatment]',
        ],
      },
    ],
  },
];
