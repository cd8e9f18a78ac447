/** Checks this repository's catalogue against what the specification says about content. */
import { beforeAll, describe, expect, it } from 'vitest';
import { countries } from '../kernel/countries.ts';
import type { Category } from '../kernel/entry-types.ts';
import type { Tables } from '../kernel/tables.ts';
import { comparisonRows } from '../kernel/vocabulary.ts';
import { realCatalogue, specified } from './testing/real-catalogue.ts';

const { dealerOnly, notSuggested, products: named } = specified;

let tables: Tables;
beforeAll(async () => {
  tables = await realCatalogue();
});

describe('products', () => {
  it('GEN-01 there are at least 150, of every kind that the specification names', () => {
    const products = Object.values(tables.products);
    expect(products.length).toBeGreaterThanOrEqual(150);
    const types = new Set<string>(products.map(({ type }) => type));
    for (const type of ['cartridge', 'housing', 'system', 'fitting', 'kit', 'spare'])
      expect(types, type).toContain(type);
  });

  it('ENT-20 every code that the specification names is a product', () => {
    for (const code of [...named, ...dealerOnly, ...notSuggested, 'PT-12DC11'])
      expect(tables.products[code], code).toBeDefined();
  });

  it('SRCH-15 the four named products are for dealers only', () => {
    expect(tables.site.dealerOnlyCodes).toEqual(expect.arrayContaining(dealerOnly));
  });

  it('SRCH-16 the named products are never suggested', () => {
    expect(tables.site.codesExcludedFromSuggestions).toEqual(expect.arrayContaining(notSuggested));
  });
});

describe('prices', () => {
  it.each([
    ['TSR-01', 'undersink-mains', '372.36', '392.99'],
    ['TSR-02', 'wholehouse-mains', '964.89', '1,018.36'],
    ['TSR-03', 'undersink-rainwater', '1,017.16', '1,060.61'],
    ['TSR-04', 'wholehouse-rainwater', '2,786.61', '3,043.44'],
    ['TSR-05', 'caravan-dual', '232.83', '296.80'],
    ['TSR-06', 'water-test-kit', '143.00', '143.00'],
    ['TSR-07', 'softener-sol40-e3', '3,108.35', '3,622.80'],
  ])('%s A-30 the teaser %s is %s and %s', (_id, id, AU, NZ) => {
    expect(tables.teaserPrices.find((teaser) => teaser.id === id)).toMatchObject({ AU, NZ });
  });

  it('TSR-08 A-32 "Available from $329" names a product that costs it, in Australia only', () => {
    const claims = Object.values(tables.categories)
      .flatMap(({ claim }) => claim ?? [])
      .filter(({ text }) => text === 'Available from $329');
    expect(claims.length).toBeGreaterThan(0);
    for (const { product, countries: shownIn } of claims) {
      expect(shownIn).toEqual(['AU']);
      expect(tables.prices[product]?.AU).toMatchObject({ incGstCents: 32_900 });
    }
  });
});

describe('facts and constants', () => {
  it('FCT-01 A-32b the promo facts match the specification, each with a note', () => {
    const texts = tables.promoFacts.map(({ text }) => text).join('\n');
    for (const fact of specified.facts) expect(texts).toContain(fact);
    for (const country of countries)
      for (const { id, products } of tables.promoFacts)
        expect(
          products.some((code) => tables.prices[code]?.[country].kind !== 'not sold'),
          `${id} in ${country}`,
        ).toBe(true);
    for (const { id, note } of tables.promoFacts) expect(note.length, id).toBeGreaterThan(20);
  });

  it.each(specified.site)('%s has the value of the specification', (_ids, values) => {
    expect(tables.site).toMatchObject(values);
  });
});

describe('categories have the fields of the specification', () => {
  const consumer = () =>
    Object.values(tables.categories).filter(({ audience }) => audience === 'Consumer');
  const used = (has: (category: ReturnType<typeof consumer>[number]) => boolean) =>
    consumer().filter(has).length;

  it.each([
    ['ENT-01 position left', (category) => category.position === 'left'],
    ['ENT-01 position right', (category) => category.position === 'right'],
    ['ENT-01 Layout 1', (category) => category.layout === 'Layout 1'],
    ['ENT-01 Layout Items', (category) => category.layout === 'Layout Items'],
    ['ENT-02 isCC', (category) => category.isCC === true],
    ['ENT-02 isCCNew', (category) => category.isCCNew === true],
    ['ENT-02 isNoParent', (category) => category.isNoParent === true],
    ['ENT-02 isRectangle', (category) => category.isRectangle === true],
    ['ENT-02 isOverrideUrl', (category) => category.isOverrideUrl === true],
    ['ENT-02 ENT-11 isShowComparison', (category) => category.isShowComparison === true],
    ['ENT-03 urlRange', (category) => category.urlRange !== undefined],
    ['ENT-03 itemsOld', (category) => category.itemsOld.length > 0],
    ['ENT-03 pointers', (category) => category.pointers.length > 0],
    ['ENT-04 interestedIn', (category) => category.interestedIn.length > 0],
    ['ENT-05 featured', ({ featured }) => featured.AU !== undefined],
    ['ENT-05 A-53 featuredNZ', ({ featured }) => featured.NZ?.id !== featured.AU?.id],
    [
      'ENT-06 puretecWorld with tiles',
      (category) => (category.puretecWorld?.tiles.length ?? 0) > 0,
    ],
    ['ENT-07 banners', (category) => category.banners.length > 0],
    ['ENT-08 relatedVideos', (category) => category.relatedVideos.length > 0],
    ['ENT-09 productsToCompare', (category) => category.productsToCompare.length > 1],
  ] satisfies [string, (category: Category) => boolean][])('%s is in use', (_id, has) => {
    expect(used(has)).toBeGreaterThan(0);
  });

  it('ENT-01 ids are numbers of their own, and no title or description is empty', () => {
    const ids = consumer().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { url, name, header, description, pageTitle, pageDescription } of consumer())
      for (const text of [name, header, description, pageTitle, pageDescription])
        expect(text.trim(), url).not.toBe('');
  });

  it('ENT-09 ENT-10 the eight rows are all in use, with yes, no and words', () => {
    const features = consumer()
      .flatMap(({ productsToCompare }) => productsToCompare)
      .flatMap((product) => Object.entries(product.features));
    const stated = new Set(features.flatMap(([row, value]) => (value === null ? [] : [row])));
    expect([...stated].sort()).toEqual(comparisonRows.map(({ feature }) => feature).sort());
    expect(features.some(([, value]) => value === true)).toBe(true);
    expect(features.some(([, value]) => value === false)).toBe(true);
    expect(features.some(([, value]) => typeof value === 'string')).toBe(true);
  });

  it('ENT-05 A-53 no promotion shows New Zealand the price of Australia', () => {
    for (const { featured } of consumer())
      for (const promo of [featured.AU, featured.NZ])
        if (promo?.prices.AU !== undefined && promo.id !== 'water-test')
          expect(promo.prices.NZ, promo.id).not.toBe(promo.prices.AU);
  });

  it('ENT-08 each related video is a video page', () => {
    for (const { url, relatedVideos } of consumer())
      for (const video of relatedVideos)
        expect(tables.pages[video.url]?.template, `${url} ${video.url}`).toBe('video');
  });
});
