import { describe, expect, it } from 'vitest';
import type { ProductForm } from '../../kernel/appearance.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { exampleProduct } from '../example-products.ts';
import { product } from '../products.fixture.ts';
import { drawInside } from './draw-inside.ts';
import { flowOf } from './flow.ts';

const nobody = () => undefined;
const of = (type: ProductType, form: ProductForm, facts = {}) =>
  exampleProduct(type, 'N-1', facts, { name: 'New', appearance: { form }, treats: ['sediment'] });
const kinds = (type: ProductType, form: ProductForm) =>
  flowOf(of(type, form), nobody)?.units.map(({ kind }) => kind);
const section = (type: ProductType, form: ProductForm, facts = {}) =>
  drawInside(of(type, form, facts), nobody) ?? '';
/** The wall of a bowl, as a housing has it. */
const bowl = /stroke="#5b6b78" stroke-width="8"/;

it('gives each stage only the contaminants that both its part and the product list', () => {
  const pleated = product('PL', 'cartridge', 'Pleated', {
    facts: { media: 'Pleated polyester', micron: 20, cartridgeSize: '10 x 4.5 inch' },
    treats: ['sediment'],
  });
  const lamp = product('RL', 'uv lamp', 'Lamp', { facts: { length: 560 } });
  const hybrid = product('H', 'uv system', 'Hybrid', {
    parts: [
      { code: 'PL', role: 'cartridge', quantity: 1 },
      { code: 'RL', role: 'cartridge', quantity: 2 },
    ],
    treats: ['sediment', 'bacteria'],
  });
  const lookup = (code: string) => [pleated, lamp].find((each) => each.code === code);
  expect(flowOf(hybrid, lookup)?.units).toEqual([
    {
      kind: 'filter',
      media: ['pleated'],
      isKnown: true,
      body: 'housing',
      micron: 20,
      treats: ['sediment'],
    },
    { kind: 'lamp', count: 2, treats: [] },
  ]);
});

describe('sections', () => {
  it('has none for products that water passes in a way of their own', () => {
    for (const form of ['separator', 'self-cleaning'] as const) {
      expect(section('irrigation filter', form)).toBe('');
    }
    expect(section('housing', 'multi-cartridge')).toBe('');
    expect(section('irrigation filter', 'mesh')).toMatch(bowl);
  });

  it('draws a shower filter as a tube in the pipe, without a bowl', () => {
    expect(section('shower filter', 'in line')).toMatch(/^<svg /);
    expect(section('shower filter', 'in line')).not.toMatch(bowl);
  });

  it('draws twin vessels in series, and one of two that work in turn', () => {
    expect(kinds('softener', 'duplex')).toEqual(['vessel', 'salt']);
    expect(kinds('softener', 'twin vessels')).toEqual(['vessel', 'vessel', 'salt']);
    expect(section('softener', 'duplex')).not.toBe(section('softener', 'vessel and salt tank'));
  });
});
