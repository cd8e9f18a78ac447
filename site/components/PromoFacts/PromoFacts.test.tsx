import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PromoFacts } from './PromoFacts.tsx';

it('FCT-01 QLT-12 A-32b every fact has its products, and its conditions below it', () => {
  const product = (code: string) => ({ code, url: `/${code}` });
  const facts = [
    { id: '40', text: 'Up to 40 L/min', note: 'The most.', products: [product('A'), product('B')] },
    { id: 'uv', text: 'Up to 99.99%', note: 'Depends on clear water.', products: [product('G7')] },
    { id: '60', text: 'Up to 60 L/min', note: 'The most.', products: [product('C')] },
  ];
  const html = renderToStaticMarkup(<PromoFacts facts={facts} />);
  const link = (code: string) => `<a href="/${code}">${code}</a>`;
  expect(html).toContain(
    `<li><p><strong>Up to 40 L/min</strong> ${link('A')}, ${link('B')}</p>` +
      `<p><strong>Up to 60 L/min</strong> ${link('C')}</p><p class="hint">The most.</p></li>` +
      `<li><p><strong>Up to 99.99%</strong> ${link('G7')}</p><p class="hint">Depends on clear water.</p></li>`,
  );
});

it('FCT-01 without facts there is no strip', () => {
  expect(renderToStaticMarkup(<PromoFacts facts={[]} />)).toBe('');
});
