import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PriceClaim as Claim } from '../../../kernel/entry-types.ts';
import { PriceClaim } from './PriceClaim.tsx';

const claim: Claim = { text: 'Available from $329', product: 'WH1-MINI', countries: ['AU'] };
const product = { code: 'WH1-MINI', name: 'Single whole house filter', url: '/WH1-MINI' };

it('GEN-06 L01 TSR-08 A-32 names the product that it holds for, and says that the price includes GST', () => {
  const html = renderToStaticMarkup(<PriceClaim claim={claim} product={product} country="AU" />);
  expect(html).toContain('href="/WH1-MINI"');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Available from $329 inc GST: ');
});

it('TSR-08 A-32 is never shown without its product', () => {
  expect(renderToStaticMarkup(<PriceClaim claim={claim} country="AU" />)).toBe('');
  expect(
    renderToStaticMarkup(
      <PriceClaim claim={claim} product={{ ...product, code: 'WH2-60' }} country="AU" />,
    ),
  ).toBe('');
});

it('TSR-08 A-32 is shown in Australia only', () => {
  expect(renderToStaticMarkup(<PriceClaim claim={claim} product={product} country="NZ" />)).toBe(
    '',
  );
});
