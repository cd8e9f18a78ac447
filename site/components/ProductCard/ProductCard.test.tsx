import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductTable } from '../ProductTable/ProductTable.tsx';
import { ProductGrid, type ProductSummary } from './ProductCard.tsx';

const product: ProductSummary = {
  code: 'TAP-1',
  name: 'Mixer tap',
  url: '/TAP-1',
  image: { source: 'products/TAP-1.svg', width: 800, height: 800, alt: '' },
  facts: [],
  price: { kind: 'on request' },
  sources: ['mains'],
  finishes: [
    { name: 'Chrome', colour: '#cfd3d6' },
    { name: 'Matte Black', colour: '#222326' },
  ],
  discontinued: false,
  dealerOnly: false,
};

it.each([
  ['a card', <ProductGrid key="card" products={[product]} country="AU" />],
  ['a row', <ProductTable key="row" caption="Taps" products={[product]} country="AU" />],
])('shows the finishes of a product on %s, with their names', (_place, list) => {
  const html = renderToStaticMarkup(list);
  expect(html).toContain('aria-label="Finishes: Chrome, Matte Black"');
  expect(html).toContain('fill="#222326"');
});
