import DxfParser from 'dxf-parser';
import { expect, it } from 'vitest';
import { exampleProduct } from '../../drawings/example-products.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { dimensionedDxf } from './write-dxf.ts';

const dxfOf = (product: Product) =>
  dimensionedDxf(
    product,
    drawingProps(product, () => undefined),
  );
const box = { width: 720, height: 900, depth: 290 };

const facts = { ...box, serviceSpace: 600, serviceSide: 'In front' };
const product = exampleProduct('cabinet system', 'A&B-1', facts);
const text = dxfOf(product) ?? '';
const drawing = new DxfParser().parseSync(text);

it('another program reads the DXF: in millimetres, on named layers', () => {
  expect(drawing?.header.$INSUNITS).toBe(4);
  expect(drawing?.header.$MEASUREMENT).toBe(1);
  const layers = Object.keys(drawing?.tables.layer.layers ?? {});
  for (const layer of ['OUTLINE', 'DETAIL', 'CLEARANCE', 'DIMENSION']) {
    expect(layers).toContain(`PURETEC-${layer}`);
  }
});

it('has the outline at its stated size', () => {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const entity of drawing?.entities ?? []) {
    if (entity.layer !== 'PURETEC-OUTLINE' || !('vertices' in entity)) continue;
    const { vertices } = entity;
    if (!Array.isArray(vertices)) continue;
    for (const { x, y } of vertices) {
      xs.push(x);
      ys.push(y);
    }
  }
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, box.width]);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, box.height]);
});

it('states the extents of everything in it', () => {
  const [least, most] = ['$EXTMIN', '$EXTMAX'].map((key) => {
    const [, x, y] = new RegExp(`\\${key}\\n10\\n(.+)\\n20\\n(.+)\\n`).exec(text) ?? [];
    return [Number(x), Number(y)] as const;
  });
  const points = (drawing?.entities ?? []).flatMap((each) => {
    if ('vertices' in each && Array.isArray(each.vertices)) return each.vertices;
    return 'startPoint' in each ? [each.startPoint] : [];
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  expect(points.length).toBeGreaterThan(20);
  expect(least?.[0]).toBeLessThanOrEqual(Math.min(...xs));
  expect(least?.[1]).toBeLessThanOrEqual(Math.min(...ys));
  expect(most?.[0]).toBeGreaterThanOrEqual(Math.max(...xs));
  expect(most?.[1]).toBeGreaterThanOrEqual(Math.max(...ys));
  expect((most?.[0] ?? 0) - (least?.[0] ?? 0)).toBeLessThan(5 * box.width);
});

it('loses no sign of a name', () => {
  const name = 'Whānau in Taupō, ±2 °C, ½", m², 5 µm, ≤ 3, 10 Ω, ™, CO₂, A → B, in‑line, ✓, ﬁ';
  expect(dxfOf({ ...product, name })).toContain(
    '\nPuretec A&B-1: Whānau in Taupō, %%p2 %%dC, ½", m², 5 µm, ≤ 3, 10 Ω, ™, CO₂, A → B, in‑line, ✓, ﬁ\n',
  );
});

it('says that a product is discontinued', () => {
  expect(text).not.toContain('Discontinued');
  expect(dxfOf({ ...product, discontinuedWithSpareParts: true })).toContain('\nDiscontinued.\n');
});
