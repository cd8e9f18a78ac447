import { describe, expect, it } from 'vitest';
import type { Product, Specification } from './contract.ts';
import { drawingKey, drawingProps } from './drawing-props.ts';
import { mediaIn } from './media.ts';
import { productPorts } from './stages.ts';
import type { ProductType } from './vocabulary.ts';

const facts = (stated: Readonly<Record<string, string | number>>): readonly Specification[] =>
  Object.entries(stated).map(([id, value]) => ({ id, value, group: '', label: id }));

function product(type: ProductType, code: string, more: Partial<Product> = {}): Product {
  return {
    code,
    name: code,
    summary: '',
    description: [],
    type,
    sources: [],
    applications: [],
    keywords: [],
    formerCodes: [],
    specifications: [],
    treats: [],
    doesNotTreat: [],
    finishes: [],
    images: [],
    parts: [],
    fits: [],
    related: [],
    documents: [],
    replaces: [],
    discontinued: false,
    discontinuedWithSpareParts: false,
    dealerOnly: false,
    excludedFromSuggestions: false,
    sample: false,
    ...more,
  };
}

const pleated = product('cartridge', 'PL', {
  specifications: facts({ media: 'Pleated polyester', micron: 20, cartridgeSize: '10 x 4.5 inch' }),
  treats: ['sediment'],
});
const lamp = product('uv lamp', 'RL', { specifications: facts({ length: 560 }) });
const hybrid = product('uv system', 'H', {
  parts: [
    { code: 'PL', role: 'cartridge', quantity: 1 },
    { code: 'RL', role: 'cartridge', quantity: 2 },
  ],
  treats: ['sediment', 'bacteria'],
});
const lookup = (code: string) => [pleated, lamp, hybrid].find((each) => each.code === code);

describe('lookOf', () => {
  it('takes stages and lamps from the parts', () => {
    expect(drawingProps(hybrid, lookup)).toMatchObject({
      stages: [{ media: ['pleated'], twist: false }],
      lamps: [560, 560],
      size: { length: 254, diameter: 114 },
    });
  });

  it('changes with a specification, not with a code or a name', () => {
    const key = (more: Partial<Product>) =>
      drawingKey(drawingProps(product('housing', 'A', more), lookup));
    expect(key({ code: 'B', name: 'Other', keywords: ['x'] })).toBe(key({}));
    expect(key({ specifications: facts({ connection: '1.5 inch BSP' }) })).not.toBe(key({}));
    expect(key({ appearance: { bowl: 'blue' } })).not.toBe(key({}));
  });

  it('ignores traits hidden by a cover', () => {
    const covered = (more: Partial<Product>) =>
      drawingKey(
        drawingProps(
          product('system', 'A', { specifications: facts({ cover: 'Aluminium' }), ...more }),
          lookup,
        ),
      );
    expect(covered({ appearance: { bowl: 'white' } })).toBe(covered({}));
    expect(covered({ appearance: { cover: 'ribs' } })).not.toBe(covered({}));
  });

  it('gives one object one picture under every code', () => {
    const kit = product('kit', 'K', { pictureOf: 'H' });
    expect(drawingProps(kit, lookup)).toEqual(drawingProps(hybrid, lookup));
  });
});

it.each([
  ['1.5 inch BSP', [{ inches: 1.5, end: 'thread' }]],
  [
    '1 inch BSP male to 3/4 inch BSP female',
    [
      { inches: 1, end: 'thread' },
      { inches: 0.75, end: 'thread', isFemale: true },
    ],
  ],
  ['1/4 inch push-fit', [{ inches: 0.25, end: 'push-fit' }]],
  ['3 inch flange', [{ inches: 3, end: 'flange' }]],
] as const)('a connection of "%s" is read as it is said', (connection, want) => {
  expect(productPorts(facts({ connection }))).toEqual(want);
});

it.each([
  ['Carbon block, polyphosphate', ['carbon', 'crystal']],
  ['Granular activated carbon', ['granular']],
  ['Wound polypropylene', ['wound']],
  ['Two-layer polypropylene', ['spun']],
  ['Ion exchange resin', ['resin']],
])('"%s" is filled with %o', (text, want) => {
  expect(mediaIn(text)).toEqual(want);
});
