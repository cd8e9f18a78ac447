import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { collectImageUrls } from '../../../scripts/images/addresses.ts';
import { productOf } from '../../lookups/tables.fixture.ts';
import { Gallery, galleryOf } from './Gallery.tsx';

const finishes = ['Chrome', 'Black', 'White'].map((name) => ({ name, colour: '#ffffff' }));
const photograph = (source: string) => ({ source, width: 9, height: 9, alt: 'At work' });
const askedBy = (product: Parameters<typeof galleryOf>[0]) =>
  collectImageUrls(renderToStaticMarkup(<Gallery gallery={galleryOf(product)} />));

it('IMG-01 a drawing of the gallery is handed out as it is drawn, and nothing else is asked for', () => {
  expect(askedBy(productOf('T-1', { type: 'system', finishes }))).toEqual([
    '/_ipx/_/products/T-1.svg',
    '/_ipx/_/products/T-1-black.svg',
    '/_ipx/_/products/T-1-white.svg',
    '/_ipx/_/products/T-1-inside.svg',
  ]);
});

it('IMG-01 requests a photo in sizes and densities, also in place of a drawing', () => {
  const asked = askedBy(
    productOf('T-1', {
      type: 'system',
      finishes,
      images: [photograph('shop/t-1.jpg'), photograph('shop/plan.svg')],
      photographed: ['products/T-1.svg', 'products/T-1-white.svg'],
    }),
  );
  const drawn = asked.filter((address) => address.startsWith('/_ipx/_/'));
  expect(drawn).toEqual([
    '/_ipx/_/products/T-1-black.svg',
    '/_ipx/_/products/T-1-inside.svg',
    '/_ipx/_/shop/plan.svg',
  ]);
  const others = asked.filter((address) => !drawn.includes(address));
  for (const name of ['products/T-1.webp', 'products/T-1-white.webp', 'shop/t-1.jpg']) {
    const sizes = others.flatMap((address) =>
      address.endsWith(`/${name}`) ? [/s_(\d+)x/.exec(address)?.[1]] : [],
    );
    expect([...new Set(sizes)].sort(), name).toEqual(['1280', '320', '640']);
  }
});
