/** Water in sections: its colour between source and tap, open pipes, arrows. */
import type { WaterSource } from '../../kernel/vocabulary.ts';
import { mix } from '../toolkit/colour.ts';
import { d, path, rect, stroke } from '../toolkit/shapes.ts';

const clean = '#7cc4f2';
const raw: Readonly<Record<WaterSource, string>> = {
  mains: '#a9c0cf',
  rainwater: '#a3b8a6',
  bore: '#cda48c',
  surface: '#b3a873',
  caravan: '#b9b6a6',
};

/** The colour at a share of the path, from 0 at the inlet to 1 at the outlet. It's a key, not a measurement. */
export const waterAt = (source: WaterSource | undefined, share: number): string =>
  mix(raw[source ?? 'mains'], clean, Math.min(1, Math.max(0, share)));

export const flowBlue = '#0b5cad';
export const wallColour = '#5b6b78';

/** An arrowhead with its tip at (x, y). `angle` is in degrees, 0 to the right. */
export function arrowHead(x: number, y: number, angle: number, size = 13): string {
  const data = d`M0 0L${-size} ${-size * 0.62}L${-size * 0.72} 0L${-size} ${size * 0.62}Z`;
  return path(data, flowBlue, { transform: d`translate(${x} ${y}) rotate(${angle})` });
}

export const flowLine = (data: string, width = 4): string =>
  stroke(data, flowBlue, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** A straight arrow from one point to another. */
export function arrow(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width = 4,
  size = 13,
): string {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const back = size * 0.6;
  const a = (angle * Math.PI) / 180;
  return (
    flowLine(d`M${x1} ${y1}L${x2 - Math.cos(a) * back} ${y2 - Math.sin(a) * back}`, width) +
    arrowHead(x2, y2, angle, size)
  );
}

/** A horizontal pipe cut open. */
export function pipe(x1: number, x2: number, y: number, bore: number, colour: string): string {
  const [left, wide] = [Math.min(x1, x2), Math.abs(x2 - x1)];
  return (
    rect(left, y - bore / 2 - 5, wide, bore + 10, wallColour) +
    rect(left - 1, y - bore / 2, wide + 2, bore, colour)
  );
}

/** A pipe cut open along a line. */
export const bored = (data: string, water: string, bore = 34, wall = 6): string =>
  stroke(data, wallColour, bore + wall * 2, { 'stroke-linejoin': 'round' }) +
  stroke(data, water, bore, { 'stroke-linejoin': 'round' });

/** A shell cut open, with its wall as a thick line. */
export const shell = (data: string, fill: string, wall = 8, colour = wallColour): string =>
  path(data, fill, { stroke: colour, 'stroke-width': wall, 'stroke-linejoin': 'round' });
