/** What visitors reach in the catalogue of this repository, held against the specification. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, countries, type MenuItem } from './catalogue.ts';
import { readRealCatalogue } from './testing/real-catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readRealCatalogue();
});

describe('GEN-07 the data of the navigation', () => {
  it('holds categories, promotions, teasers, comparisons, videos, banners and the dealer range', () => {
    expect(catalogue.categories.size).toBeGreaterThan(40);
    expect(catalogue.featured.size).toBeGreaterThan(0);
    expect(catalogue.teasers.size).toBe(7);
    expect(catalogue.dealerRange.length).toBeGreaterThan(8);
  });

  it('GEN-03 has places of both kinds in both countries, all marked as samples', () => {
    const places = catalogue.places.flatMap(({ type, places }) =>
      places.map((place) => ({ ...place, type })),
    );
    for (const type of ['store', 'installer'])
      for (const country of countries)
        expect(places.some((place) => place.type === type && place.country === country)).toBe(true);
    expect(places.filter(({ sample }) => !sample)).toEqual([]);
  });
});

describe('what visitors come for', () => {
  const linked = () => {
    const urlsOf = (items: readonly MenuItem[]): string[] =>
      items.flatMap(({ url, list }) => [url, ...urlsOf(list ?? [])]);
    return new Set(countries.flatMap((country) => urlsOf(catalogue.menus[country].Consumer)));
  };

  it('GEN-02 GEN-04 the selector and the warranty registration stand in the menu', () => {
    for (const url of ['/world', '/warranty-registration']) {
      expect(catalogue.pages.has(url)).toBe(true);
      expect(linked()).toContain(url);
    }
  });

  it('GEN-05 support and knowledge are reached from the menu', () => {
    const wanted = [
      '/knowledge-hub',
      '/articles',
      '/faqs',
      '/product-support',
      '/downloads',
      '/videos',
    ];
    for (const url of wanted) expect(linked()).toContain(url);
  });

  it('QLT-09 the privacy page names both cookies', () => {
    const { section, banner } = catalogue.site.cookies;
    const text = JSON.stringify(catalogue.pages.get('/privacy')?.file);
    expect(text).toContain(section);
    expect(text).toContain(banner);
  });
});
