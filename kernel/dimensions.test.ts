import { describe, expect, it } from 'vitest';
import { outlineOf, serviceSpaceOf } from './dimensions.ts';

const stating = (facts: Record<string, number | string>) => ({
  specifications: Object.entries(facts).map(([id, value]) => ({
    id,
    group: '',
    label: id,
    value,
  })),
});

describe('the outline of a product', () => {
  it('is its width, height and depth', () => {
    expect(outlineOf(stating({ width: 420, height: 690, depth: 220 }))).toEqual({
      width: 420,
      height: 690,
      depth: 220,
      faces: ['Front', 'Side'],
    });
  });

  it('of a round thing is as wide and as deep as its diameter, and as tall as it is long', () => {
    expect(outlineOf(stating({ diameter: 65, length: 248 }))).toEqual({
      width: 65,
      height: 248,
      depth: 65,
      diameter: 65,
      faces: ['Front', 'End'],
    });
  });

  it('of a ring is that of its face, of a tube in a pipe that of its side', () => {
    const ring = { diameter: 86, length: 4 };
    expect(outlineOf(stating(ring))).toMatchObject({ width: 86, height: 86, depth: 4 });
    const lying = { type: 'inline cartridge', ...stating({ diameter: 52, length: 275 }) } as const;
    expect(outlineOf(lying)).toMatchObject({ width: 275, height: 52, depth: 52 });
  });

  it('is not guessed where a dimension lacks', () => {
    expect(outlineOf(stating({ width: 420, height: 690 }))).toBeUndefined();
    expect(outlineOf(stating({ diameter: 65 }))).toBeUndefined();
  });
});

describe('the space for service', () => {
  it('stands on the side that the product names', () => {
    expect(serviceSpaceOf(stating({ serviceSpace: 60, serviceSide: 'Below' }))).toEqual({
      side: 'below',
      space: 60,
    });
    expect(serviceSpaceOf(stating({ serviceSpace: 60 }))).toBeUndefined();
  });
});
