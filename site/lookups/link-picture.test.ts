import { expect, it } from 'vitest';
import type { FeaturedPromo } from '../../kernel/entry-types.ts';
import { categorySummaries } from './category-summary.ts';
import { interestedIn, promoIn, videosIn } from './link-picture.ts';
import { categoryOf, notSold, pageOfUrl, priced, productOf, tablesOf } from './tables.fixture.ts';

const section = {
  id: 'parts',
  heading: 'Parts',
  text: [],
  faqs: [],
  links: [],
  products: ['A1', 'B1'],
  documents: [],
  notices: [],
};
const film = pageOfUrl('/videos/film', { template: 'video', sections: [section] });
const bare = pageOfUrl('/videos/bare', { template: 'video', source: 'rainwater' });
const tables = tablesOf({
  categories: [
    categoryOf('/one', { items: ['A1', 'B1'] }),
    categoryOf('/two', { items: ['A1', 'B1'] }),
    categoryOf('/three', { items: ['A1'] }),
    categoryOf('/trade', { items: ['A1', 'B1'], audience: 'Dealers' }),
  ],
  pages: [film, bare],
  products: [
    [productOf('A1'), priced(11000), notSold],
    [productOf('B1', { type: 'softener' }), priced(22000)],
  ],
});
const market = { country: 'AU', dealers: false } as const;
const there = { country: 'NZ', dealers: false } as const;
const promo: FeaturedPromo = {
  id: 'p',
  title: 'Promotion',
  points: [],
  prices: {},
  link: '/two',
  linkLabel: 'See it',
};

it("ENT-08 a film shows its page's first product sold in the country, otherwise its water source", () => {
  const video = (url: string) => ({ name: 'Film', description: '', url });
  const source = (url: string, where: typeof market | typeof there) =>
    videosIn(tables, [video(url)], where)[0]?.image?.source;
  expect(source('/videos/film', market)).toBe('products/A1.svg');
  expect(source('/videos/film', there)).toBe('products/B1.svg');
  expect(source('/videos/bare', market)).toBe('scenes/rainwater.svg');
});

it("ENT-04 a card shows its own picture or its target's, and repeats one only if it has no other", () => {
  const places = pageOfUrl('/stores', { template: 'places' });
  const article = pageOfUrl('/help', { template: 'article', parent: '/videos/bare' });
  const more = { ...tables, pages: { ...tables.pages, '/stores': places, '/help': article } };
  const card = (url: string, source?: string) => ({
    name: url,
    url,
    pointers: ['', '', ''] as const,
    ...(source !== undefined && { image: { source, width: 1, height: 1, alt: 'A' } }),
  });
  const sources = (...cards: readonly ReturnType<typeof card>[]) =>
    interestedIn(more, cards, market).map(({ image }) => image?.source);
  expect(sources(card('/one'), card('/trade'), card('/two', 'own.webp'))).toEqual([
    'products/A1.svg',
    'products/B1.svg',
    'own.webp',
  ]);
  expect(sources(card('/stores'), card('/help'))).toEqual([
    'scenes/mains.svg',
    'scenes/rainwater.svg',
  ]);
  expect(sources(card('/A1'), card('/A1'))).toEqual(['products/A1.svg', 'products/A1.svg']);
  expect(interestedIn(tables, [card('/A1')], there)).toEqual([]);
});

it("ENT-05 a promotion shows its product, otherwise its link's picture", () => {
  const source = (more: Partial<FeaturedPromo>) =>
    promoIn(tables, { ...promo, ...more }, market)?.background?.source;
  expect(source({ product: 'B1' })).toBe('products/B1.svg');
  expect(source({})).toBe('products/A1.svg');
  const background = { source: 'own.webp', width: 10, height: 10, alt: '' };
  expect(source({ product: 'B1', background })).toBe('own.webp');
});

it('a range with a from-price shows the product at that price', () => {
  const kit = productOf('KIT', { type: 'test kit' });
  const range = categoryOf('/range', { items: ['KIT', 'B1', 'A1'] });
  const more = tablesOf({
    categories: [range],
    products: [
      [kit, priced(5000)],
      [productOf('B1'), priced(22000)],
      [productOf('A1'), priced(11000), notSold],
    ],
  });
  const shown = (where: typeof market | typeof there) =>
    categorySummaries(more, ['/range'], where).map(({ from, image }) => [from, image?.source]);
  expect(shown(market)).toEqual([[priced(11000), 'products/A1.svg']]);
  expect(shown(there)).toEqual([[priced(22000), 'products/B1.svg']]);
});
