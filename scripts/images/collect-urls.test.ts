import { expect, it } from 'vitest';
import { collectImageUrls } from './collect-urls.ts';

it('IMG-01 finds images in src, srcset, preloads and og:image, each once', () => {
  const html = `
    <link rel="preload" as="image" href="/_ipx/f_webp&amp;s_200x48/logo.webp"
      imagesrcset="/_ipx/f_webp&amp;s_200x48/logo.webp 1x, /_ipx/f_webp&amp;s_400x96/logo.webp 2x">
    <meta property="og:image" content="https://www.puretec.com.au/_ipx/f_png/og/default.png">
    <img src='/_ipx/w_9/a.jpg' srcset="/_ipx/w_9,q_80/a.jpg 1x,/_ipx/w_18/a.jpg 2x" alt="src=/_ipx/no">
    <img src="/assets/x.png"><a href="/products">/_ipx/w_1/text.jpg</a>`;
  expect(collectImageUrls(html)).toEqual([
    '/_ipx/f_webp&s_200x48/logo.webp',
    '/_ipx/f_webp&s_400x96/logo.webp',
    '/_ipx/f_png/og/default.png',
    '/_ipx/w_9/a.jpg',
    '/_ipx/w_9,q_80/a.jpg',
    '/_ipx/w_18/a.jpg',
  ]);
});
