import { describe, expect, it } from 'vitest';
import { drawProduct } from './draw-product.ts';
import { examples, product } from './products.fixture.ts';

const types = new Set(examples.map((each) => each.type));
const big = (length: 10 | 20) => ({ cartridgeSize: `${length} x 4.5 inch` });

/** Height by width of the tallest upright that is drawn. */
function slimness(svg: string): number {
  const rects = [...svg.matchAll(/<rect [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/g)];
  const [tallest = 0, width = 1] = rects
    .map(([, wide, high]) => [Number(high), Number(wide)] as const)
    .reduce((one, other) => (other[0] > one[0] ? other : one), [0, 1]);
  return tallest / width;
}
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('drawProduct', () => {
  it.each(examples.map((each) => [each.code, each] as const))('draws %s completely', (_, each) => {
    const svg = drawProduct(each);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="800"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeGreaterThan(1500);
  });

  it('has a drawing for every type of product', () => {
    expect(types.size).toBe(23);
  });

  it('has no external references, fonts, scripts or styles', () => {
    for (const each of examples) {
      const svg = drawProduct(each);
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

  it('draws a 20 inch cartridge half as wide as a 10 inch one in the same frame', () => {
    const slim = (length: 10 | 20) =>
      slimness(drawProduct(product('CB', 'cartridge', 'Carbon block', { facts: big(length) })));
    expect(slim(20) / slim(10)).toBeCloseTo(2, 1);
  });

  it('draws whole-house cartridges wide by default', () => {
    const slim = (cartridgeSize: string) =>
      slimness(
        drawProduct(
          product('WH', 'system', 'System', {
            facts: { stages: 2, cartridgeSize },
            installation: 'whole house',
          }),
        ),
      );
    expect(slim('20 inch')).toBe(slim('20 x 4.5 inch'));
  });

  it('draws one housing by default', () => {
    const drawn = drawProduct(product('NEW', 'system', 'New'));
    expect(count(drawn, 'fill="#c8372d"')).toBe(1);
    expect(drawn).not.toMatch(/NaN/);
  });

  it('draws a bowl for every stage', () => {
    const vents = (stages: number) =>
      count(
        drawProduct(product('WH', 'system', 'System', { facts: { stages, ...big(10) } })),
        'fill="#c8372d"',
      );
    expect([vents(1), vents(2), vents(3)]).toEqual([1, 2, 3]);
  });

  it('draws the stated media of a cartridge', () => {
    const drawn = [
      'Pleated',
      'Carbon block',
      'Spun sediment',
      'String wound',
      'Softening resin',
    ].map((media) => drawProduct(product('X1', 'cartridge', 'Cartridge', { facts: { media } })));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
