/** What only all files together show: ACCEPTANCE 8, 9, 11 and 12. */
import type { Mistake } from './mistake.ts';

export const mistakesAcrossFiles: readonly Mistake[] = [
  {
    acceptance: '8',
    mistake: 'two codes that differ in capitals only',
    edits: [
      {
        file: 'products/ct-1.yaml',
        text: 'name: Twin\nsummary: Twin.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
      },
      { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, ct-1]' },
    ],
    printed: [
      'error catalogue/products/ct-1.yaml:1:1: the code ct-1 differs from CT-1 only in capitals; the other is catalogue/products/CT-1.yaml:1; write one file for one product [duplicate-code]',
    ],
  },
  {
    acceptance: '8',
    mistake: 'a former code that is a product',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'replacedBy: CT-1',
        to: 'replacedBy: CT-1\nformerCodes: [WH-1]',
      },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:7:15 formerCodes[0]: WH-1 already belongs to WH-1; the other is catalogue/products/WH-1.yaml:1; write a code that no product has [duplicate-code]',
    ],
  },
  {
    acceptance: '8',
    mistake: 'two categories with one id',
    edits: [{ file: 'categories/mains.yaml', from: '  - id: 120', to: '  - id: 110' }],
    printed: [
      'error catalogue/categories/mains.yaml:50:9 categories[1].id: another category says the same; found 110; first at catalogue/categories/mains.yaml:36; write something of its own [duplicate-id]',
    ],
  },
  {
    acceptance: '8',
    mistake: 'two pages with one title',
    edits: [
      { file: 'pages/world.yaml', from: 'pageTitle: Product selector', to: 'pageTitle: Search' },
    ],
    printed: [
      'error catalogue/pages/world.yaml:5:12 pageTitle: another page says the same; found Search; first at catalogue/pages/search.yaml:5; write something of its own [duplicate-title]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a code that is a landing page',
    edits: [
      {
        file: 'products/MAINS.yaml',
        text: 'name: Mains\nsummary: Mains.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
      },
      { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, MAINS]' },
    ],
    printed: [
      'error catalogue/products/MAINS.yaml:1:1: the address /MAINS is already that of another page; it stands in catalogue/categories/mains.yaml:5; write another code, which is the name of the file, or another address there [address-taken]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a code that is a shared page',
    edits: [
      {
        file: 'products/STORES.yaml',
        text: 'name: Mains\nsummary: Mains.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
      },
      { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, STORES]' },
    ],
    printed: [
      'error catalogue/products/STORES.yaml:1:1: the address /STORES is already that of another page; it stands in catalogue/pages/stores.yaml:1; write another code, which is the name of the file, or another address there [address-taken]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a code that is the folder of assets',
    edits: [
      {
        file: 'products/ASSETS.yaml',
        text: 'name: Mains\nsummary: Mains.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
      },
      { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, "ASSETS"]' },
    ],
    printed: [
      'error catalogue/products/ASSETS.yaml:1:1: /assets belongs to the machinery of the site; found /ASSETS; write another code, which is the name of the file [address-taken]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a code that is the path of the backend',
    edits: [
      {
        file: 'products/API.yaml',
        text: 'name: Mains\nsummary: Mains.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
      },
      { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, "API"]' },
    ],
    printed: [
      'error catalogue/products/API.yaml:1:1: /api belongs to the machinery of the site; found /API; write another code, which is the name of the file [address-taken]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a code that is the page of lost visitors',
    edits: [
      {
        file: 'products/404.yaml',
        text: 'name: Mains\nsummary: Mains.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
      },
      { file: 'categories/cartridges.yaml', from: '[CT-1, CT-0]', to: '[CT-1, CT-0, "404"]' },
    ],
    printed: [
      'error catalogue/products/404.yaml:1:1: the address /404 is already that of another page; it stands in catalogue/pages/404.yaml:1; write another code, which is the name of the file, or another address there [address-taken]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'two categories with one address',
    edits: [{ file: 'categories/mains.yaml', from: '    url: shower', to: '    url: cartridges' }],
    printed: [
      'error catalogue/categories/mains.yaml:54:10 categories[1].url: the address /cartridges is already that of another page; it stands in catalogue/categories/cartridges.yaml:5; write another address [address-taken]',
    ],
  },
  {
    acceptance: '11',
    mistake: 'a picture that is not there',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'file: products/ct-1.svg',
        to: 'file: products/ct-2.svg',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:12:11 images[0].file: this picture is not in catalogue/images; found products/ct-2.svg; write the name of a file that is there, or add the file; did you mean products/ct-1.svg? [image]',
    ],
  },
  {
    acceptance: '11',
    mistake: 'a picture spelled with capitals',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'file: products/ct-1.svg',
        to: 'file: products/CT-1.svg',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:12:11 images[0].file: capitals count in the names of pictures; found products/CT-1.svg; write products/ct-1.svg [image]',
    ],
  },
  {
    acceptance: '11',
    mistake: 'a picture that is none',
    edits: [{ file: 'images/broken.png', text: 'not a picture' }],
    printed: [
      'error catalogue/images/broken.png:1:1: this file cannot be read as a picture; write the picture again, saved as its ending says [image]',
    ],
  },
  {
    acceptance: '12',
    mistake: 'pages that are each other’s hub',
    edits: [
      {
        file: 'pages/contact-us.yaml',
        from: 'template: form',
        to: 'template: form\nparent: /warranty-registration',
      },
    ],
    printed: [
      'error catalogue/pages/contact-us.yaml:3:9 parent: the hubs run in a circle: /contact-us → /warranty-registration → /contact-us; write a parent further up [cycle]',
    ],
  },
  {
    acceptance: '12',
    mistake: 'products that replace each other',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'type: cartridge',
        to: 'type: cartridge\nreplacedBy: CT-0',
      },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: the replacements run in a circle: CT-0 → CT-1 → CT-0; write the product that is sold today [cycle]',
      'warning catalogue/products/CT-1.yaml:4:13 replacedBy: a product that is replaced is usually discontinued; write discontinued: true beside it, if that is so [replaced-but-current]',
    ],
  },
  {
    acceptance: '12',
    mistake: 'a category that no menu leads to',
    edits: [
      { file: 'menus/consumer.yaml', from: '      - category: /cartridges\n', to: '' },
      { file: 'menus/plumbers.yaml', text: 'audience: Plumbers\nitems:\n  - category: /mains\n' },
    ],
    printed: [
      'warning catalogue/categories/cartridges.yaml:2:7 name: no menu leads to /cartridges; write it into a menu, or isActive: false [unreachable-category]',
      'warning catalogue/categories/cartridges.yaml:11:11 categories[0].name: no menu leads to /cartridges/carbon; write it into a menu, or isActive: false [unreachable-category]',
    ],
  },
  {
    acceptance: '12',
    mistake: 'a product that no category lists',
    edits: [
      { file: 'categories/mains.yaml', from: '    items: [SOFT-1]', to: '    items: []' },
      {
        file: 'categories/mains.yaml',
        from: '    items: [WH-1, WH-2, SOFT-1]',
        to: '    items: [WH-1, WH-2]',
      },
    ],
    printed: [
      'warning catalogue/categories/mains.yaml:51:11 categories[1].name: /shower shows no product in AU; write items that are sold there [empty-category]',
      'warning catalogue/categories/mains.yaml:51:11 categories[1].name: /shower shows no product in NZ; write items that are sold there [empty-category]',
      'warning catalogue/products/SOFT-1.yaml:1:1: no category lists SOFT-1; write SOFT-1 under items of a category [orphan-product]',
    ],
  },
];
