import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const image = { source: 'products/WH2-60.svg', width: 800, height: 600, alt: 'A twin housing' };

it('IMG-01 IMG-02 comes through the proxy as webp in densities 1 and 2, with its size', () => {
  const html = renderToStaticMarkup(<Picture image={image} width={400} />);
  expect(html).toContain('width="400" height="300"');
  expect(html).toContain('src="/_ipx/f_webp&amp;q_60&amp;s_400x300/products/WH2-60.webp"');
  expect(html).toContain('s_800x600/products/WH2-60.webp 2x');
  expect(html).toContain('alt="A twin housing"');
  expect(html).toContain('loading="lazy"');
});

it('QLT-02 the picture that opens a page does not wait', () => {
  const html = renderToStaticMarkup(<Picture image={image} width={400} priority />);
  expect(html).not.toContain('lazy');
  expect(html).toMatch(/fetchpriority="high"/i);
});

it('QLT-02 puts the widest fitting source first where it is shown larger', () => {
  const html = renderToStaticMarkup(
    <Picture image={image} width={400} wider={{ 640: 800, 1024: 1200, 1536: 1600 }} />,
  );
  const sources = [...html.matchAll(/media="([^"]+)"[^>]* width="(\d+)" height="(\d+)"/g)];
  expect(sources.map(([, ...values]) => values)).toEqual([
    ['(min-width: 1536px)', '1600', '1200'],
    ['(min-width: 1024px)', '1200', '900'],
    ['(min-width: 640px)', '800', '600'],
  ]);
});
