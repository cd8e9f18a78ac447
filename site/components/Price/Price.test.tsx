import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from './Price.tsx';

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

it('GEN-06 PRC-01 A-33 shows the price with GST and says so', () => {
  const html = renderToStaticMarkup(
    <Price price={{ kind: 'priced', exGstCents: 282577, incGstCents: 310835 }} country="AU" />,
  );
  expect(text(html)).toBe('$3,108.35 inc GST');
  expect(html).toContain('value="3108.35"');
  const bare = <Price price={{ kind: 'priced', incGstCents: 310835 }} country="AU" before="" />;
  expect(renderToStaticMarkup(bare)).not.toContain('<span> </span>');
});

it('ENT-18 PRC-05 a price on request is said in words, without an amount', () => {
  const html = renderToStaticMarkup(<Price price={{ kind: 'on request' }} country="AU" />);
  expect(text(html)).toBe('Price on request');
});

it('PRC-05 what is not sold has no price at all', () => {
  expect(renderToStaticMarkup(<Price price={{ kind: 'not sold' }} country="NZ" />)).toBe('');
});
