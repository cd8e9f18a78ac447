import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FeaturedPromo } from '../../../kernel/entry-types.ts';
import { currentPromo } from '../../../kernel/scheduled.ts';
import { Promo } from './Promo.tsx';

const shared: FeaturedPromo = {
  id: 'whole-house',
  title: 'Filtered water at every tap',
  points: ['Two stages'],
  prices: { AU: '964.89', NZ: '1,018.36' },
  link: '/WH2-45',
  linkLabel: 'See WH2-45',
};
const australian: FeaturedPromo = { ...shared, prices: { AU: '964.89' } };
const own: FeaturedPromo = { ...shared, id: 'own', title: 'For New Zealand' };

it('ENT-05 A-53 TSR-02 Australia shows prc, New Zealand prcNZ, both with GST', () => {
  expect(renderToStaticMarkup(<Promo promo={shared} country="AU" />)).toMatch(
    /\$964\.89<.*INCL\. GST/,
  );
  const nz = renderToStaticMarkup(<Promo promo={shared} country="NZ" />);
  expect(nz).toMatch(/\$1,018\.36<.*INCL\. GST/);
  expect(nz).not.toContain('964.89');
});

it('ENT-05 FACTS L02 names the product that costs the price where the link is a range', () => {
  const link = '/mains/whole-house';
  const html = (promo: Partial<FeaturedPromo>) =>
    renderToStaticMarkup(<Promo promo={{ ...shared, link, ...promo }} country="AU" />);
  expect(html({ product: 'WH2-45' })).toContain('href="/WH2-45"');
  expect(html({ product: 'WH2-45', link: '/WH2-45' })).not.toContain('>WH2-45<');
  expect(html({})).not.toContain('>WH2-45<');
});

it('ENT-05 A-53 without an NZ text New Zealand sees no price, never the Australian one', () => {
  const html = renderToStaticMarkup(<Promo promo={australian} country="NZ" />);
  expect(html).toContain('Filtered water at every tap');
  expect(html).not.toContain('$');
  expect(html).not.toContain('GST');
});

it("ENT-05 A-53 each country shows its own featured promotion, never another's", () => {
  const seasonal: readonly FeaturedPromo[] = [];
  expect(currentPromo({ seasonal, featured: { AU: shared, NZ: own } }, 'NZ')).toBe(own);
  expect(currentPromo({ seasonal, featured: { AU: shared, NZ: own } }, 'AU')).toBe(shared);
  expect(currentPromo({ seasonal, featured: { NZ: own } }, 'AU')).toBeUndefined();
});

it('ENT-05 a promotion within its dates replaces the others', () => {
  const march: FeaturedPromo = { ...shared, id: 'march', start: '2027-03-01', hidden: ['NZ'] };
  const april: FeaturedPromo = { ...march, id: 'april', hidden: ['AU', 'NZ'] };
  const promos = { seasonal: [april, march], featured: { AU: shared, NZ: shared } };
  expect(currentPromo(promos, 'AU')).toBe(march);
  expect(currentPromo(promos, 'NZ')).toBe(shared);
});
