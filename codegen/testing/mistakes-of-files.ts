/** What is wrong with a file as a whole: ACCEPTANCE 16 and 17, and files that are missing or misplaced. */
import type { Mistake } from './mistake.ts';

export const mistakesOfFiles: readonly Mistake[] = [
  {
    acceptance: '16',
    mistake: 'UTF-16',
    edits: [{ file: 'products/CT-1.yaml', text: Buffer.from('\ufeffname: x', 'utf16le') }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: the file is saved as UTF-16; write the file again, saved with the encoding UTF-8 [encoding]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a byte that is not UTF-8',
    edits: [
      {
        file: 'products/CT-1.yaml',
        text: Buffer.from('name: Carbon\nsummary: caf\xe9\n', 'latin1'),
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:2:13: a character here is not valid UTF-8; write the file again, saved with the encoding UTF-8 [encoding]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a NUL character',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon', to: 'name: Car\u0000bon' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:10: a NUL character stands here; write the line again without it [encoding]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a character that turns the direction',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon', to: 'name: Car\u202ebon' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:10: the invisible character U+202E stands here; write the line again without it [encoding]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a NUL character, as an escape',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: "Carbon \\0 cartridge"',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: a backslash in these quotes stands for a NUL character; write the text without it [encoding]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a character that turns the direction, as an escape',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: "Carbon \\u202E cartridge"',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: a backslash in these quotes stands for the invisible character U+202E; write the text without it [encoding]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a line separator, as an escape',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: "Carbon \\L cartridge"',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: a backslash in these quotes stands for the invisible character U+2028; write the text without it [encoding]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'half a character, as an escape',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: "Carbon \\uD800 cartridge"',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: a backslash in these quotes stands for the invisible character U+D800; write the text without it [encoding]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a no-break space in a code',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [WH-2\u00a0]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:8 fits[0]: a blank stands at the edge of this text; write WH-2 [blank]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a Cyrillic letter in a code',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [W\u041d-2]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:8 fits[0]: the code contains a letter that only looks like one of ours (U+041D); found W\u041d-2; write the code typed anew with capitals, digits and hyphens [product-code]',
    ],
  },
  {
    acceptance: '16',
    mistake: 'a file named in small letters',
    edits: [{ file: 'products/WH-2.yaml', renamed: 'products/wh-2.yaml' }],
    printed: [
      'error catalogue/products/wh-2.yaml:1:1: a code is made of capitals, digits and single hyphens; found wh-2; write the file another name: WH-2 [product-code]',
    ],
  },
  {
    acceptance: '17',
    mistake: 'a file over 256 KB',
    edits: [{ file: 'products/CT-1.yaml', text: `name: ${'x'.repeat(300 * 1024)}\n` }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: the file is too large (301 KB, at most 256 KB); write several smaller files [encoding]',
    ],
  },
  {
    acceptance: '17',
    mistake: 'values nested 70 deep',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'fits: [WH-2]',
        to: `fits: ${'['.repeat(70)}${']'.repeat(70)}`,
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:14:8 fits[0]: text is wanted here; found a list; write text [wrong-type]',
      'error catalogue/products/CT-1.yaml:14:70 fits: values are nested deeper than 64 levels; write a flatter file [plain-yaml]',
    ],
  },
  {
    acceptance: '17',
    mistake: '20,000 opening brackets',
    edits: [{ file: 'products/CT-1.yaml', text: `name: ${'['.repeat(20_000)}\n` }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: values are nested deeper than 64 levels; write a flatter file [plain-yaml]',
    ],
  },
  {
    acceptance: '17',
    mistake: '20,000 pairs of brackets',
    edits: [
      { file: 'products/CT-1.yaml', text: `name: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n` },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: values are nested deeper than 64 levels; write a flatter file [plain-yaml]',
    ],
  },
  {
    acceptance: '17',
    mistake: '20,000 opening braces',
    edits: [{ file: 'products/CT-1.yaml', text: `name: ${'{a: '.repeat(20_000)}\n` }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: values are nested deeper than 64 levels; write a flatter file [plain-yaml]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a file that ends in .yml',
    edits: [{ file: 'products/CT-1.yaml', renamed: 'products/CT-1.yml' }],
    printed: [
      'error catalogue/products/CT-1.yml:1:1: the file ends in .yml and would be overlooked; write the name products/CT-1.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a copy that a file manager made',
    edits: [{ file: 'places/stores - Copy.yaml', text: 'type: store\nplaces: []\n' }],
    printed: [
      'error catalogue/places/stores - Copy.yaml:1:1: the name of this file has a blank in it, as copies have that a file manager makes; write a name without a blank, or delete the file [stray-file]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a text that was read in another encoding',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'summary: A carbon cartridge for the WH series.',
        to: 'summary: A carbon cartridge â€“ for the WH series.',
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:2:29: these letters were read in another encoding than they were written in; write the line again, as it was before [encoding]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a file in a folder of its own',
    edits: [{ file: 'products/old/CT-9.yaml', text: 'name: x\n' }],
    printed: [
      'error catalogue/products/old/CT-9.yaml:1:1: the file stands in a folder within its own; write the name products/CT-9.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'no site.yaml',
    edits: [{ file: 'site.yaml', deleted: true }],
    printed: [
      'error catalogue/site.yaml:1:1: the file is missing; write site.yaml as schema/site.schema.json describes it [missing-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'no menu for plumbers',
    edits: [{ file: 'menus/plumbers.yaml', deleted: true }],
    printed: [
      'error catalogue/menus/plumbers.yaml:1:1: the menu of Plumbers has no entry in AU; write items that lead to pages of that country [empty-menu]',
      'error catalogue/menus/plumbers.yaml:1:1: the menu of Plumbers has no entry in NZ; write items that lead to pages of that country [empty-menu]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'no page for the search',
    edits: [{ file: 'pages/search.yaml', deleted: true }],
    printed: [
      'error catalogue/categories/mains.yaml:46:15 categories[0].urlRange: no page has this address; found /search?keywords=whole; write the path of a page that exists [dead-link]',
      'error catalogue/pages/search.yaml:1:1: the site needs a page at /search; write a file in pages/ with url: /search [missing-page]',
    ],
  },
];
