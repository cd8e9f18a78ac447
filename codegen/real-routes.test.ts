/** The routes of the specification, held against the catalogue of this repository. */
import { beforeAll, describe, expect, it } from 'vitest';
import { countries } from '../kernel/countries.ts';
import type { Tables } from '../kernel/tables.ts';
import { categoryAt, namedCodes, realCatalogues } from './testing/real-catalogue.ts';

const landings = [
  ['RTE-01', '/mains-water-filter-systems'],
  ['RTE-02', '/rainwater-filter-systems'],
  ['RTE-03', '/mixer-taps'],
  ['RTE-04', '/sparq'],
  ['RTE-05', '/caravan-and-rv-filters'],
  ['RTE-06', '/replacement-cartridges'],
  ['RTE-07', '/water-treatment-solutions'],
  ['RTE-08', '/irrigation-sediment-filters'],
  ['RTE-09', '/puretec-spare-parts-and-accessories'],
] as const;

const subCategories: readonly (readonly [id: string, landing: string, slugs: readonly string[]])[] =
  [
    [
      'RTE-10',
      '/mains-water-filter-systems',
      [
        'whole-house-filter-systems-for-mains',
        'mains-water-3-way-mixer-tap-with-water-filter-kits',
        'mains-water-undersink-water-filter-systems',
        'filtered-drinking-fountain',
        'replacement-cartridges-for-mains-water',
      ],
    ],
    [
      'RTE-11',
      '/rainwater-filter-systems',
      [
        'rainwater-wholehouse-filter-systems',
        'rainwater-undersink-filter-systems',
        'rainwater-3-way-mixer-tap-with-water-filter-kits',
        'tanksafe-rainwater-tank-purifier',
        'replacement-cartridges-for-rainwater',
      ],
    ],
    [
      'RTE-12',
      '/mixer-taps',
      ['mixer-taps-category', 'sparq', '3-way-mixer-tap-with-water-filter-kits', 'filter-taps'],
    ],
    ['RTE-14', '/caravan-and-rv-filters', ['caravan-filter-kits']],
    [
      'RTE-15',
      '/replacement-cartridges',
      [
        'quick-twist',
        'carbon-filter-cartridges',
        'sediment-filter-cartridges',
        'inline-compatible-filter-cartridges',
        'speciality-cartridges',
        'maintenance-kits',
      ],
    ],
    [
      'RTE-16',
      '/water-treatment-solutions',
      [
        'water-softeners',
        'ultraviolet-water-treatment-systems',
        'backwash-water-filtration',
        'water-treatment-systems',
        'water-treatment-system-media-replacements',
      ],
    ],
    [
      'RTE-18',
      '/puretec-spare-parts-and-accessories',
      [
        'filter-housings',
        'fittings-and-connections',
        'uv-parts-and-accessories',
        'water-treatment-assembly',
        'other',
      ],
    ],
  ];

const pages = [
  ['AUD-02', '/', '/dealers', '/specifiers', '/food-service'],
  ['RTE-22', '/search'],
  ['RTE-23', '/mains-water-house', '/mains-water-apartment', '/rainwater-house', '/holiday-house'],
  ['RTE-23', '/surface-water-house'],
  ['RTE-24', '/filterwall'],
  ['RTE-26', '/login'],
  ['RTE-30', '/world'],
  ['RTE-31', '/stores'],
  ['RTE-32', '/installer'],
  ['RTE-33', '/about-us'],
  ['RTE-34', '/locations'],
  ['RTE-35', '/discover-puretec'],
  ['RTE-36', '/news'],
  ['RTE-37', '/case-studies'],
  ['RTE-38', '/careers'],
  ['RTE-39', '/product-support'],
  ['RTE-40', '/warranty-registration'],
  ['RTE-41', '/puretec-warranty-statement'],
  ['RTE-42', '/downloads'],
  ['RTE-43', '/videos'],
  ['RTE-44', '/blogs'],
  ['RTE-45', '/contaminants'],
  ['RTE-46', '/regulations/regulations-for-water-suppliers'],
  ['RTE-47', '/articles'],
  ['RTE-48', '/puretec-videos'],
  ['RTE-49', '/know-your-water'],
  ['RTE-50', '/product-recalls'],
  ['RTE-51', '/faqs'],
  ['RTE-52', '/contact-us'],
  ['RTE-53', '/specifiers-chat-about-your-project'],
  ['RTE-54', '/specifiers-why'],
  ['RTE-56', '/knowledge-hub', '/company-and-support'],
  ['RTE-57', '/upgrade-special-2025'],
] satisfies [string, ...string[]][];

describe.each(realCatalogues)('%s', (_name, read) => {
  let catalogue: Tables;
  beforeAll(async () => {
    catalogue = await read();
  });

  describe('routes of the specification', () => {
    it.each(landings)('%s %s is the page of a category in both countries', (_id, path) => {
      expect(catalogue.routes[path]).toMatchObject({ countries });
      expect(['landing', 'sub-category']).toContain(catalogue.routes[path]?.kind);
    });

    it('RTE-01 to RTE-09 each landing has a title and a description of its own', () => {
      const found = landings.map(([, path]) => catalogue.routes[path]);
      expect(new Set(found.map((route) => route?.title)).size).toBe(landings.length);
      expect(new Set(found.map((route) => route?.description)).size).toBe(landings.length);
    });

    it.each(subCategories)('%s the sub-categories of %s exist', (_id, landing, slugs) => {
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

    it.each(pages)('%s %s is a page', (_id, ...paths) => {
      for (const path of paths) expect(catalogue.routes[path]?.kind, path).toBe('page');
    });

    it.each([
      ['RTE-53', '/specifiers-chat-about-your-project'],
      ['RTE-54', '/specifiers-why'],
      ['RTE-59', '/specifiers'],
    ])('%s %s belongs to the specifiers', (_id, path) => {
      expect(catalogue.routes[path]?.audience).toBe('Specifiers');
    });

    it.each(namedCodes)('RTE-20 /%s is a product page', (code) => {
      expect(catalogue.routes[`/${code}`]).toMatchObject({ kind: 'product' });
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

    it('RTE-55 legacy addresses lead to pages that exist', () => {
      const legacy = catalogue.redirects.filter(({ from }) => /^\/[0-9a-f]{8}$/.test(from));
      expect(legacy.length).toBeGreaterThan(0);
      for (const { to } of legacy) expect(catalogue.routes[to], to).toBeDefined();
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
