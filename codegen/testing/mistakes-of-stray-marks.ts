/** Marks at the end of a value, which nobody meant. */
import type { Mistake } from './mistake.ts';

export const mistakesOfStrayMarks: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a comma behind a series',
    edits: [{ file: 'products/WH-1.yaml', from: 'series: WH', to: 'series: WH,' }],
    printed: [
      'warning catalogue/products/WH-1.yaml:10:9 series: a comma stands at the end of this text; write WH [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an apostrophe behind a series',
    edits: [{ file: 'products/WH-1.yaml', from: 'series: WH', to: "series: WH'" }],
    printed: [
      'warning catalogue/products/WH-1.yaml:10:9 series: an apostrophe stands at the end of this text; write WH [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a backslash behind a fact',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  connection: 1 inch BSP',
        to: '  connection: 1 inch BSP\\',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:17:15 specifications.connection: a backslash stands at the end of this text; write 1 inch BSP [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma behind a fact',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  connection: 1 inch BSP',
        to: '  connection: 1 inch BSP,',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:17:15 specifications.connection: a comma stands at the end of this text; write 1 inch BSP [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma behind a name',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'name: Carbon cartridge, first model',
        to: 'name: Carbon cartridge,',
      },
    ],
    printed: [
      'warning catalogue/products/CT-0.yaml:1:7 name: a comma stands at the end of this text; write Carbon cartridge [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a semicolon behind a name',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'name: Carbon cartridge, first model',
        to: 'name: Carbon cartridge;',
      },
    ],
    printed: [
      'warning catalogue/products/CT-0.yaml:1:7 name: a semicolon stands at the end of this text; write Carbon cartridge [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an apostrophe behind a name',
    edits: [
      {
        file: 'products/CT-0.yaml',
        from: 'name: Carbon cartridge, first model',
        to: "name: Carbon cartridge'",
      },
    ],
    printed: [
      'warning catalogue/products/CT-0.yaml:1:7 name: an apostrophe stands at the end of this text; write Carbon cartridge [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma behind a code',
    edits: [{ file: 'products/CT-0.yaml', from: 'replacedBy: CT-1', to: 'replacedBy: CT-1,' }],
    printed: [
      'error catalogue/products/CT-0.yaml:6:13 replacedBy: a comma stands at the end of this text; write CT-1 [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma behind a choice',
    edits: [{ file: 'products/WH-1.yaml', from: 'type: system', to: 'type: system,' }],
    printed: [
      'error catalogue/products/WH-1.yaml:9:7 type: a comma stands at the end of this text; write system [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma behind an entry with a dash',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'keywords: [5 micron, "carbon block"]',
        to: 'keywords:\n  - carbon,\n  - block',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:5:5 keywords[0]: a comma stands at the end of this text; write carbon [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a comma behind a switch',
    edits: [{ file: 'products/CT-0.yaml', from: 'discontinued: true', to: 'discontinued: true,' }],
    printed: [
      'error catalogue/products/CT-0.yaml:5:15 discontinued: a comma stands at the end of this text; write true [text-marks]',
    ],
  },
];
