import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Product } from '../kernel/entry-types.ts';
import { guideAlts } from '../kernel/guide-drawings.ts';
import { housePoints } from '../kernel/house-points.ts';
import { productSource } from '../kernel/image-address.ts';
import { drawProduct } from './draw-product.ts';
import { sceneIds } from './draw-scene.ts';
import { drawSource } from './draw-source.ts';
import { houseIds } from './houses/draw-house.ts';
import { examples, finishes, product } from './products.fixture.ts';
import { measureMarkup } from './toolkit/extent.ts';

const tap = product('FT-1', 'filter tap', 'Filter tap', {
  finishes: [finishes.chrome, finishes.black],
});
const lookup = (code: string) => [tap, ...examples].find((each) => each.code === code);

it('draws a product by its code, with or without hyphens', () => {
  expect(drawSource('products/WH2-55-AMC.svg', lookup)).toContain('<svg');
  expect(drawSource('products/FT-1.svg', lookup)).toBe(drawProduct(tap));
});

it('draws a product in the named finish', () => {
  const source = productSource('FT-1', finishes.black);
  expect(source).toBe('products/FT-1-matt-black.svg');
  expect(drawSource(source, lookup)).toBe(drawProduct({ ...tap, finishes: [finishes.black] }));
});

it('draws a cabinet on its wall in each finish', () => {
  const cabinet = product('FILTERWALL-F5', 'system', 'FilterWall', {
    finishes: [finishes.chrome, finishes.black],
  });
  const [first, second] = cabinet.finishes.map((finish) =>
    drawSource(productSource(cabinet.code, finish).replace('products/', 'walls/'), (code) =>
      code === cabinet.code ? cabinet : undefined,
    ),
  );
  expect(first).toContain('width="1600" height="1000"');
  expect(second).not.toBe(first);
  expect(drawSource('walls/FILTERWALL-F5-plaid.svg', lookup)).toBeUndefined();
});

it.each([
  'products/NOPE.svg',
  'scenes/nope.svg',
  'scenes/constructor.svg',
  'logo.png',
  'elsewhere/logo.svg',
])('returns undefined for %s', (source) => {
  expect(drawSource(source, lookup)).toBeUndefined();
});

it.each([
  ...sceneIds.map((id) => [`scenes/${id}.svg`, 1600, 900] as const),
  ...houseIds.map((id) => [`houses/${id}.svg`, 1600, 1000] as const),
  ['logo.svg', 200, 48] as const,
  ['logo-light.svg', 200, 48] as const,
  ['og/default.svg', 1200, 630] as const,
  ['og/landing.svg', 1200, 630] as const,
  ['og/WH2-60.svg', 1200, 630] as const,
])('draws %s at %i × %i without fonts', (source, width, height) => {
  const svg = drawSource(source, lookup) ?? '';
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
  expect(drawSource(source, lookup)).toBe(svg);
});

it('has one file for each step of a guide and no other, titled with its alternative text', () => {
  const files = readdirSync(new URL('guides', import.meta.url)).filter((name) => /svg$/.test(name));
  const steps = Object.entries(guideAlts);
  expect(files.sort()).toEqual(steps.map(([name]) => `${name}.svg`).sort());
  for (const [name, alt] of steps) {
    const svg = drawSource(`guides/${name}.svg`, lookup);
    expect(svg).toContain('viewBox="0 0 480 320"');
    expect(svg).toContain(`<title>${alt}</title>`);
  }
});

it('draws an undersink system without its tap, and a low product above the floor of its frame', () => {
  const system = product('X-1', 'undersink system', 'Undersink system', {
    specifications: [{ id: 'stages', value: 2 }],
  });
  const drawn = (folder: string, of: Product) =>
    drawSource(`${folder}/${of.code}.svg`, () => of) ?? '';
  expect(drawn('products', system)).toContain('class="around"');
  expect(drawn('alone', system)).toContain('<svg');
  expect(drawn('alone', system)).not.toContain('class="around"');
  const bottom = (of: Product) => measureMarkup(drawn('products', of), 'all')?.bottom ?? 0;
  expect(bottom(product('SHORT', 'inline cartridge', 'Inline cartridge'))).toBeLessThan(560);
  expect(bottom(tap)).toBeCloseTo(728, 0);
});

it('has a place for every number in the drawing of a house, and room to press each on a phone', () => {
  for (const id of houseIds) {
    const points = housePoints(`houses/${id}.svg`);
    expect(points.length).toBeGreaterThanOrEqual(6);
    for (const [at, { x, y }] of points.entries()) {
      expect(x > 58 && x < 1542 && y > 24 && y < 976).toBe(true);
      for (const other of points.slice(at + 1))
        expect(Math.hypot(x - other.x, y - other.y), id).toBeGreaterThanOrEqual(108);
    }
  }
});
