import { expect, it } from 'vitest';
import type { Specification } from './entry-types.ts';
import { pictureName, productViews } from './views.ts';
import type { ProductType } from './vocabulary.ts';

const stated = (id: string, value: number | string): Specification => ({
  id,
  value,
  group: '',
  label: id,
});
const named = (
  type: ProductType,
  specifications: readonly Specification[] = [],
  cartridges: readonly string[] = [],
) =>
  productViews({
    code: 'X-1',
    name: 'Thing',
    type,
    specifications,
    parts: cartridges.map((code) => ({ code, role: 'cartridge', quantity: 1 })),
  }).map(({ name }) => name);

it('shows only the front when nothing else is known', () => {
  expect(named('spare')).toEqual(['front']);
});

it('adds a dimensioned drawing once the whole size is stated', () => {
  const tube = [stated('length', 430), stated('diameter', 26)];
  expect(named('spare', tube)).toEqual(['front', 'dimensioned']);
  expect(named('spare', [stated('length', 430)])).toEqual(['front']);
  expect(named('spare', [stated('length', 430), stated('diameter', 'thin')])).toEqual(['front']);
});

it('adds a section for products with a flow, and for taps with a filter', () => {
  expect(named('system')).toEqual(['front', 'inside']);
  expect(named('mixer tap')).toEqual(['front']);
  expect(named('mixer tap', [], ['QT10-C'])).toEqual(['front', 'inside']);
});

it('labels the picture of a tap as the side that it shows', () => {
  const product = { code: 'X-1', name: 'Thing', specifications: [], parts: [] };
  const labels = (['filter tap', 'mixer tap', 'system'] as const).map(
    (type) => productViews({ ...product, type })[0]?.label,
  );
  expect(labels).toEqual(['Side', 'Side', 'Front']);
});

it('describes the picture by name and code, once, in trade sizes', () => {
  expect(pictureName({ code: 'RL6', name: 'UV lamp RL6' })).toBe('UV lamp RL6');
  expect(pictureName({ code: 'CR45', name: 'Carbon, 10 x 4.5 inch' })).toBe(
    'Carbon, 10 × 4½" CR45',
  );
});
