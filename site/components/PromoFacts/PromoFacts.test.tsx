import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PromoFacts } from './PromoFacts.tsx';

it('FCT-01 QLT-12 A-32b every fact leads to its footnote', () => {
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
  for (const [index, { text, note }] of facts.entries()) {
    const place = index + 1;
    expect(html).toContain(`${text}<sup><a href="#facts-note-${place}"`);
    expect(html).toContain(`id="facts-note-${place}">Applies to `);
    expect(html).toContain(`</a>. ${note}</li>`);
  }
});

it('FCT-01 without facts there is no strip', () => {
  expect(renderToStaticMarkup(<PromoFacts facts={[]} />)).toBe('');
});
