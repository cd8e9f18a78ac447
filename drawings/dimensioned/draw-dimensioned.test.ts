import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { productOutline } from '../../kernel/dimensions.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { productTypes } from '../../kernel/vocabulary.ts';
import { exampleProduct } from '../example-products.ts';
import { arrange, sideOf } from './arrange.ts';
import { dimensionedSvg } from './draw-dimensioned.ts';
import { frontOf } from './front.ts';
import { boundsOf, inkOf } from './plan.ts';

const box = { width: 720, height: 900, depth: 290 };
const round = { diameter: 64, length: 508 };
const service = { serviceSpace: 600, serviceSide: 'In front' };

const alone = () => undefined;

function measured(type: Product['type'], facts: Readonly<Record<string, string | number>>) {
  const product = exampleProduct(type, 'A&B-1', facts, { name: 'An "example"' });
  const outline = productOutline(product);
  if (!outline) throw new Error('the example states no size');
  return { product, outline };
}

const kinds = Object.keys(productTypes) as Product['type'][];

describe('every product type', () => {
  const all = kinds.flatMap((kind) => [box, round].map((facts) => [kind, facts] as const));
  it.each(all)(
    '%s of %o is as large on its drawing as it states, to the millimetre',
    (kind, facts) => {
      const { product, outline } = measured(kind, facts);
      const front = frontOf(drawingProps(product, alone), outline);
      const side = sideOf(outline);
      const drawn = boundsOf(front.filter(({ layer }) => layer === 'outline'));
      expect(drawn.left).toBeCloseTo(0, 6);
      expect(drawn.bottom).toBeCloseTo(0, 6);
      expect(drawn.right).toBeCloseTo(outline.width, 6);
      expect(drawn.top).toBeCloseTo(outline.height, 6);
      const beside = boundsOf(side.filter(({ layer }) => layer === 'outline'));
      const drawnDepth = side.length === 0 ? undefined : Math.round(beside.right - beside.left);
      expect(drawnDepth).toBe(outline.faces[1] && outline.depth);
    },
  );
});

describe('a dimensioned drawing', () => {
  const { product, outline } = measured('cabinet system', { ...box, ...service });

  it('shows every dimension and the service clearance in millimetres', () => {
    const svg = parse(dimensionedSvg(product, drawingProps(product, alone)) ?? '');
    const texts = svg.querySelectorAll('text').map(({ text }) => text);
    for (const text of ['720', '900', '290', '600', '890', 'Side', 'Keep 600 mm clear in front'])
      expect(texts).toContain(text);
  });

  it('shows connections and fixing holes at their stated heights and centres', () => {
    const facts = { connectionHeight: 580, fixingCentres: 640, fixingHeight: 870, fixingHole: 9 };
    const of = measured('system', { ...box, ...facts, connectionCentres: 120, tapHole: 35 });
    const svg = dimensionedSvg(of.product, drawingProps(of.product, alone)) ?? '';
    const texts = parse(svg)
      .querySelectorAll('text')
      .map(({ text }) => text);
    for (const text of ['580', '120', '640', '870', 'Fixing holes Ø 9 mm', 'Tap hole Ø 35 mm'])
      expect(texts).toContain(text);
    const paper = { width: 960, height: 640, text: 11 };
    const { plan } = arrange(of.product, [], of.outline, paper);
    const holes = plan.flatMap((each) => (each.kind === 'circle' ? [each] : []));
    expect(holes.map(({ centre, radius }) => [...centre, radius])).toEqual([
      [40, 870, 4.5],
      [680, 870, 4.5],
    ]);
  });

  it('stays on its sheet with numbers outside their ticks', () => {
    const paper = { width: 480, height: 400, text: 14 };
    for (const facts of [{ ...round, serviceSpace: 900, serviceSide: 'Beside' }, box]) {
      const lamp = measured('uv lamp', facts);
      const { plan, bounds, scale } = arrange(
        lamp.product,
        frontOf(drawingProps(lamp.product, alone), lamp.outline),
        lamp.outline,
        paper,
      );
      expect((bounds.right - bounds.left) * scale).toBeLessThanOrEqual(paper.width + 1e-6);
      expect((bounds.top - bounds.bottom) * scale).toBeLessThanOrEqual(paper.height + 1e-6);
      const ink = inkOf(plan);
      expect(ink.left > bounds.left && ink.right < bounds.right).toBe(true);
      expect(ink.bottom > bounds.bottom && ink.top < bounds.top).toBe(true);
    }
    expect(outline.diameter).toBeUndefined();
  });

  it('has an accessible name, and nothing that a strict CSP refuses', () => {
    const svg = dimensionedSvg(product, drawingProps(product, alone)) ?? '';
    expect(svg).toContain('<title>A&amp;B-1 An &quot;example&quot;: dimensions in millimetres');
    expect(svg).not.toMatch(/style|<script|href/);
  });
});
