/** Files that say what others say already. */
import type { Mistake } from './mistake.ts';

export const mistakesOfCopies: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a page copied under a name of its own',
    edits: [
      {
        file: 'pages/stores-2.yaml',
        text: 'url: /stores\ntemplate: places\ntitle: Where to buy\nintro: Dealers near you.\npageTitle: Where to buy\npageDescription: Dealers by suburb and postcode.\nplaces: store\n',
      },
    ],
    printed: [
      'error catalogue/pages/stores-2.yaml:1:6 url: stores.yaml says this too, and is called after it; found /stores; it stands in catalogue/pages/stores.yaml:1; write an address of its own, after which the file is called, or delete this file if it is a copy [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a page with the address of another',
    edits: [
      {
        file: 'pages/world.yaml',
        from: 'url: /world',
        to: 'url: /stores',
      },
      {
        file: 'redirects.yaml',
        from: 'to: /world',
        to: 'to: /stores',
      },
    ],
    printed: [
      'error catalogue/pages/world.yaml:1:6 url: stores.yaml says this too, and is called after it; found /stores; it stands in catalogue/pages/stores.yaml:1; write an address of its own, after which the file is called, or delete this file if it is a copy [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a category copied',
    edits: [
      {
        file: 'categories/cartridges-2.yaml',
        text: 'id: 200\nname: Replacement cartridges\nheader: Replacement cartridges\ndescription: Cartridges by size and system.\nurl: cartridges\npageTitle: Replacement cartridges\npageDescription: Cartridges by size and system.\nposition: left\ncategories:\n  - id: 210\n    name: Carbon cartridges\n    header: Carbon cartridges\n    description: For chlorine.\n    url: carbon\n    pageTitle: Carbon cartridges\n    pageDescription: Cartridges for chlorine and its taste.\n    categories: []\n    items: [CT-1, CT-0]\n',
      },
    ],
    printed: [
      'error catalogue/categories/cartridges-2.yaml:5:6 url: cartridges.yaml says this too, and is called after it; found cartridges; it stands in catalogue/categories/cartridges.yaml:5; write an address of its own, after which the file is called, or delete this file if it is a copy [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a menu copied',
    edits: [
      {
        file: 'menus/plumbers-2.yaml',
        text: 'audience: Plumbers\nitems:\n  - category: /cartridges\n',
      },
    ],
    printed: [
      'error catalogue/menus/plumbers-2.yaml:1:11 audience: plumbers.yaml says this too, and is called after it; found Plumbers; it stands in catalogue/menus/plumbers.yaml:1; write another audience, or delete this file if it is a copy [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a file of the dealer range copied',
    edits: [
      {
        file: 'dealer-range/cartridges-2.yaml',
        text: 'menu: Cartridges\nentries:\n  - group: Carbon\n    column: 1\n    name: Dealers_PT Series (1)\n    descriptions: [Carbon, Ten inches]\n    products: [CT-1, FIT-1]\n  - group: Carbon\n    column: 1\n    name: Selector\n    descriptions: []\n    url: /world\n    products: []\n',
      },
    ],
    printed: [
      'error catalogue/dealer-range/cartridges-2.yaml:1:7 menu: cartridges.yaml says this too, and is called after it; found Cartridges; it stands in catalogue/dealer-range/cartridges.yaml:1; write another menu, or delete this file if it is a copy [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a product copied',
    edits: [
      {
        file: 'products/CT-1-2.yaml',
        text: 'name: Carbon cartridge\nsummary: A carbon cartridge for the WH series.\ntype: cartridge\nkeywords: [5 micron, "carbon block"]\nformerCodes: [CT-00]\nprice:\n  au: 0.95\n  nz: 1.1\nspecifications: { micron: 5 }\ntreats: [chlorine]\nimages:\n  - file: products/ct-1.svg\n    alt: A carbon cartridge\nfits: [WH-2]\n',
      },
    ],
    printed: [
      'error catalogue/products/CT-1-2.yaml:1:1: CT-1.yaml says all of this too; it stands in catalogue/products/CT-1.yaml:1; write what this product has of its own, or delete this file if it is a copy [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a product copied, with a name of its own',
    edits: [
      {
        file: 'products/CT-1-2.yaml',
        text: 'name: Carbon cartridge, long\nsummary: A carbon cartridge for the WH series.\ntype: cartridge\nkeywords: [5 micron, "carbon block"]\nformerCodes: [CT-00]\nprice:\n  au: 1.95\n  nz: 2.1\nspecifications: { micron: 1 }\ntreats: [chlorine]\nimages:\n  - file: products/ct-1.svg\n    alt: A carbon cartridge\nfits: [WH-2]\n',
      },
      {
        file: 'categories/cartridges.yaml',
        from: '[CT-1, CT-0]',
        to: '[CT-1, CT-1-2, CT-0]',
      },
    ],
    printed: [
      'error catalogue/products/CT-1-2.yaml:5:15 formerCodes[0]: CT-00 already belongs to CT-1; the other is catalogue/products/CT-1.yaml:1; write a code that no product has [duplicate-code]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a list of places copied, and one of them edited',
    edits: [
      {
        file: 'places/stores.yaml',
        text: 'type: store\nplaces:\n  - name: Fixture dealer One\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n  - name: Fixture dealer Two\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n  - name: Fixture dealer Three\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n',
      },
      {
        file: 'places/stores-2.yaml',
        text: 'type: store\nplaces:\n  - name: Fixture dealer One\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n  - name: Fixture dealer Two\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n  - name: Fixture dealer Four\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n',
      },
    ],
    printed: [
      'error catalogue/places/stores-2.yaml:3:3 places: stores.yaml has most of these places too; it stands in catalogue/places/stores.yaml:3; write places that are not there yet, or delete this file if it is a copy [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a place in two files',
    edits: [
      {
        file: 'places/stores-2.yaml',
        text: 'type: store\nplaces:\n  - name: Fixture dealer\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n  - name: Fixture dealer One\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n  - name: Fixture dealer Two\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Cartridges]\n',
      },
    ],
    printed: [
      'error catalogue/places/stores-2.yaml:3:11 places[0].name: this place is here twice; found Fixture dealer, Darwin, 0800; first at catalogue/places/stores.yaml:3; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a file of the promotions copied',
    edits: [
      {
        file: 'promotions/banner-2.yaml',
        text: 'text: Ask about the upgrade special.\nlink: /contact-us\nlinkLabel: Ask us\n',
      },
    ],
    printed: [
      'error catalogue/promotions/banner-2.yaml:1:1: no kind of file belongs here; write it into promotions/banner.yaml, promotions/summer-special.yaml, promotions/featured.yaml, promotions/teaser-prices.yaml, promotions/promo-facts.yaml, or delete the file [stray-file]',
    ],
  },
];
