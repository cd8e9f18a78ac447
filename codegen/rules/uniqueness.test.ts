import { describe, expect, it } from 'vitest';
import { linesOf } from '../testing/catalogue-copy.ts';

const rules = ['duplicate-id', 'duplicate-title', 'duplicate-description', 'duplicate-section'];

describe('the rule about uniqueness accepts', () => {
  it('the headings of two pages may be the same', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'pages/world.yaml',
          from: 'points:',
          to: 'sections: [{ heading: Other }]\npoints:',
        },
      ]),
    ).toEqual([]);
  });
});

describe('the rule about uniqueness refuses', () => {
  it('ENT-01 two categories with one id', async () => {
    expect(
      await linesOf(rules, [{ file: 'categories/mains.yaml', from: '- id: 120', to: '- id: 200' }]),
    ).toEqual([
      'error catalogue/categories/mains.yaml:50:9 categories[1].id: another category says the same; found 200; first at catalogue/categories/cartridges.yaml:1; write something of its own [duplicate-id]',
    ]);
  });

  it('QLT-04 two pages with one title and description', async () => {
    expect(
      await linesOf(rules, [
        { file: 'pages/world.yaml', from: 'pageTitle: Product selector', to: 'pageTitle: Search' },
        {
          file: 'pages/world.yaml',
          from: 'pageDescription: Three questions lead to a filter.',
          to: 'pageDescription: Search by code or word.',
        },
      ]),
    ).toEqual([
      'error catalogue/pages/world.yaml:5:12 pageTitle: another page says the same; found Search; first at catalogue/pages/search.yaml:5; write something of its own [duplicate-title]',
      'error catalogue/pages/world.yaml:6:18 pageDescription: another page says the same; found Search by code or word.; first at catalogue/pages/search.yaml:6; write something of its own [duplicate-description]',
    ]);
  });

  it('two sections of a page with one fragment', async () => {
    expect(
      await linesOf(rules, [
        { file: 'pages/specifiers-why.yaml', from: 'id: more', to: 'id: flow-and-pressure' },
      ]),
    ).toEqual([
      'error catalogue/pages/specifiers-why.yaml:28:14 sections[1].heading: another section of the page says the same; found flow-and-pressure; first at catalogue/pages/specifiers-why.yaml:13; write something of its own [duplicate-section]',
    ]);
  });

  it('ENT-05 two promotions with one id', async () => {
    expect(
      await linesOf(rules, [
        { file: 'promotions/featured.yaml', from: 'id: whole-house-nz', to: 'id: whole-house' },
      ]),
    ).toEqual([
      'error catalogue/promotions/featured.yaml:10:11 promos[1].id: another entry says the same; found whole-house; first at catalogue/promotions/featured.yaml:2; write something of its own [duplicate-id]',
    ]);
  });

  it('RTE-55 two redirects of one address', async () => {
    expect(
      await linesOf(rules, [
        { file: 'redirects.yaml', from: 'from: /3f9a2c71', to: 'from: /selector' },
      ]),
    ).toEqual([
      'error catalogue/redirects.yaml:3:13 redirects[1].from: another entry says the same; found /selector; first at catalogue/redirects.yaml:2; write something of its own [duplicate-id]',
    ]);
  });

  it('NAV-01 two menus of one audience', async () => {
    expect(
      await linesOf(rules, [
        {
          file: 'menus/plumbers-2.yaml',
          text: 'audience: Plumbers\nitems:\n  - category: /mains\n',
        },
      ]),
    ).toEqual([
      'error catalogue/menus/plumbers.yaml:1:11 audience: another menu says the same; found Plumbers; first at catalogue/menus/plumbers-2.yaml:1; write something of its own [duplicate-id]',
    ]);
  });
});
