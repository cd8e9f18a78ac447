import { expect, it } from 'vitest';
import { productOutline, serviceClearance } from './dimensions.ts';

const stating = (facts: Record<string, number | string>) => ({
  specifications: Object.entries(facts).map(([id, value]) => ({
    id,
    group: '',
    label: id,
    value,
  })),
});

it('draws a ring face on and an inline tube from the side', () => {
  const ring = { diameter: 86, length: 4 };
  expect(productOutline(stating(ring))).toMatchObject({ width: 86, height: 86, depth: 4 });
  const lying = { type: 'inline cartridge', ...stating({ diameter: 52, length: 275 }) } as const;
  expect(productOutline(lying)).toMatchObject({ width: 275, height: 52, depth: 52 });
});

it('the outline is undefined when a dimension is missing', () => {
  expect(productOutline(stating({ width: 420, height: 690 }))).toBeUndefined();
  expect(productOutline(stating({ diameter: 65 }))).toBeUndefined();
});

it('reads the service side from the product', () => {
  expect(serviceClearance(stating({ serviceSpace: 60, serviceSide: 'Below' }))).toEqual({
    side: 'below',
    space: 60,
  });
  expect(serviceClearance(stating({ serviceSpace: 60 }))).toBeUndefined();
});
