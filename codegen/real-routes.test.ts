/** Compares the routes of the specification with this repository's catalogue. */
import { beforeAll, describe, expect, it } from 'vitest';
import { countries } from '../kernel/countries.ts';
import type { Tables } from '../kernel/tables.ts';
import { categoryAt, realCatalogue, specified } from './testing/real-catalogue.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await realCatalogue();
});

describe('routes of the specification', () => {
  it.each(specified.landings)('%s %s is the page of a category in both countries', (_id, path) => {
    expect(tables.routes[path]).toMatchObject({ countries });
    expect(['landing', 'sub-category']).toContain(tables.routes[path]?.kind);
  });

  it.each(specified.subCategories)('%s the sub-categories of %s exist', (_id, landing, slugs) => {
    for (const slug of slugs) expect(tables.routes[`${landing}/${slug}`], slug).toBeDefined();
  });

  it('RTE-10 shower filters are at the root', () => {
    expect(tables.routes['/shower-water-filters']?.kind).toBe('sub-category');
  });

  it('RTE-13 SPARQ has a list of its own, filtered by three applications', () => {
    const path = '/filtered-sparkling-cold-and-hot-water/sparq';
    expect(tables.routes[path]).toBeDefined();
    expect(categoryAt(tables, path).applications).toEqual([
      'Sparkling, Chilled and Ambient',
      'Boiling and Ambient',
      'Drip-Tray',
    ]);
  });

  it('RTE-17 irrigation filters are filtered by Commercial and Domestic, and each has products', () => {
    const { applications, items } = categoryAt(tables, '/irrigation-sediment-filters');
    expect([...applications].sort()).toEqual(['Commercial', 'Domestic']);
    for (const application of ['Commercial', 'Domestic']) {
      const matching = items.filter((code) =>
        tables.products[code]?.applications.includes(application),
      );
      expect(matching.length, application).toBeGreaterThan(0);
    }
  });

  it('RTE-25 there are video pages, each with a transcript', () => {
    const videos = Object.values(tables.pages).filter(({ template }) => template === 'video');
    expect(videos.length).toBeGreaterThan(0);
    for (const { url, transcript } of videos) expect(transcript, url).not.toEqual([]);
  });

  it('RTE-24 the FilterWall pages exist', () => {
    for (const path of ['/filterwall', '/FILTERWALL-F5', '/FILTERWALL-F3', '/FILTERWALL-F4'])
      expect(tables.routes[path], path).toBeDefined();
  });

  it.each([
    ['RTE-58', '/dealers/', 'Dealers'],
    ['RTE-59', '/specifiers/', 'Specifiers'],
    ['RTE-60', '/food-service/', 'Food-Service'],
  ])('%s there are pages below %s, all of them for %s', (_id, prefix, audience) => {
    const below = Object.values(tables.routes).filter(({ path }) => path.startsWith(prefix));
    expect(below.length).toBeGreaterThan(4);
    for (const route of below) expect(route.audience, route.path).toBe(audience);
  });
});

it('A-64 keeps the page of a renamed series at its address', () => {
  const url = '/dealers/housings/slim/hg-series';
  expect(tables.dealerRange.AU.find((entry) => entry.url === url)?.group).not.toBe('Slim');
  expect(tables.routes[url]?.kind).toBe('dealer-entry');
});
