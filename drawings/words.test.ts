/** Checks that every word of `appearance` changes the drawing, so a buyer sees the difference without a code. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Appearance, testContents } from '../kernel/appearance.ts';
import { drawingProps } from '../kernel/drawing-props.ts';
import { productForms } from '../kernel/generated/appearance-words.ts';
import { appearanceFieldsOf } from '../kernel/picture-fields.ts';
import { hasSection } from '../kernel/views.ts';
import { type ProductType, productTypes } from '../kernel/vocabulary.ts';
import { drawProps } from './draw-product.ts';
import { exampleProduct } from './example-products.ts';
import { drawInside } from './inside/draw-inside.ts';

const types = Object.keys(productTypes) as ProductType[];
const nobody = () => undefined;
/** The template for a new product, before anyone fills in its appearance. */
const facts: Partial<Record<ProductType, Readonly<Record<string, string | number>>>> = {
  system: { stages: 2 },
  'uv system': { stages: 3, uvLamp: '55 W' },
  'undersink system': { stages: 2 },
};

const schema = new URL('../catalogue/schema/product.schema.json', import.meta.url);
const { properties } = JSON.parse(readFileSync(schema, 'utf8')).properties.appearance;
const lists = ['bowl', 'ports', 'mount', 'cover', 'pump', 'controller', 'spout', 'handle', 'valve'];

const values: Partial<{ [K in keyof Appearance]: readonly NonNullable<Appearance[K]>[] }> = {
  ...Object.fromEntries(lists.map((field) => [field, properties[field].enum])),
  gauges: [0, 1, 2],
  hose: [2, 4],
  floats: [1, 2],
  filters: [1, 2],
  contents: [['pleated cartridge'], ['sediment cartridge', 'UV lamp'], ['O-rings']],
};

const drawn = (type: ProductType, appearance: Appearance): string => {
  const product = exampleProduct(type, 'N-1', facts[type], { name: 'New', appearance });
  return drawProps({ ...drawingProps(product, nobody), label: '' }, 'same');
};

describe.each(types)('a new %s', (type) => {
  it('draws front and inside from its template', () => {
    const product = exampleProduct(type, 'N-1', {}, { name: 'Name without the code' });
    const front = drawProps(drawingProps(product, nobody));
    expect(front).toMatch(/^<svg /);
    expect(front).not.toMatch(/NaN|undefined|Infinity/);
    const inside = drawInside(product, nobody);
    if (hasSection(product) && type !== 'uv system') expect(inside).toMatch(/^<svg /);
    expect(inside ?? '').not.toMatch(/NaN|undefined|Infinity/);
  });

  it('looks different with each word of its vocabulary', () => {
    const offered: Partial<Record<string, readonly string[]>> = productForms;
    for (const field of appearanceFieldsOf(type)) {
      const words =
        field === 'form'
          ? (offered[type] ?? [])
          : field === 'contents' && type === 'test kit'
            ? testContents.map((each) => [each])
            : (values[field] ?? []);
      const pictures = words.map((word) => drawn(type, { [field]: word }));
      expect([field, new Set(pictures).size]).toEqual([field, words.length]);
    }
  });
});

it('draws the section of a shower filter in its own form, without a bowl', () => {
  const section = (form: Appearance['form']) =>
    drawInside(
      exampleProduct(
        'shower filter',
        'N-1',
        {},
        { name: 'New', ...(form && { appearance: { form } }) },
      ),
      nobody,
    );
  const drawnForms = productForms['shower filter'].map(section);
  expect(new Set(drawnForms).size).toBe(drawnForms.length);
  const bowl = drawInside(exampleProduct('housing', 'N-1'), nobody);
  const wall = /stroke="#5b6b78" stroke-width="8"/;
  expect(bowl).toMatch(wall);
  for (const each of drawnForms) expect(each).not.toMatch(wall);
});
