import { describe, expect, it } from 'vitest';
import { realCatalogue } from '../../codegen/testing/real-catalogue.ts';
import type { ProductForm } from '../../kernel/appearance.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { exampleProduct } from '../example-products.ts';
import { product } from '../products.fixture.ts';
import { drawInside, linesOf } from './draw-inside.ts';
import { flowOf } from './flow.ts';

const nobody = () => undefined;
const of = (type: ProductType, form: ProductForm, facts = {}) =>
  exampleProduct(type, 'N-1', facts, { name: 'New', appearance: { form }, treats: ['sediment'] });
const kinds = (type: ProductType, form: ProductForm) =>
  flowOf(of(type, form), nobody)?.units.map(({ kind }) => kind);
const section = (type: ProductType, form: ProductForm, facts = {}) =>
  drawInside(of(type, form, facts), nobody) ?? '';
/** The wall of a bowl, as a housing draws it. */
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

it('labels each stage of the catalogue, and carbon by what carbon is for', async () => {
  const { products } = await realCatalogue();
  const wrong = Object.values(products).flatMap((each) => {
    const units = flowOf(each, (code) => products[code])?.units ?? [];
    return units.flatMap((unit) => {
      // A housing is for whichever cartridge goes in it.
      if (unit.kind === 'outlet' || each.type === 'housing') return [];
      const lines = linesOf(unit).join(' ');
      const isCarbon = 'media' in unit && unit.media.some((one) => /carbon|granular/.test(one));
      const isNamed = isCarbon ? /, taste|Taste,|Tannins/.test(lines) : lines !== '';
      return isNamed && !(isCarbon && /sediment/i.test(lines)) ? [] : [`${each.code}: ${lines}`];
    });
  });
  expect(wrong).toEqual([]);
});

describe('sections', () => {
  it('draws a separator and a self-cleaning filter without a cartridge bowl', () => {
    expect(kinds('irrigation filter', 'mesh')).toEqual(['filter']);
    expect(section('irrigation filter', 'mesh')).toMatch(bowl);
    expect(kinds('irrigation filter', 'separator')).toEqual(['separator']);
    expect(kinds('irrigation filter', 'self-cleaning')).toEqual(['scanner']);
    for (const form of ['separator', 'self-cleaning'] as const) {
      expect(section('irrigation filter', form)).not.toMatch(bowl);
    }
  });

  it('draws duplex vessels working in turn and twin vessels in series', () => {
    expect(kinds('softener', 'duplex')).toEqual(['vessel', 'salt']);
    expect(kinds('softener', 'twin tanks')).toEqual(['vessel', 'vessel', 'salt']);
    const single = section('softener', 'media tank and brine tank');
    expect(section('softener', 'duplex')).not.toBe(single);
    const vessels = section('softener', 'duplex').split('fill="#2f363d"').length - 1;
    expect(vessels).toBe(2);
  });
});

it('writes the names of all stages in one size, and the lines below them in another', () => {
  const stages = ['PL', 'CB', 'SD'].map((code, at) =>
    product(code, 'cartridge', code, {
      facts: {
        media: ['Pleated polyester', 'Carbon block', 'Spun polypropylene'][at] ?? '',
        micron: 5,
      },
      treats: ['sediment'],
    }),
  );
  const system = product('X7', 'system', 'Three stages', {
    parts: stages.map(({ code }) => ({ code, role: 'cartridge', quantity: 1 })),
    treats: ['sediment'],
  });
  const drawn = drawInside(system, (code) => stages.find((each) => each.code === code)) ?? '';
  const sizes = [...drawn.matchAll(/scale\(([\d.]+)\)/g)].map(([, scale]) => scale);
  // The sheet's text: a badge, a name and two lines for each stage, and a third line for the carbon.
  expect(sizes).toHaveLength(14);
  expect(new Set(sizes).size).toBe(4);
});
