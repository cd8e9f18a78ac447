import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnknownCodes } from './UnknownCodes.tsx';

const html = (...codes: readonly string[]) =>
  renderToStaticMarkup(
    <UnknownCodes codes={codes} dealerCodes={['PR-PPP22', 'PR-PPP30']} country="AU" />,
  );
const text = (...codes: readonly string[]) => html(...codes).replaceAll(/<[^>]+>/g, '');

it('A-43 says which codes dealers sell, and leads to their pages', () => {
  expect(text('prppp22', 'PR-PPP22', 'PR-PPP30')).toBe(
    'Available through dealers: PR-PPP22, PR-PPP30',
  );
  expect(html('prppp22')).toContain('<a href="/PR-PPP22">');
});

it('QLT-06 says that no product has the other codes', () => {
  const both = text('PR-PPP22', 'NONE-9');
  expect(both).toContain('Available through dealers: PR-PPP22');
  expect(both).toContain('No product sold in Australia has the code NONE-9.');
  expect(text()).toBe('');
});
