/** What the specification says of the content, held against the catalogue of this repository. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue, Category } from './catalogue.ts';
import { categoryKind } from './resolve/categories.ts';
import { namedCodes, readRealCatalogue } from './testing/real-catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readRealCatalogue();
});

const dealerOnly = ['PR-PPP22', 'PR-PPP30', 'FILTERWALL-F5-MG', 'FILTERWALL-F6-MG'];
const notSuggested = [
  'HYBRID-E13-LF',
  'HYBRID-E13AMC-LF',
  'HYBRID-E6-LF',
  'HYBRID-E7-LF',
  'HYBRID-E7AMC-LF',
  'HYBRID-E8-LF',
  'HYBRID-E9-LF',
  'HYBRID-E9AMC-LF',
  'HR-EI6',
  'HR-EI7',
  'HR-EI8',
  'HR-EI9',
  'HR-EI13',
];

describe('products', () => {
  it('GEN-01 there are at least 150, of every kind that the specification names', () => {
    expect(catalogue.products.size).toBeGreaterThanOrEqual(150);
    const types = new Set([...catalogue.products.values()].map(({ file }) => file.type));
    for (const type of ['cartridge', 'housing', 'system', 'fitting', 'kit', 'spare'])
      expect(types, type).toContain(type);
  });

  it('ENT-20 every code that the specification names is a product', () => {
    for (const code of [...namedCodes, ...dealerOnly, ...notSuggested, 'PT-12DC11'])
      expect(catalogue.products.has(code), code).toBe(true);
  });

  it('SRCH-15 exactly the four named products are for dealers only', () => {
    const found = [...catalogue.products.values()].filter(({ file }) => file.dealerOnly);
    expect(found.map(({ code }) => code).sort()).toEqual([...dealerOnly].sort());
  });

  it('SRCH-16 exactly the named products are never suggested', () => {
    const found = [...catalogue.products.values()].filter(
      ({ file }) => file.excludedFromSuggestions,
    );
    expect(found.map(({ code }) => code).sort()).toEqual([...notSuggested].sort());
  });

  it('GEN-01 each consumer sub-category lists at least four products', () => {
    const thin = [...catalogue.categories.values()]
      .filter((category) => categoryKind(category) === 'sub-category')
      .filter(({ audience }) => audience === 'Consumer')
      .filter(({ file }) => (file.items ?? []).length < 4)
      .map(({ url, file }) => `${url}: ${(file.items ?? []).length}`);
    expect(thin).toEqual([]);
  });
});

describe('prices', () => {
  it('PRC-01 PRC-02 TSR-07 SOL40-E3 costs what the specification says, GST included', () => {
    const price = catalogue.products.get('SOL40-E3')?.price;
    expect(price?.AU).toMatchObject({ kind: 'priced', incGstCents: 310_835 });
    expect(price?.NZ).toMatchObject({ kind: 'priced', incGstCents: 362_280 });
  });

  it('TSR-06 WTEST-KIT1 costs 143.00 in both countries, GST included', () => {
    const price = catalogue.products.get('WTEST-KIT1')?.price;
    expect(price?.AU).toMatchObject({ kind: 'priced', incGstCents: 14_300 });
    expect(price?.NZ).toMatchObject({ kind: 'priced', incGstCents: 14_300 });
  });

  it.each([
    ['TSR-01', 'undersink-mains', '372.36', '392.99'],
    ['TSR-02', 'wholehouse-mains', '964.89', '1,018.36'],
    ['TSR-03', 'undersink-rainwater', '1,017.16', '1,060.61'],
    ['TSR-04', 'wholehouse-rainwater', '2,786.61', '3,043.44'],
    ['TSR-05', 'caravan-dual', '232.83', '296.80'],
    ['TSR-06', 'water-test-kit', '143.00', '143.00'],
    ['TSR-07', 'softener-sol40-e3', '3,108.35', '3,622.80'],
  ])('%s A-30 the teaser %s is %s and %s', (_id, id, au, nz) => {
    expect(catalogue.teasers.get(id)).toMatchObject({ au, nz });
  });

  it('TSR-08 A-32 "Available from $329" stands with a product that costs it, in Australia only', () => {
    const claims = [...catalogue.categories.values()].flatMap(({ file }) => file.claim ?? []);
    expect(claims.length).toBeGreaterThan(0);
    for (const { text, product, countries: shownIn } of claims) {
      expect(text).toBe('Available from $329');
      expect(shownIn).toEqual(['AU']);
      expect(catalogue.products.get(product)?.price.AU).toMatchObject({ incGstCents: 32_900 });
    }
  });
});

describe('facts and constants', () => {
  it('FCT-01 A-32b the promo facts are those of the specification, each with a note', () => {
    const texts = catalogue.facts.map(({ text }) => text).join('\n');
    for (const fact of [
      '5 days',
      '9.5 Lpm',
      '40 Lpm',
      '60 Lpm',
      '70 Lpm',
      '63,500 L',
      '300,000 L',
      '378,500 L',
      'up to 99.99%',
      '10-year warranty',
      '5 tap colours',
    ])
      expect(texts).toContain(fact);
    for (const { id, note } of catalogue.facts) expect(note.length, id).toBeGreaterThan(20);
  });

  it.each([
    [
      'CST-01',
      () => catalogue.site.audiences.map(({ id }) => id),
      ['Consumer', 'Dealers', 'Specifiers', 'Food-Service'],
    ],
    [
      'AUD-02',
      () => catalogue.site.audiences.map(({ url }) => url),
      ['/', '/dealers', '/specifiers', '/food-service'],
    ],
    ['AUD-14', () => catalogue.site.cookies.section, 'currentPage'],
    [
      'CST-03',
      () => [catalogue.site.countries.nz.gstPercent, catalogue.site.countries.au.gstPercent],
      [15, 10],
    ],
    [
      'CST-04',
      () => catalogue.site.timing,
      {
        typeAheadResetMs: 350,
        searchDebounceMs: 300,
        formDebounceMs: 300,
        autofocusDelayMs: 100,
        suggestionHideMs: 150,
      },
    ],
    ['CST-05', () => catalogue.site.search, { limit: 7, shown: 5, pageSize: 24 }],
    [
      'CST-06',
      () => [catalogue.site.cookies.banner, catalogue.site.cookies.bannerMaxAgeSeconds],
      ['upgrade_notification_closed', 2592000],
    ],
    [
      'CST-07 IMG-02',
      () => catalogue.site.images,
      { densities: [1, 2], format: 'webp', quality: 80 },
    ],
    [
      'CST-07 HDR-19',
      () => catalogue.site.logo,
      { large: { width: 200, height: 48 }, small: { width: 150, height: 36 } },
    ],
    [
      'CST-08 CTY-06',
      () => [catalogue.site.countries.au.currency, catalogue.site.countries.nz.currency],
      ['AUD', 'NZD'],
    ],
  ] satisfies [string, () => unknown, unknown][])(
    '%s has the value of the specification',
    (_id, read, want) => {
      expect(read()).toEqual(want);
    },
  );
});

describe('categories have the fields of the specification', () => {
  const consumer = () =>
    [...catalogue.categories.values()].filter(({ audience }) => audience === 'Consumer');
  const used = (has: (category: ReturnType<typeof consumer>[number]) => boolean) =>
    consumer().filter(has).length;

  it.each([
    ['ENT-01 position left', (file) => file.position === 'left'],
    ['ENT-01 position right', (file) => file.position === 'right'],
    ['ENT-01 Layout 1', (file) => file.layout === 'Layout 1'],
    ['ENT-01 Layout Items', (file) => file.layout === 'Layout Items'],
    ['ENT-02 isCC', (file) => file.isCC === true],
    ['ENT-02 isCCNew', (file) => file.isCCNew === true],
    ['ENT-02 isNoParent', (file) => file.isNoParent === true],
    ['ENT-02 isRectangle', (file) => file.isRectangle === true],
    ['ENT-02 isOverrideUrl', (file) => file.isOverrideUrl === true],
    ['ENT-02 ENT-11 isShowComparison', (file) => file.isShowComparison === true],
    ['ENT-03 urlRange', (file) => file.urlRange !== undefined],
    ['ENT-03 itemsOld', (file) => (file.itemsOld ?? []).length > 0],
    ['ENT-03 pointers', (file) => (file.pointers ?? []).length > 0],
    ['ENT-04 interestedIn', (file) => (file.interestedIn ?? []).length > 0],
    ['ENT-05 featured', (file) => file.featured !== undefined],
    ['ENT-05 A-53 featuredNZ', (file) => file.featuredNZ !== undefined],
    ['ENT-06 puretecWorld with tiles', (file) => (file.puretecWorld?.tiles ?? []).length > 0],
    ['ENT-07 banners', (file) => (file.banners ?? []).length > 0],
    ['ENT-08 relatedVideos', (file) => (file.relatedVideos ?? []).length > 0],
    ['ENT-09 productsToCompare', (file) => (file.productsToCompare ?? []).length > 1],
  ] satisfies [string, (file: Category['file']) => boolean][])('%s is in use', (_id, has) => {
    expect(used(({ file }) => has(file))).toBeGreaterThan(0);
  });

  it('ENT-01 ids are numbers of their own, and no title or description is empty', () => {
    const ids = consumer().map(({ file }) => file.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { url, file } of consumer()) {
      for (const text of [
        file.name,
        file.header,
        file.description,
        file.pageTitle,
        file.pageDescription,
      ])
        expect(text.trim(), url).not.toBe('');
    }
  });

  it('ENT-09 ENT-10 the eight rows are all in use, with yes, no and words', () => {
    const features = consumer().flatMap(({ file }) =>
      (file.productsToCompare ?? []).flatMap((product) => Object.entries(product.features)),
    );
    expect(new Set(features.map(([row]) => row))).toEqual(
      new Set([
        'capacity',
        'flowRate',
        'installation',
        'filteredWaterOnEveryTap',
        'protectsAppliances',
        'gardenUse',
        'sedimentHoldingCapacity',
        'wholeHouseBacteriaElimination',
      ]),
    );
    expect(features.some(([, value]) => value === true)).toBe(true);
    expect(features.some(([, value]) => value === false)).toBe(true);
    expect(features.some(([, value]) => typeof value === 'string')).toBe(true);
  });

  it('ENT-05 A-53 no promotion shows New Zealand the price of Australia', () => {
    for (const { id, price, priceNZ } of catalogue.featured.values())
      if (id !== 'water-test' && price !== undefined) expect(priceNZ, id).not.toBe(price);
  });

  it('ENT-08 each related video is a video page', () => {
    for (const { url, file } of consumer())
      for (const video of file.relatedVideos ?? [])
        expect(catalogue.pages.get(video)?.file.template, `${url} ${video}`).toBe('video');
  });
});
