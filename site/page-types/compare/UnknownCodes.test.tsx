import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { findElsewhere } from '../../search/sold-elsewhere.ts';
import { UnknownCodes } from './UnknownCodes.tsx';

const entry: SiteEntry = {
  kind: 'elsewhere',
  title: 'ESR4 is sold in New Zealand only',
  text: '',
  address: '/rainwater-filter-systems',
  words: 'ESR4',
};
vi.mock('../cartridge-finder/use-sold-elsewhere.ts', () => ({
  useSoldElsewhere: () => (code: string) => findElsewhere(code, [entry]),
}));
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

it('RTE-19 says which codes only another country sells, and links to their ranges', () => {
  expect(text('esr4', 'ESR-4')).toBe('ESR4 is sold in New Zealand only. See its range here');
  expect(html('ESR4')).toContain('<a href="/rainwater-filter-systems"');
  expect(text('ESR4', 'NONE-9')).toContain('has the code NONE-9.');
});
