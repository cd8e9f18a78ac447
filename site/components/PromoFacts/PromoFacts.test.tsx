import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PromoFacts } from './PromoFacts.tsx';

it('FCT-01 QLT-12 A-32b every fact has its products and conditions below it', () => {
  const facts = [
    {
      id: 'uv',
      text: 'UV kills up to 99.99% of bacteria',
      note: 'Depends on clear water.',
      products: [{ code: 'G7', url: '/G7' }],
    },
    {
      id: 'flow',
      text: 'Flow rates up to 60 Lpm',
      note: 'Litres.',
      products: [
        { code: 'A', url: '/A' },
        { code: 'B', url: '/B' },
      ],
    },
  ];
  const html = renderToStaticMarkup(<PromoFacts facts={facts} />);
  expect(html).toContain('Applies to <a href="/A">A</a>, <a href="/B">B</a>. Litres.');
  for (const { text, note } of facts) {
    expect(html).toContain(`<strong>${text}</strong><p>Applies to `);
    expect(html).toContain(`</a>. ${note}</p>`);
  }
});

it('FCT-01 without facts there is no strip', () => {
  expect(renderToStaticMarkup(<PromoFacts facts={[]} />)).toBe('');
});
