/** The routes of the specification, held against the catalogue of this repository. */
import { beforeAll, describe, expect, it } from 'vitest';
import { countries } from '../kernel/countries.ts';
import type { Tables } from '../kernel/tables.ts';
import { categoryAt, realCatalogues, specified } from './testing/real-catalogue.ts';

describe.each(realCatalogues)('%s', (_name, read) => {
  let catalogue: Tables;
  beforeAll(async () => {
    catalogue = await read();
  });

  describe('routes of the specification', () => {
    it.each(specified.landings)(
      '%s %s is the page of a category in both countries',
      (_id, path) => {
        expect(catalogue.routes[path]).toMatchObject({ countries });
        expect(['landing', 'sub-category']).toContain(catalogue.routes[path]?.kind);
      },
    );

    it.each(specified.subCategories)('%s the sub-categories of %s exist', (_id, landing, slugs) => {
      for (const slug of slugs) expect(catalogue.routes[`${landing}/${slug}`], slug).toBeDefined();
    });

    it('RTE-10 shower filters are at the root', () => {
      expect(catalogue.routes['/shower-water-filters']?.kind).toBe('sub-category');
    });

    it('RTE-13 SPARQ has a list of its own, filtered by three applications', () => {
      const path = '/filtered-sparkling-cold-and-hot-water/sparq';
      expect(catalogue.routes[path]).toBeDefined();
      expect(categoryAt(catalogue, path).applications).toEqual([
        'Sparkling, Chilled and Ambient',
        'Boiling and Ambient',
        'Drip-Tray',
      ]);
    });

    it('RTE-17 irrigation filters are filtered by Commercial and Domestic, and each has products', () => {
      const { applications, items } = categoryAt(catalogue, '/irrigation-sediment-filters');
      expect([...applications].sort()).toEqual(['Commercial', 'Domestic']);
      for (const application of ['Commercial', 'Domestic']) {
        const matching = items.filter((code) =>
          catalogue.products[code]?.applications.includes(application),
        );
        expect(matching.length, application).toBeGreaterThan(0);
      }
    });

    it('RTE-25 there are video pages, each with a transcript', () => {
      const videos = Object.values(catalogue.pages).filter(({ template }) => template === 'video');
      expect(videos.length).toBeGreaterThan(0);
      for (const { url, transcript } of videos) expect(transcript, url).not.toEqual([]);
    });

    it('RTE-24 the FilterWall pages exist', () => {
      for (const path of ['/filterwall', '/FILTERWALL-F5', '/FILTERWALL-F3', '/FILTERWALL-F4'])
        expect(catalogue.routes[path], path).toBeDefined();
    });

    it.each([
      ['RTE-58', '/dealers/', 'Dealers'],
      ['RTE-59', '/specifiers/', 'Specifiers'],
      ['RTE-60', '/food-service/', 'Food-Service'],
    ])('%s there are pages below %s, all of them for %s', (_id, prefix, audience) => {
      const below = Object.values(catalogue.routes).filter(({ path }) => path.startsWith(prefix));
      expect(below.length).toBeGreaterThan(4);
      for (const route of below) expect(route.audience, route.path).toBe(audience);
    });
  });

  it('A-64 keeps the page of a renamed series at its address', () => {
    const url = '/dealers/housings/slim/hg-series';
    expect(catalogue.dealerRange.AU.find((entry) => entry.url === url)?.group).not.toBe('Slim');
    expect(catalogue.routes[url]?.kind).toBe('dealer-entry');
  });
});
