/** Draws a product in a space, such as the cabinet under a sink, for "Will it fit?". */

import { productOutline } from '../../kernel/dimensions.ts';
import type { DrawingProps } from '../../kernel/drawing-traits.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { bodyOf, type Size } from '../../kernel/fit.ts';
import { fitPlan, fitWidth, letterHeight, type Mark } from '../../kernel/fit-plan.ts';
import { lettering } from '../toolkit/lettering.ts';
import { group, tag } from '../toolkit/shapes.ts';
import { aloneOf } from './front.ts';
import { box } from './plan.ts';
import { drawShape, type ToPaper } from './write-svg.ts';

/** Keeps letters at one size in an image of any width (100vw), as the script does in its drawing. */
const held = (width: number) =>
  `<style>.held{transform:scale(max(1,tan(atan2(${width}px,100vw))))}</style>`;

/** A transparent SVG with letters as strokes. Undefined for a product that needs no space. */
export function drawFit(product: Product, look: DrawingProps, space: Size): string | undefined {
  const body = bodyOf(product);
  if (!body) return undefined;
  const outline = body.isFilter ? undefined : productOutline(product);
  const shapes = outline ? aloneOf(look, outline) : [box(0, 0, body.width, body.height, 8)];
  const at: ToPaper = (x, y) => [x, body.height - y];
  const sheet = { width: fitWidth, height: fitWidth, text: 26 };
  const front = (right: string) =>
    shapes.map((shape) => {
      const drawn = drawShape(shape, at, 1, () => '', sheet, 'non-scaling-stroke');
      const xs = shape.kind === 'path' ? shape.corners.map(([x]) => x) : [];
      const isRight = Math.min(...xs) + Math.max(...xs) > 2 * body.width;
      return isRight ? drawn.replace(' ', ` class="right" transform="${right}" `) : drawn;
    });
  const write = (mark: Mark): string => {
    switch (mark.name) {
      case 'rect':
        return tag('rect', mark.attributes);
      case 'front':
        // The page's script reuses this group in its own drawing.
        return group(front(mark.right), { class: 'front', transform: mark.transform });
      case 'held': {
        const { text, paths = [], transform } = mark;
        const words = lettering(text.words, 0, text.y, letterHeight * 0.72, text);
        const held = paths.map((path) => tag('path', path)).join('') + words;
        return group(group(held, { class: 'held' }), { transform });
      }
    }
  };
  const { width, height, marks } = fitPlan(body, space);
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    marks.map(write).join('') + held(width),
  );
}
