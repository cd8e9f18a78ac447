import { describe, expect, it } from 'vitest';
import { drawingKey, drawingProps } from '../kernel/drawing-props.ts';
import type { Product } from '../kernel/entry-types.ts';
import { drawnSide } from '../kernel/true-size.ts';
import { drawProduct, productMarkup, productSheet } from './draw-product.ts';
import { exampleProduct } from './example-products.ts';
import { examples, product } from './products.fixture.ts';
import { measureMarkup } from './toolkit/extent.ts';

const big = (length: 10 | 20) => ({ cartridgeSize: `${length} x 4.5 inch` });

/** Height ÷ width of the tallest upright product that's drawn. */
function slimness(svg: string): number {
  const rects = [...svg.matchAll(/<rect [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/g)];
  const [tallest = 0, width = 1] = rects
    .map(([, wide, high]) => [Number(high), Number(wide)] as const)
    .reduce((one, other) => (other[0] > one[0] ? other : one), [0, 1]);
  return tallest / width;
}
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('drawProduct', () => {
  it('is complete, with no external references, fonts, scripts or styles', () => {
    for (const each of examples) {
      const svg = drawProduct(each);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).not.toMatch(/<(text|script|style|image|use|foreignObject)\b|href=|style=/);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it('puts the code in ids, so that one page can hold two drawings', () => {
    const [one, two] = [examples[0], examples[1]].map((each) => (each ? drawProduct(each) : ''));
    const ids = (svg = '') => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(ids(one).filter((id) => ids(two).includes(id))).toEqual([]);
  });

  it('QLT-06 has a scale that a comparison knows within a tenth', () => {
    for (const [type, width, height] of [
      ['system', 420, 690],
      ['backwash system', 257, 1600],
      ['cabinet system', 720, 900],
      ['softener', 340, 1110],
      ['uv system', 89, 510],
      ['uv system', 89, 930],
      ['uv system', 89, 1300],
    ] as const) {
      const isTube = type === 'uv system';
      const facts = isTube ? { length: height, diameter: width } : { width, height, depth: 250 };
      const each = exampleProduct(type, 'A1', facts, { installation: 'whole house' });
      const body = measureMarkup(productMarkup(productSheet('A1'), each));
      const drawn = ((body?.bottom ?? 0) - (body?.top ?? 0)) * ((drawnSide(each) ?? 0) / 800);
      expect(Math.abs(drawn / height - 1), type).toBeLessThan(0.1);
    }
  });

  it('draws a 20 inch cartridge half as wide as a 10 inch one in the same frame', () => {
    const slim = (length: 10 | 20) =>
      slimness(drawProduct(product('CB', 'cartridge', 'Carbon block', { facts: big(length) })));
    expect(slim(20) / slim(10)).toBeCloseTo(2, 1);
  });

  it('draws a bowl for every stage', () => {
    const vents = (stages: number) =>
      count(
        drawProduct(product('WH', 'system', 'System', { facts: { stages, ...big(10) } })),
        'fill="#c8372d"',
      );
    expect([vents(1), vents(2), vents(3)]).toEqual([1, 2, 3]);
  });
});

const pleated = exampleProduct(
  'cartridge',
  'PL',
  { media: 'Pleated polyester', micron: 20, cartridgeSize: '10 x 4.5 inch' },
  { treats: ['sediment'] },
);
const lamp = exampleProduct('uv lamp', 'RL', { length: 560 });
const hybrid = exampleProduct(
  'uv system',
  'H',
  {},
  {
    parts: [
      { code: 'PL', role: 'cartridge', quantity: 1 },
      { code: 'RL', role: 'cartridge', quantity: 2 },
    ],
    treats: ['sediment', 'bacteria'],
  },
);
const lookup = (code: string) => [pleated, lamp, hybrid].find((each) => each.code === code);

describe('drawingProps', () => {
  it('takes stages and lamps from the parts', () => {
    expect(drawingProps(hybrid, lookup)).toMatchObject({
      stages: [{ media: ['pleated'], twist: false }],
      lamps: [560, 560],
      size: { length: 254, diameter: 114 },
    });
  });

  it('changes with a specification, not with a code or a name', () => {
    const key = (more: Partial<Product>, facts = {}) =>
      drawingKey(drawingProps(exampleProduct('housing', 'A', facts, more), lookup));
    expect(key({ code: 'B', name: 'Other', keywords: ['x'] })).toBe(key({}));
    expect(key({}, { connection: '1.5 inch BSP' })).not.toBe(key({}));
    expect(key({ appearance: { bowl: 'blue' } })).not.toBe(key({}));
  });

  it('ignores traits hidden by a cover', () => {
    const covered = (more: Partial<Product>) =>
      drawingKey(drawingProps(exampleProduct('system', 'A', { cover: 'Aluminium' }, more), lookup));
    expect(covered({ appearance: { bowl: 'white' } })).toBe(covered({}));
    expect(covered({ appearance: { cover: 'ribs' } })).not.toBe(covered({}));
  });
});
