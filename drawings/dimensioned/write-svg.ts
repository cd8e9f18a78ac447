/** Prints a drawing as SVG, with attributes instead of styles so that a strict CSP allows it as a page. */
import { type Attributes, round, tag } from '../toolkit/shapes.ts';
import type { Drawing, Paper } from './arrange.ts';
import type { Corner, Layer, Shape } from './plan.ts';

type Pen = {
  readonly stroke: string;
  /** The stroke width for letters 11 high. */
  readonly width: number;
  readonly fill: string;
  readonly dash?: readonly [on: number, off: number];
};
const pens: Readonly<Record<Layer, Pen>> = {
  outline: { stroke: '#0c1b2a', width: 1.5, fill: '#f6f9fb' },
  detail: { stroke: '#6d7d8b', width: 0.8, fill: 'none' },
  clearance: { stroke: '#7d4300', width: 1, fill: '#fef8ec', dash: [6, 4] },
  dimension: { stroke: '#094e93', width: 0.9, fill: 'none' },
};

export type Letters = (letter: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The height of a capital. */
  readonly height: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly colour: string;
}) => string;

/** `title` is the drawing's accessible name. */
export function writeSvg(
  { plan, bounds, scale }: Drawing,
  paper: Paper,
  letters: Letters,
  title?: string,
): string {
  const [width, height] = [bounds.right - bounds.left, bounds.top - bounds.bottom];
  const dx = (paper.width - width * scale) / 2 - bounds.left * scale;
  const dy = (paper.height - height * scale) / 2 + bounds.top * scale;
  const at = (x: number, y: number) => [dx + x * scale, dy - y * scale] as const;
  const body = plan.map((shape) => drawShape(shape, at, scale, letters, paper)).join('');
  const size = { width: paper.width, height: paper.height };
  const named = title === undefined ? {} : { role: 'img', 'aria-label': escapeXml(title) };
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: `0 0 ${size.width} ${size.height}`,
      ...named,
    },
    (title === undefined ? '' : tag('title', {}, escapeXml(title))) + body,
  );
}

/** Selectable, editable text. */
export const textLetters: Letters = ({ text, x, y, height, anchor, colour }) =>
  tag(
    'text',
    {
      x,
      y,
      'font-family': 'Instrument Sans, Helvetica, Arial, sans-serif',
      'font-size': height / capital,
      fill: colour,
      ...(anchor === 'start' ? {} : { 'text-anchor': anchor }),
    },
    escapeXml(text),
  );
/** Capital height ÷ font size. */
const capital = 0.7;

export type ToPaper = (x: number, y: number) => readonly [x: number, y: number];

/** `effect` keeps the strokes' width when the drawing is scaled. */
export function drawShape(
  shape: Shape,
  at: ToPaper,
  scale: number,
  letters: Letters,
  paper: Paper,
  effect?: 'non-scaling-stroke',
): string {
  const pen = (own: Exclude<Shape, { kind: 'text' }>) => ({
    ...penOf(own, paper),
    ...(effect && { 'vector-effect': effect }),
  });
  switch (shape.kind) {
    case 'path':
      return tag('path', {
        d: pathData(shape.corners, shape.closed, at, scale),
        ...pen(shape),
      });
    case 'circle': {
      const [cx, cy] = at(...shape.centre);
      return tag('circle', { cx, cy, r: shape.radius * scale, ...pen(shape) });
    }
    case 'text': {
      const { text, anchor, layer } = shape;
      const [x, y] = at(...shape.at);
      const [given, height] = [{ text, anchor, colour: pens[layer].stroke }, shape.height * scale];
      if (!shape.upright) return letters({ ...given, x, y, height });
      const turned = letters({ ...given, x: 0, y: 0, height });
      return tag('g', { transform: `translate(${round(x)} ${round(y)}) rotate(-90)` }, turned);
    }
  }
}

/** Lines get thicker with the letters, but more slowly. */
function penOf(shape: Exclude<Shape, { kind: 'text' }>, { text }: Paper): Attributes {
  const { stroke, width, fill, dash } = pens[shape.layer];
  const k = Math.sqrt(text / 11);
  const isOpen = shape.kind === 'path' && !shape.closed;
  return {
    stroke,
    'stroke-width': width * k,
    ...(dash && { 'stroke-dasharray': dash.map((each) => round(each * k)).join(' ') }),
    fill: isOpen ? 'none' : fill,
  };
}

function pathData(corners: readonly Corner[], closed: boolean, at: ToPaper, scale: number): string {
  const point = ([x, y]: Corner) => at(x, y).map(round).join(' ');
  const [first] = corners;
  if (!first) return '';
  const last = closed ? corners.length : corners.length - 1;
  const edges = corners.slice(0, last).map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? first;
    const [x, y, bulge] = corner;
    if (bulge === undefined) return `L${point(next)}`;
    const chord = Math.hypot(next[0] - x, next[1] - y) * scale;
    const r = round((chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge)));
    // A left turn with y upwards is counter-clockwise on the page too.
    return `A${r} ${r} 0 ${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 0 : 1} ${point(next)}`;
  });
  return `M${point(first)}${edges.join('')}${closed ? 'Z' : ''}`;
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
