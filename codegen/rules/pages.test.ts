import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = [
  'audience-of-path',
  'incomplete-page',
  'table-row',
  'promotion-dates',
  'missing-page',
  'empty-menu',
];

describe('the rule about pages accepts', () => {
  it('RTE-26 the pages and menus of the fixture are complete', async () => {
    expect(await linesOf(rules, [])).toEqual([]);
  });
});

describe('the rule about pages refuses', () => {
  it('A-01 a page of another section than its path', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'pages/careers.yaml',
          text: 'url: /careers\naudience: Dealers\ntitle: Careers\nintro: Careers.\npageTitle: Careers\npageDescription: Careers.\n',
        },
      ]),
    ).toEqual([
      'error catalogue/pages/careers.yaml:2:11 audience: a visitor of /careers is shown the section Consumer: the path decides; found Dealers; write Consumer, or a path below the home of Dealers [audience-of-path]',
    ]);
  });

  it('a form without its fields', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'pages/careers.yaml',
          text: 'url: /careers\ntemplate: form\ntitle: Careers\nintro: Careers.\npageTitle: Careers\npageDescription: Careers.\n',
        },
      ]),
    ).toEqual([
      'error catalogue/pages/careers.yaml:2:11 template: a page with the template form needs form; write form, as schema/page.schema.json describes it [incomplete-page]',
    ]);
  });

  it('RTE-25 a video without its transcript', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'pages/videos-cartridge-change.yaml',
          from: 'transcript: Close the valve. Open the housing.\n',
          to: '',
        },
      ]),
    ).toEqual([
      'error catalogue/pages/videos-cartridge-change.yaml:2:11 template: a page with the template video needs transcript; write transcript, as schema/page.schema.json describes it [incomplete-page]',
    ]);
  });

  it('a finder without its places', async () => {
    expect(
      await linesOf(rules, [{ file: 'pages/stores.yaml', from: 'places: store\n', to: '' }]),
    ).toEqual([
      'error catalogue/pages/stores.yaml:2:11 template: a page with the template places needs places; write places, as schema/page.schema.json describes it [incomplete-page]',
    ]);
  });

  it('a row with a cell too many', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'pages/specifiers-why.yaml',
          from: '[WH-1, 60 L/min]',
          to: '[WH-1, 60 L/min, all]',
        },
      ]),
    ).toEqual([
      'error catalogue/pages/specifiers-why.yaml:19:11 sections[0].table.rows[0]: the row has 3 cells and the table 2 columns; write 2 cells [table-row]',
    ]);
  });

  it('BNR-01 a promotion that ends before it starts', async () => {
    expect(
      await linesOf(rules, [
        { file: 'promotions/summer-special.yaml', from: 'end: 2025-02-28', to: 'end: 2024-02-28' },
      ]),
    ).toEqual([
      'error catalogue/promotions/summer-special.yaml:5:6 end: the promotion ends before it starts on 2024-12-01; found 2024-02-28; write a later day [promotion-dates]',
    ]);
  });

  it('RTE-31 a page that the header leads to', async () => {
    expect(await linesOf(rules, [{ file: 'pages/installer.yaml', deleted: true }])).toEqual([
      'error catalogue/pages/installer.yaml:1:1: the site needs a page at /installer; write a file in pages/ with url: /installer [missing-page]',
    ]);
  });

  it('NAV-11 a menu that is empty in one country', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'menus/plumbers.yaml',
          text: 'audience: Plumbers\nitems:\n  - { label: Large, url: /WH-2 }\n',
        },
      ]),
    ).toEqual([
      'error catalogue/menus/plumbers.yaml:1:1: the menu of Plumbers has no entry in NZ; write items that lead to pages of that country [empty-menu]',
    ]);
  });
});
