/** Names of products, promotions and the like that nothing has: ACCEPTANCE 7. */
import type { Mistake } from './mistake.ts';

export const mistakesOfReferences: readonly Mistake[] = [
  {
    acceptance: '7',
    mistake: 'a specification that is defined no more',
    edits: [
      {
        file: 'specifications.yaml',
        from: '  - { id: flow, label: Maximum flow rate, unit: L/min, group: Performance, type: number, from: 0.1, to: 2000 }\n',
        to: '',
      },
      { file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ micron: 5, flow: 9 }' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:9:30 specifications.flow: 2 places name the specification flow, and specifications.yaml has none of this name; also at catalogue/products/WH-1.yaml:18; write it in specifications.yaml again, or the name of another specification [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a contaminant that is defined no more',
    edits: [
      {
        file: 'contaminants.yaml',
        from: '  - id: chlorine\n    name: Chlorine\n    sign: a taste of the pool\n    description: Added to town water.\n    sources: [mains]\n    technologies: [carbon]\n',
        to: '',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:10:10 treats[0]: 3 places name the contaminant chlorine, and contaminants.yaml has none of this name; also at catalogue/products/WH-1.yaml:19; also at catalogue/products/WH-2.yaml:8; write it in contaminants.yaml again, or the name of another contaminant [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a code that the product had before',
    edits: [{ file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-00, CT-0]' }],
    printed: [
      'error catalogue/categories/cartridges.yaml:18:13 categories[0].items[0]: CT-00 is CT-1 now; found CT-00; write CT-1 [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'an item that does not exist',
    edits: [{ file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-O]' }],
    printed: [
      'error catalogue/categories/cartridges.yaml:18:19 categories[0].items[1]: there is no product with this name; found CT-O; write the name of an existing product; did you mean CT-0 or CT-1? [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'an item in small letters',
    edits: [{ file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[ct-1, CT-0]' }],
    printed: [
      'error catalogue/categories/cartridges.yaml:18:13 categories[0].items[0]: capitals count in the name of a product; found ct-1; write CT-1 [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a product of the dealer range that does not exist',
    edits: [{ file: 'dealer-range/mains-water.yaml', from: '[WH-2]', to: '[WH-22]' }],
    printed: [
      'error catalogue/dealer-range/mains-water.yaml:7:16 entries[0].products[0]: there is no product with this name; found WH-22; write the name of an existing product; did you mean WH-2? [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'fits a system that does not exist',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [WHH-2]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:8 fits[0]: there is no product with this name; found WHH-2; write the name of an existing product; did you mean WH-2? [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'replaced by a product that nothing resembles',
    edits: [
      { file: 'products/CT-0.yaml', from: 'replacedBy: CT-1', to: 'replacedBy: XYZZY-99999' },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: there is no product with this name; found XYZZY-99999; write the name of an existing product [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a cartridge without its hyphen',
    edits: [{ file: 'products/WH-1.yaml', from: '{ code: CT-1,', to: '{ code: CT1,' }],
    printed: [
      'error catalogue/products/WH-1.yaml:21:13 cartridges[0].code: there is no product with this name; found CT1; write CT-1 [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a price claim about a product that does not exist',
    edits: [{ file: 'categories/mains.yaml', from: 'product: WH-1', to: 'product: WH1' }],
    printed: [
      'error catalogue/categories/mains.yaml:33:46 claim.product: there is no product with this name; found WH1; write WH-1 [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a misspelt promotion',
    edits: [
      { file: 'categories/mains.yaml', from: 'featured: whole-house', to: 'featured: whole-hous' },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:16:11 featured: there is no featured promotion with this name; found whole-hous; whole-house, which nobody names, stands in catalogue/promotions/featured.yaml:2; write the name of an existing featured promotion; did you mean whole-house? [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a video without a page',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'relatedVideos: [/videos/cartridge-change]',
        to: 'relatedVideos: [/videos/cartridge-chang]',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:15:17 relatedVideos[0]: there is no page with this name; found /videos/cartridge-chang; write /videos/cartridge-change [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a misspelt contaminant',
    edits: [{ file: 'products/CT-1.yaml', from: 'treats: [chlorine]', to: 'treats: [clorine]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:10:10 treats[0]: there is no contaminant with this name; found clorine; write chlorine [dangling-reference]',
    ],
  },
  {
    acceptance: '7',
    mistake: 'a menu entry of a category that is switched off',
    edits: [
      {
        file: 'categories/cartridges.yaml',
        from: 'url: cartridges\n',
        to: 'url: cartridges\nisActive: false\n',
      },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:6:19 items[0].list[1].category: this category, or one above it, is switched off (isActive: false); found /cartridges; also at catalogue/menus/plumbers.yaml:3; write another category, or nothing: take the entry out [dangling-reference]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a link to the site on the own machine',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us',
        to: 'link: http://au.localhost:4173/contact-us#form',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: this leads to the site on your own machine; found http://au.localhost:4173/contact-us#form; write /contact-us#form [unsafe-link]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a water with a word too many',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'sources: [mains, rainwater]',
        to: 'sources: [mains water, rainwater]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:11:11 sources[0]: this is not one of the choices; found mains water; write mains [not-a-choice]',
    ],
  },
  {
    acceptance: 'issue 9',
    mistake: 'a promotion that names another product behind a word',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us\nlinkLabel: Ask us',
        to: 'link: /SOFT-1\nlinkLabel: See WH-1',
      },
    ],
    printed: [
      'warning catalogue/promotions/banner.yaml:2:7 link: the words of this link name WH-1; found /SOFT-1; write /WH-1, or words that name SOFT-1 [other-label]',
    ],
  },
  {
    acceptance: 'issue 9',
    mistake: 'a shop that was copied, with the degrees of the one above',
    edits: [
      {
        file: 'places/stores.yaml',
        from: '    services: [Cartridges]\n',
        to: '    services: [Cartridges]\n  - name: Other dealer\n    country: AU\n    region: Northern Territory\n    suburb: Palmerston\n    postcode: "0830"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n',
      },
    ],
    printed: [
      'warning catalogue/places/stores.yaml:16:15 places[1].latitude: Palmerston has the degrees of Darwin; found -12.46, 130.84; they stand at catalogue/places/stores.yaml:8; write the degrees of Palmerston, or the same suburb in both [place-facts]',
    ],
  },
  {
    acceptance: 'issue 9',
    mistake: 'a printed price of what is for dealers alone',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'type: cartridge\n',
        to: 'type: cartridge\ndealerOnly: true\n',
      },
    ],
    printed: [
      'warning catalogue/promotions/teaser-prices.yaml:3:66 teasers[1].au: the price of CT-1 in AU is for dealers alone; found 1.05; it comes from catalogue/products/CT-1.yaml:8; write another product, or no price [printed-price]',
      'warning catalogue/promotions/teaser-prices.yaml:3:78 teasers[1].nz: the price of CT-1 in NZ is for dealers alone; found 1.27; it comes from catalogue/products/CT-1.yaml:9; write another product, or no price [printed-price]',
    ],
  },
];
