/** Checks that each picture shows what the product's file states, and nothing else. */
import { describe, expect, it } from 'vitest';
import type { Appearance } from '../../kernel/appearance.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Part } from '../../kernel/entry-types.ts';
import { mediaIn } from '../../kernel/filter-media.ts';
import { drawProduct, productSheet } from '../draw-product.ts';
import { exampleProduct } from '../example-products.ts';
import { mediaColours } from '../toolkit/filter-media.ts';
import { chamber } from './chamber.ts';

const nobody = () => undefined;

describe('a multi-cartridge vessel', () => {
  const housing = (cartridgeSize: string) =>
    exampleProduct(
      'housing',
      'HX',
      { cartridgeSize, connection: '3 inch flange' },
      {
        appearance: { form: 'multi-cartridge' },
      },
    );
  const told = (size: string) => {
    const look = drawingProps(housing(size), nobody);
    if (look.type !== 'housing') throw new Error(look.type);
    return { count: look.count, inches: look.size.length / 25.4, across: look.size.diameter };
  };

  it('draws the stated number and length of cartridges', () => {
    expect(told('7 x 30 x 2.5 inch')).toEqual({ count: 7, inches: 30, across: 64 });
    expect(told('5 cartridges, 20 x 2.5 inch')).toEqual({ count: 5, inches: 20, across: 64 });
    expect(told('20 x 4.5 inch')).toEqual({ count: undefined, inches: 20, across: 114 });
  });
});

it('recognises copper-zinc granules as copper, not carbon', () => {
  expect(mediaIn('Copper-zinc granules')).toEqual(['copper']);
  expect(mediaIn('Copper-zinc granules, granular carbon')).toEqual(['copper', 'granular']);
  const bag = (media: string) => drawProduct(exampleProduct('media', 'MD', { media }));
  expect(bag('Copper-zinc granules')).toContain('#e6b877');
  expect(bag('Granular carbon')).not.toContain('#e6b877');
});

describe('a hex nipple', () => {
  const nipple = (thread: string) =>
    drawProduct(
      exampleProduct(
        'fitting',
        'FT',
        { thread, material: 'Brass', length: 52, diameter: 40 },
        { appearance: { form: 'nipple' } },
      ),
    );
  /** Heights of the hexagon and of the crests, and the number of crests on one side. */
  const measured = (svg: string) => {
    const heights = [...svg.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, high]) =>
      Number(high),
    );
    const [, thread = ''] = /<path d="(M[\d. L-]+Z)"/.exec(svg) ?? [];
    const points = [...thread.matchAll(/([\d.]+) ([\d.]+)/g)];
    const ys = points.map(([, , y]) => Number(y));
    const crests = ys.filter((y) => y === Math.min(...ys)).length;
    return { hex: Math.max(...heights), od: Math.max(...ys) - Math.min(...ys), crests };
  };

  it('has a hexagon 1.2 times its thread, and the pitch of its BSP size', () => {
    const [inch, half] = ['1 inch BSP male, both ends', '1/2 inch BSP male, both ends']
      .map(nipple)
      .map(measured);
    expect((inch?.hex ?? 0) / (inch?.od ?? 1)).toBeCloseTo(1.2, 1);
    // A pitch of 2.309 mm on 33.25 mm, and 1.814 mm on 20.96 mm.
    expect(inch?.crests).toBeGreaterThan(half?.crests ?? 99);
  });
});

it('draws a housing sold without a cartridge with an empty bowl', () => {
  const housing = (parts: readonly Part[]) =>
    drawProduct(
      exampleProduct(
        'housing',
        'HC',
        { cartridgeSize: '10 x 2.5 inch', material: 'SAN' },
        { parts },
      ),
      (code) => exampleProduct('cartridge', code, { media: 'Softening resin' }),
    );
  const resin = mediaColours.resin.body;
  expect(housing([])).not.toContain(resin);
  expect(housing([{ code: 'C', role: 'cartridge', quantity: 1 }])).toContain(resin);
});

it('draws every part of a kit, as often as it is in the box', () => {
  const kit = (...contents: NonNullable<Appearance['contents']>) =>
    drawProduct(exampleProduct('kit', 'MK', {}, { appearance: { contents } }));
  const rings = (svg: string) => svg.split('stroke="#1d2227"').length - 1;
  expect([kit('O-rings'), kit('O-rings', 'O-rings')].map(rings)).toEqual([1, 2]);
});

describe('an elbow', () => {
  const elbow = (thread: string) =>
    exampleProduct(
      'fitting',
      'EL',
      { connection: '1.25 inch BSP', thread, height: 62, length: 62, diameter: 44 },
      { appearance: { form: 'elbow', ports: 'brass' } },
    );

  it('draws female threads as mouths and male threads as windings', () => {
    const mouth = 'fill="#1d2227"';
    const mouths = (thread: string) => drawProduct(elbow(thread)).split(mouth).length - 1;
    expect(mouths('Inside thread at both ends')).toBe(2);
    expect(mouths('Outside thread at both ends')).toBe(0);
  });
});

it('water enters a UV chamber low on the left and leaves it high on the right, as in its section', () => {
  const ports = chamber(productSheet('UV'), 300, 700, 80, 600)
    .split('beyond')
    .slice(1)
    .map((port) =>
      ['x', 'y'].map((axis) => Number(new RegExp(` ${axis}="([\\d.]+)"`).exec(port)?.[1])),
    );
  const [[outX = 0, outY = 0] = [], [inX = 0, inY = 0] = []] = ports;
  expect(outX).toBeGreaterThan(300);
  expect(inX).toBeLessThan(300);
  expect(inY).toBeGreaterThan(outY);
});
