/** Checks what visitors reach in this repository's catalogue against the specification. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../kernel/contract.ts';
import { countries } from '../kernel/countries.ts';
import type { Tables } from '../kernel/tables.ts';
import { realCatalogues } from './testing/real-catalogue.ts';

describe.each(realCatalogues)('%s', (_name, read) => {
  let catalogue: Tables;
  beforeAll(async () => {
    catalogue = await read();
  });

  describe('GEN-07 the data of the navigation', () => {
    it('holds categories, promotions, teasers, comparisons, videos, banners and the dealer range', () => {
      const categories = Object.values(catalogue.categories);
      expect(categories.length).toBeGreaterThan(40);
      expect(categories.some(({ featured }) => featured !== undefined)).toBe(true);
      expect(catalogue.teaserPrices.length).toBeGreaterThanOrEqual(7);
      for (const country of countries)
        expect(catalogue.dealerRange[country].length, country).toBeGreaterThan(8);
    });

    it('GEN-03 has places of both kinds in both countries', () => {
      for (const type of ['store', 'installer'])
        for (const country of countries)
          expect(
            catalogue.places.some((place) => place.type === type && place.country === country),
          ).toBe(true);
    });
  });

  describe('what visitors come for', () => {
    const linked = () => {
      const urlsOf = (items: readonly MenuItem[]): string[] =>
        items.flatMap(({ url, list }) => [url, ...urlsOf(list ?? [])]);
      return new Set(countries.flatMap((country) => urlsOf(catalogue.menus[country].Consumer)));
    };

    it('GEN-02 GEN-04 the menu has the selector and the warranty registration', () => {
      for (const url of ['/world', '/warranty-registration']) {
        expect(catalogue.pages[url]).toBeDefined();
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
  });
});
