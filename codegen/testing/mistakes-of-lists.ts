import type { Mistake } from './mistake.ts';

export const mistakesOfLists: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a cartridge listed twice',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  - { code: CT-1, quantity: 2, every: 12 }',
        to: '  - { code: CT-1, quantity: 2, every: 12 }\n  - { code: CT-1, every: 6 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:22:13 cartridges[1].code: this part is here twice; found CT-1; first at catalogue/products/WH-1.yaml:21; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a part among cartridges and spares',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  - code: FIT-1',
        to: '  - code: CT-1',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:23:11 spares[0].code: this part is here twice; found CT-1; first at catalogue/products/WH-1.yaml:21; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two finishes of one name',
    edits: [
      {
        file: 'products/WH-2.yaml',
        from: '  - { name: Graphite, colour: "#3b3f42" }',
        to: '  - { name: Graphite, colour: "#3b3f42" }\n  - { name: Graphite, colour: "#ffffff" }',
      },
    ],
    printed: [
      'error catalogue/products/WH-2.yaml:8:13 finishes[1].name: this finish is here twice; found Graphite; first at catalogue/products/WH-2.yaml:7; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a select with a choice twice',
    edits: [
      {
        file: 'pages/contact-us.yaml',
        from: '[Sales, Service]',
        to: '[Sales, Service, Sales]',
      },
    ],
    printed: [
      'error catalogue/pages/contact-us.yaml:13:76 form.fields[1].options[2]: this choice is here twice; found Sales; first at catalogue/pages/contact-us.yaml:13; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a question asked twice on a page',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '    text: More to come.',
        to: '    faqs:\n      - { question: Is 1 < 2?, answer: Always. }',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:31:21 sections[1].faqs[0].question: this question is here twice; found Is 1 < 2?; first at catalogue/pages/specifiers-why.yaml:22; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a heading twice on a page under two ids',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: 'heading: Other',
        to: 'heading: Flow & pressure',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:28:14 sections[1].heading: another section of the page says the same; found Flow & pressure; first at catalogue/pages/specifiers-why.yaml:13; write something of its own [duplicate-section]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a heading with nothing beneath',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '\n    text: More to come.',
        to: '',
      },
    ],
    printed: [
      'warning catalogue/pages/specifiers-why.yaml:28:14 sections[1].heading: nothing stands beneath this heading; found Other; write what it is about, or take it away [incomplete-page]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a row of a table twice',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '        - [WH-2, ""]',
        to: '        - [WH-2, ""]\n        - [WH-2, ""]',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:21:11 sections[0].table.rows[2]: this row is here twice; found ["WH-2",""]; first at catalogue/pages/specifiers-why.yaml:20; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two columns of one name',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: 'columns: [Model, Flow]',
        to: 'columns: [Flow, Flow]',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:17:23 sections[0].table.columns[1]: this column is here twice; found Flow; first at catalogue/pages/specifiers-why.yaml:17; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a pointer twice',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'pointers: [One filter for every tap]',
        to: 'pointers: [One filter for every tap, One filter for every tap]',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:10:38 pointers[1]: this point is here twice; found One filter for every tap; first at catalogue/categories/mains.yaml:10; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two banners with one id',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'linkLabel: Open the selector }\nrelated',
        to: 'linkLabel: Open the selector }\n  - { id: help, text: Which one?, link: /stores, linkLabel: Ask a dealer }\nrelated',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:15:11 banners[1].id: this banner is here twice; found help; first at catalogue/categories/mains.yaml:14; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two specifications of one label',
    edits: [
      {
        file: 'specifications.yaml',
        from: 'label: Connection,',
        to: 'label: Nominal micron rating,',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:10:30 specifications[8].label: this specification is here twice; found Nominal micron rating; first at catalogue/specifications.yaml:3; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'what is expected of a type given twice',
    edits: [
      {
        file: 'specifications.yaml',
        from: 'group: Installation, type: text }',
        to: 'group: Installation, type: text }\nexpected:\n  - { type: cartridge, facts: [micron] }\n  - { type: cartridge, facts: [micron] }',
      },
    ],
    printed: [
      'error catalogue/specifications.yaml:13:13 expected[1].type: this entry is here twice; found cartridge; first at catalogue/specifications.yaml:12; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two contaminants of one name',
    edits: [
      {
        file: 'contaminants.yaml',
        from: '    name: Sediment\n',
        to: '    name: Chlorine\n',
      },
    ],
    printed: [
      'error catalogue/contaminants.yaml:12:11 contaminants[1].name: this entry is here twice; found Chlorine; first at catalogue/contaminants.yaml:6; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two sections of one label',
    edits: [
      {
        file: 'site.yaml',
        from: 'label: Specifiers }',
        to: 'label: Dealers }',
      },
    ],
    printed: [
      'error catalogue/site.yaml:39:38 audiences[2].label: this section is here twice; found Dealers; first at catalogue/site.yaml:38; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two accounts at one host',
    edits: [
      {
        file: 'site.yaml',
        from: '  - { label: Video channel, url: https://video.example.com/fixture }',
        to: '  - { label: Video channel, url: https://video.example.com/fixture }\n  - { label: Photographs, url: https://www.video.example.com/pictures }',
      },
    ],
    printed: [
      'error catalogue/site.yaml:43:32 social[1].url: this entry is here twice; found video.example.com; first at catalogue/site.yaml:42; write it once [said-twice]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a place twice',
    edits: [
      {
        file: 'places/stores.yaml',
        from: '    services: [Cartridges]\n',
        to: '    services: [Cartridges]\n  - name: Fixture dealer\n    country: AU\n    region: Northern Territory\n    suburb: Darwin\n    postcode: "0800"\n    latitude: -12.46\n    longitude: 130.84\n    services: [Whole house systems]\n',
      },
    ],
    printed: [
      'error catalogue/places/stores.yaml:11:11 places[1].name: this place is here twice; found Fixture dealer, Darwin, 0800; first at catalogue/places/stores.yaml:3; write it once [said-twice]',
    ],
  },
];
