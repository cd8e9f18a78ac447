import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TeaserPrice } from '../../../kernel/entry-types.ts';
import { Teaser } from './Teaser.tsx';

const teaser: TeaserPrice = {
  id: 'rainwater-wholehouse',
  product: 'HYBRID-G7',
  label: 'Whole house filter for rainwater',
  AU: '2,786.61',
  NZ: '3,043.44',
};

it('TSR-04 A-30 prints a teaser unchanged, with INCL. GST, at the price of the country', () => {
  const text = (country: 'AU' | 'NZ') =>
    renderToStaticMarkup(
      <Teaser
        teaser={teaser}
        product={{
          code: 'HYBRID-G7',
          url: '/HYBRID-G7',
          price: { kind: 'priced', exGstCents: 253328, incGstCents: 278661 },
        }}
        country={country}
      />,
    ).replaceAll(/<[^>]+>/g, '');
  expect(text('AU')).toContain('$2,786.61 INCL. GST');
  expect(text('NZ')).toContain('$3,043.44 INCL. GST');
});
