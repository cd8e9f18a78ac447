import { expect, it } from 'vitest';
import { ImageRequestError, imageFileName, imageUrl, parseImagePath } from './image-address.ts';

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

it.each([
  [
    '/_ipx/f_webp&q_80&s_200x48/logo.png',
    { format: 'webp', quality: 80, width: 200, height: 48, source: 'logo.png' },
  ],
  ['/_ipx/f_webp%26w_300/a/b.svg', { format: 'webp', width: 300, source: 'a/b.svg' }],
  ['/_ipx/f_jpeg&h_90/a.jpg', { format: 'jpeg', height: 90, source: 'a.jpg' }],
  ['/_ipx/_/logo.svg', { source: 'logo.svg' }],
  ['/_ipx/w_4096/a%20b.png?v=1', { width: 4096, source: 'a b.png' }],
])('IMG-01 reads %s', (path, want) => {
  expect(parseImagePath(path)).toEqual(want);
});

it.each<readonly [path: string, message: RegExp]>([
  ...['blur_5', 'f_gif', 'w_4097', 'w_0', 'w_1e3', 'w_-5', 'q_101', 's_1x2x3', 'w_5&w_6'].map(
    (modifiers) => [`/_ipx/${modifiers}/a.png`, /Use f_webp&q_80/] as const,
  ),
  ['/_ipx//a.png', /Use \/_ipx/],
  ['/_ipx/w_5', /Use \/_ipx/],
  ['/_ipx/w_5/', /isn't a path/],
  ['/_ipx/w_5/%zz', /percent-encoding/],
  ['/img/w_5/a.png', /Use \/_ipx/],
])('IMG-01 refuses %s', (path, message) => {
  expect(() => parseImagePath(path)).toThrow(message);
  expect(() => parseImagePath(path)).toThrow(ImageRequestError);
});

it.each([
  '../secret.png',
  '%2e%2e/secret.png',
  '..%2fsecret.png',
  'a%5c..%5cb.png',
  'a%00.png',
  '.hidden.png',
  'https://example.org/a.png',
])('IMG-01 a source never leaves its folder: %s', (source) => {
  expect(() => parseImagePath(`/_ipx/w_5/${source}`)).toThrow(/isn't a path inside the images/);
});

it('IMG-01 decodes a path to its file name', () => {
  expect(imageFileName('/_ipx/f_webp&q_80&s_300x300/products/WH2-60.webp')).toBe(
    '_ipx/f_webp&q_80&s_300x300/products/WH2-60.webp',
  );
  expect(imageFileName('/_ipx/f_webp%26w_9/a%20b.webp')).toBe('_ipx/f_webp&w_9/a b.webp');
});
