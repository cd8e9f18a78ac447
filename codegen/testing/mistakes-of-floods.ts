import type { Mistake } from './mistake.ts';

export const mistakesOfFloods: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a landing page with a misspelt address',
    edits: [
      {
        file: 'categories/cartridges.yaml',
        from: 'url: cartridges\n',
        to: 'url: cartridge\n',
      },
    ],
    printed: [
      'error catalogue/categories/cartridges.yaml:5:6 url: 2 places name the category /cartridges, which does not exist, and none names this one; found /cartridge; the first is catalogue/menus/consumer.yaml:6; write the name that they use, or let them name this category [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a line of synonyms twice',
    edits: [
      {
        file: 'synonyms.yaml',
        from: '  - [bacteria, germs]',
        to: '  - [bacteria, germs]\n  - [bacteria, germs]',
      },
    ],
    printed: [
      'error catalogue/synonyms.yaml:4:6 synonyms[2][0]: another group says the same; found bacteria; first at catalogue/synonyms.yaml:3; write something of its own [one-meaning]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the heading of a list of groups lost',
    edits: [
      {
        file: 'contaminants.yaml',
        from: 'contaminants:\n',
        to: '',
      },
    ],
    printed: [
      'error catalogue/contaminants.yaml:4:5 technologies[2]: this entry is none of technologies: there are no fields sign, sources, technologies; write contaminants: in a line of its own in front of it [unknown-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the heading of what is expected lost',
    edits: [
      {
        file: 'specifications.yaml',
        from: 'group: Installation, type: text }',
        to: 'group: Installation, type: text }\n  - type: cartridge\n    facts: [micron]',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:11:5 specifications[9]: this entry is none of specifications: there is no field facts; write the line that begins the list to which it belongs, if that is missing here, or the fields of this list [unknown-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the heading of the flags lost',
    edits: [
      {
        file: 'site.yaml',
        from: 'flags:\n',
        to: '',
      },
    ],
    printed: [
      'error catalogue/site.yaml:29:3 countries.isShowHeader: there are no fields isShowHeader, isShowHeaderSearch, isShowSpecialOffer, isShowSummerSpecial in countries; write flags: in a line of its own in front of them [unknown-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a heading doubled',
    edits: [
      {
        file: 'menus/consumer.yaml',
        from: '    list:\n',
        to: '    list:\n    list:\n',
      },
    ],
    printed: [
      'error catalogue/menus/consumer.yaml:5:5 items[0].list: list stands here twice; first at catalogue/menus/consumer.yaml:4; write only one of them [duplicate-key]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a space lost behind a colon in braces',
    edits: [
      {
        file: 'promotions/teaser-prices.yaml',
        from: 'product: WH-1,',
        to: 'product:WH-1,',
      },
    ],
    printed: [
      'error catalogue/promotions/teaser-prices.yaml:2:50 teasers[0].product: a space is missing behind the colon; found product:WH-1; write product: WH-1 [unknown-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an id of the vocabulary twice, and another nowhere',
    edits: [
      {
        file: 'specifications.yaml',
        from: '{ id: micron,',
        to: '{ id: flow,',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:3:11 specifications[1].id: a place names the specification micron, which does not exist, and this name is given twice; found flow; first at catalogue/specifications.yaml:2; named at catalogue/products/CT-1.yaml:9; write micron in one of the two, if that is the one [dangling-reference]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a dead link beside a printed price',
    edits: [
      {
        file: 'promotions/featured.yaml',
        from: 'link: /WH-1\n',
        to: 'link: /WH-9\n',
      },
    ],
    printed: [
      'error catalogue/promotions/featured.yaml:7:11 promos[0].link: no page has this address; found /WH-9; write the path of a page that exists; did you mean /WH-1 or /WH-2? [dead-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a start far off and an end before it',
    edits: [
      {
        file: 'promotions/summer-special.yaml',
        from: 'start: 2024-12-01',
        to: 'start: 2042-12-01',
      },
    ],
    printed: [
      'error catalogue/promotions/summer-special.yaml:4:8 start: this date is too far away to be right; found 2042-12-01; write a date at most 3 years from today [plausible-date]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a name with an apostrophe and one quote',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: "name: 'Fixture's carbon cartridge",
      },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:1:16: text goes on behind the closing quote; an apostrophe may have ended the quote early; write name: "Fixture\'s carbon cartridge" [syntax]',
    ],
  },
];
