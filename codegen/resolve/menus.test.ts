/** Compares the menus of the real catalogue with the specification. */
import { beforeAll, describe, expect, it } from 'vitest';
import { countries } from '../../kernel/countries.ts';
import type { Country, MenuItem, NavigationType } from '../../kernel/entry-types.ts';
import { dealerMenus } from '../../kernel/menu-names.ts';
import type { Tables } from '../../kernel/tables.ts';
import { among, realCatalogue, specified } from '../testing/real-catalogue.ts';

const labels = (items: readonly MenuItem[] | undefined) => (items ?? []).map(({ label }) => label);
const entry = (items: readonly MenuItem[] | undefined, label: string): MenuItem => {
  const found = (items ?? []).find((item) => item.label === label);
  if (!found) throw new Error(`no entry ${label} among ${labels(items).join(', ')}`);
  return found;
};
const all = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...all(item.list ?? [])]);

const landings = specified.landings.map(([, path]) => path);

let tables: Tables;
beforeAll(async () => {
  tables = await realCatalogue();
});
const menu = (audience: NavigationType, country: Country = 'AU') => tables.menus[country][audience];

describe.each(countries)('the menus of %s', (country) => {
  it.each(specified.menus)('$ids $audience', ({ audience, below, wanted }) => {
    const items = menu(audience, country);
    const found = below === undefined ? items : (entry(items, below).list ?? []);
    const names = found.flatMap(({ label, url }) => [label, url]);
    expect(among(names, wanted)).toEqual(wanted);
  });

  it('NAV-02 the products of consumers are the landing pages', () => {
    const { list = [] } = entry(menu('Consumer', country), 'Products');
    const urls = list.map(({ url }) => url);
    expect(among(urls, landings)).toEqual(landings);
  });

  it('NAV-03 dealers log in from the menu', () => {
    expect(entry(menu('Dealers', country), 'Dealer login')).toMatchObject({ action: 'login' });
  });

  it('NAV-07 dealer products by Menu, Group with its column, and Name', () => {
    const range = entry(menu('Dealers', country), 'Products').list ?? [];
    expect(among(labels(range), dealerMenus)).toEqual(dealerMenus);
    for (const { label, list } of range) {
      expect(list?.length, label).toBeGreaterThan(0);
      for (const group of list ?? []) {
        expect([1, 2], `${label} ${group.label}`).toContain(group.column);
        expect(group.list?.length, `${label} ${group.label}`).toBeGreaterThan(0);
      }
    }
  });

  it('NAV-08 the product range of food service', () => {
    expect(entry(menu('Food-Service', country), 'Product range').list?.length).toBeGreaterThan(2);
  });

  it('A-35 RTE-13 RTE-17 SPARQ and Irrigation list their applications and "View All"', () => {
    const { list = [] } = entry(menu('Consumer', country), 'Products');
    const below = (url: string) => labels(list.find((item) => item.url === url)?.list);
    expect(below('/irrigation-sediment-filters')).toEqual(['Commercial', 'Domestic', 'View All']);
    expect(below('/sparq').slice(1)).toEqual([
      'Sparkling, Chilled and Ambient',
      'Boiling and Ambient',
      'Drip-Tray',
      'View All',
    ]);
  });
});

it('NAV-04 the product selector of dealers is the external site of the country', () => {
  expect(entry(menu('Dealers', 'AU'), 'Product selector').externalUrl).toMatch(/\.com\.au\//);
  expect(entry(menu('Dealers', 'NZ'), 'Product selector').externalUrl).toMatch(/\.co\.nz\//);
});

it('NAV-06 Irrigation has two links, filtered by application', () => {
  const irrigation = entry(entry(menu('Dealers'), 'Categories').list, 'Irrigation');
  expect(irrigation.list).toEqual([
    { label: 'Domestic', url: '/dealers/irrigation?custitem_application=Domestic' },
    { label: 'Commercial', url: '/dealers/irrigation?custitem_application=Commercial' },
  ]);
});

it.each([
  ['NAV-19', 'PT Series', '/PT-12DC11'],
  ['NAV-20 A-37', 'OT Series', '/dealers/basic/faucets'],
  ['NAV-21 A-37', 'HD Series', '/dealers/basic/hd-series'],
])('%s %s opens %s wherever it is listed', (_id, label, url) => {
  const found = countries.flatMap((country) =>
    all(menu('Dealers', country)).filter((item) => item.label === label),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const item of found) expect(item.url).toBe(url);
  // The dealers' home page and /dealers/range list the same series.
  for (const country of countries)
    for (const { name, url: own } of tables.dealerRange[country])
      if (name === label) expect(own).toBe(url);
});

it('NAV-23 each entry of the dealer range has its fields, and products that exist', () => {
  for (const { menu: name, group, column, name: series, url, products: codes } of countries.flatMap(
    (country) => tables.dealerRange[country],
  )) {
    expect(dealerMenus).toContain(name);
    expect([1, 2]).toContain(column);
    expect(`${group}${series}`.trim()).not.toBe('');
    expect(url).toMatch(/^\//);
    for (const code of codes) expect(tables.products[code], code).toBeDefined();
  }
});
