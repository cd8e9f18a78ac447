import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ComparisonProduct } from '../../../kernel/entry-types.ts';
import { comparisonRows } from '../../../kernel/vocabulary.ts';
import { Comparison, featureText, isSame } from './Comparison.tsx';

const undersink: ComparisonProduct = {
  name: 'Undersink',
  url: '/undersink',
  features: {
    capacity: null,
    flowRate: 'Up to 9.5 L/min',
    installation: 'Indoor',
    filteredWaterOnEveryTap: false,
    protectsAppliances: false,
    gardenUse: false,
    sedimentHoldingCapacity: 'Small',
    wholeHouseBacteriaElimination: false,
  },
  price: { AU: 'From $372.36 INCL. GST', NZ: 'From $392.99 INCL. GST' },
};
const wholeHouse: ComparisonProduct = {
  ...undersink,
  name: 'Whole house',
  features: { ...undersink.features, filteredWaterOnEveryTap: true },
  price: { AU: '$964.89 INCL. GST', NZ: '$1,018.36 INCL. GST' },
};
const render = (country: 'AU' | 'NZ') =>
  renderToStaticMarkup(
    <Comparison heading="Which?" products={[undersink, wholeHouse]} country={country} />,
  );

it('ENT-10 has the eight rows of the specification, each headed, in its order', () => {
  const heads = [...render('AU').matchAll(/<th scope="row">([^<]+)</g)].map(([, label]) => label);
  expect(heads).toEqual([...comparisonRows.map(({ label }) => label), 'Price']);
  expect(heads).toHaveLength(9);
});

it('ENT-09 heads its columns, and shows the price text of the country only', () => {
  const html = render('NZ');
  expect(html.match(/<th scope="col">/g)).toHaveLength(2);
  const text = html.replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('$1,018.36 INCL. GST');
  expect(text).not.toContain('964.89');
});

it('ENT-09 values are yes, no or text; what is not stated is not a no', () => {
  expect([true, false, 'Small', null].map(featureText)).toEqual([
    'Yes',
    'No',
    'Small',
    'Not stated',
  ]);
});

it('ENT-10 marks the rows that do not differ, and offers to hide them', () => {
  expect(isSame(['No', 'No'])).toBe(true);
  expect(isSame(['No', 'Yes'])).toBe(false);
  const html = render('AU');
  expect(html).toContain('Show differences only');
  expect(html.match(/<tr class="[^"]*same/g)).toHaveLength(7);
});
