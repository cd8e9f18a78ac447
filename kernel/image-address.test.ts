import { expect, it } from 'vitest';
import { densities, imageUrl } from './image-address.ts';

const images = { densities: [1, 2], format: 'webp', quality: 80 };

it.each([
  [
    'logo.png',
    { width: 200, height: 48, format: 'webp', quality: 80 },
    '/_ipx/f_webp&q_80&s_200x48/logo.png',
  ],
  ['a/b.jpg', { width: 640 }, '/_ipx/w_640/a/b.jpg'],
  ['a/b.jpg', { height: 640, format: 'avif' }, '/_ipx/f_avif&h_640/a/b.jpg'],
  ['logo.svg', {}, '/_ipx/_/logo.svg'],
  [
    'products/WH2-60.svg',
    { width: 300, height: 300, format: 'webp' },
    '/_ipx/f_webp&s_300x300/products/WH2-60.webp',
  ],
  ['a b/ü.jpg', { width: 9 }, '/_ipx/w_9/a%20b/%C3%BC.jpg'],
] as const)('IMG-01 %s with %o is asked for at %s', (source, size, url) => {
  expect(imageUrl(source, size)).toBe(url);
});

it('IMG-02 the site asks for webp at densities 1 and 2', () => {
  expect(densities('logo.svg', 200, 48, images)).toEqual({
    src: '/_ipx/f_webp&q_80&s_200x48/logo.webp',
    srcSet: '/_ipx/f_webp&q_80&s_200x48/logo.webp 1x, /_ipx/f_webp&q_80&s_400x96/logo.webp 2x',
  });
});
