/** What is no plain YAML: ACCEPTANCE 1, 2 and 15. */
import type { Mistake } from './mistake.ts';

export const mistakesOfSyntax: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'an entry in braces without its dash',
    edits: [
      {
        file: 'menus/consumer.yaml',
        from: '  - { label: Only in Australia, url: /WH-2 }',
        to: '  { label: Only in Australia, url: /WH-2 }',
      },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:8:3: a list entry lacks its dash; write - { label: Only in Australia, url: /WH-2 } [syntax]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an entry in braces whose dash stands a space too far out',
    edits: [
      {
        file: 'menus/consumer.yaml',
        from: '  - { label: Only in Australia, url: /WH-2 }',
        to: ' - { label: Only in Australia, url: /WH-2 }',
      },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:8:1: the line is not indented as its neighbours; write 2 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a tab in place of spaces',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '\tau: 0.95' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:1: a tab stands here; write 2 spaces in its place [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a tab in front of a list entry',
    edits: [{ file: 'products/CT-1.yaml', from: '  - file: products', to: '\t- file: products' }],
    printed: [
      'error catalogue/products/CT-1.yaml:12:1: a tab stands here; write 2 spaces in its place [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a field one space too far in',
    edits: [{ file: 'products/CT-1.yaml', from: '  nz: 1.1', to: '   nz: 1.1' }],
    printed: [
      'error catalogue/products/CT-1.yaml:8:4: the line is indented further than the field above it, which has its value already; write 2 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a field indented under a field that has a value',
    edits: [{ file: 'products/CT-1.yaml', from: 'summary: A', to: '  summary: A' }],
    printed: [
      'error catalogue/products/CT-1.yaml:2:3: the line is indented further than the field above it, which has its value already; write it at the very beginning of the line [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a field of a list entry one space too far out',
    edits: [{ file: 'products/CT-1.yaml', from: '    alt: A', to: '   alt: A' }],
    printed: [
      'error catalogue/products/CT-1.yaml:13:4: the line is not indented as its neighbours; write 4 spaces in front of it [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a quote left open inside a list',
    edits: [{ file: 'products/CT-1.yaml', from: '"carbon block"]', to: '"carbon block]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:4:22: a quote " is opened and never closed; write keywords: [5 micron, "carbon block"] [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a quote left open before a value',
    edits: [{ file: 'products/CT-1.yaml', from: 'summary: A carbon', to: 'summary: "A carbon' }],
    printed: [
      'error catalogue/products/CT-1.yaml:2:10: a quote " is opened and never closed; write summary: "A carbon cartridge for the WH series." [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a single quote left open',
    edits: [{ file: 'products/CT-1.yaml', from: 'summary: A carbon', to: "summary: 'A carbon" }],
    printed: [
      "error catalogue/products/CT-1.yaml:2:10: a quote ' is opened and never closed; write summary: 'A carbon cartridge for the WH series.' [syntax]",
    ],
  },
  {
    acceptance: '1',
    mistake: 'no space behind the colon',
    edits: [{ file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type:cartridge' }],
    printed: [
      'error catalogue/products/CT-1.yaml:3:1: a space is missing behind the colon; write type: cartridge [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'no space behind the colon of a nested field',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au:0.95' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:3: a space is missing behind the colon; write au: 0.95 [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a colon and a space inside a value',
    edits: [{ file: 'products/CT-1.yaml', from: 'summary: A carbon', to: 'summary: Carbon: a' }],
    printed: [
      'error catalogue/products/CT-1.yaml:2:10: the value contains ": ", which begins a new field; write summary: "Carbon: a cartridge for the WH series." [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'an apostrophe that ends the quote',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'summary: A carbon cartridge for the WH series.',
        to: "summary: 'The WH's cartridge'",
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:2:18: text goes on behind the closing quote; an apostrophe may have ended the quote early; write summary: "The WH\'s cartridge" [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a value that begins with @',
    edits: [{ file: 'products/CT-1.yaml', from: 'summary: A carbon', to: 'summary: @home' }],
    printed: [
      'error catalogue/products/CT-1.yaml:2:10: a value cannot begin with @; write summary: "@home cartridge for the WH series." [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a list in brackets left open',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [WH-2' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:12: a list or group in brackets is not closed; write fits: [WH-2] [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a group in braces left open',
    edits: [{ file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ micron: 5' }],
    printed: [
      'error catalogue/products/CT-1.yaml:9:17: a list or group in brackets is not closed; write specifications: { micron: 5 } [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'a line that is no field',
    edits: [
      { file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type: cartridge\nfine carbon' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:4:1: this line is neither "field: value" nor a list entry "- value"; write a colon behind the name of a field, or "- " in front of an entry [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'two commas at several places of a list',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'related: [WH-2]',
        to: 'related: [WH-2, , SOFT-1,, CT-1]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:24:17: a comma stands where a value is wanted; write related: [WH-2, SOFT-1, CT-1] [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'two commas in a list',
    edits: [{ file: 'products/CT-1.yaml', from: 'fits: [WH-2]', to: 'fits: [WH-2,,WH-1]' }],
    printed: [
      'error catalogue/products/CT-1.yaml:14:13: a comma stands where a value is wanted; write fits: [WH-2,WH-1] [syntax]',
    ],
  },
  {
    acceptance: '1',
    mistake: 'no space behind the dash of a list entry',
    edits: [{ file: 'products/WH-1.yaml', from: '  - code: FIT-1', to: '  -code: FIT-1' }],
    printed: [
      'error catalogue/products/WH-1.yaml:23:3 spares.-code: a space is missing behind the dash of a list entry; write - code [wrong-type]',
    ],
  },
  {
    acceptance: '2',
    mistake: 'a field that stands there twice',
    edits: [
      { file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type: cartridge\nname: Again' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:4:1 name: name stands here twice; first at catalogue/products/CT-1.yaml:1; write only one of them [duplicate-key]',
    ],
  },
  {
    acceptance: '2',
    mistake: 'a nested field that stands there twice',
    edits: [{ file: 'products/CT-1.yaml', from: '  nz: 1.1', to: '  nz: 1.1\n  au: 1' }],
    printed: [
      'error catalogue/products/CT-1.yaml:9:3 price.au: au stands here twice; first at catalogue/products/CT-1.yaml:7; write only one of them [duplicate-key]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'an alias',
    edits: [{ file: 'products/CT-1.yaml', from: 'treats: [chlorine]', to: 'treats: *all' }],
    printed: [
      'error catalogue/products/CT-1.yaml:10:9 treats: a value cannot begin with * (an alias); write the value itself, or in quotes [plain-yaml]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'an anchor',
    edits: [
      { file: 'products/CT-1.yaml', from: 'treats: [chlorine]', to: 'treats: &all [chlorine]' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:10:9 treats: an anchor names nothing here; write the line without it [plain-yaml]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'a merge key',
    edits: [
      { file: 'products/CT-1.yaml', from: 'treats: [chlorine]', to: '<<: { treats: [chlorine] }' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:10:1 <<: merge keys (<<) are not used here; write the fields themselves [plain-yaml]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'a tag of its own',
    edits: [
      { file: 'products/CT-1.yaml', from: 'treats: [chlorine]', to: 'treats: !list [chlorine]' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:10:9 treats: a value cannot begin with ! (a tag); write the value in quotes [plain-yaml]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'a tag of the standard',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon', to: 'name: !!str Carbon' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: a value cannot begin with ! (a tag); write the value in quotes [plain-yaml]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'two documents in a file',
    edits: [
      { file: 'products/CT-1.yaml', from: 'treats: [chlorine]', to: '---\ntreats: [chlorine]' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:10:1: --- begins a second document; write one document a file [plain-yaml]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'an instruction to the parser',
    edits: [
      { file: 'products/CT-1.yaml', from: 'name: Carbon', to: '%YAML 1.1\n---\nname: Carbon' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: % begins an instruction to the parser; write the file without it [plain-yaml]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'an empty file',
    edits: [{ file: 'products/CT-1.yaml', text: '' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: the file is empty; write its fields, or delete it [plain-yaml]',
    ],
  },
  {
    acceptance: '15',
    mistake: 'a file of comments',
    edits: [{ file: 'products/CT-1.yaml', text: '# later\n' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:1: the file is empty; write its fields, or delete it [plain-yaml]',
    ],
  },
];
