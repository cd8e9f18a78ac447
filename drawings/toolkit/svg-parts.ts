/** Parts that many products share: shadow, tube, gauge, port, ribs, logo. */
import { darker, ink, lighter, white } from './colour.ts';
import { notMeasured, overhang } from './extent.ts';
import { chrome, face, type Material, outline, upright, whitePolymer } from './materials.ts';
import { circle, d, ellipse, group, rect, round, stroke } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { bar } from './solids.ts';

/** The 800 × 800 canvas, with its ground line and centre line. */
export const canvas = { size: 800, ground: 728, middle: 400 } as const;

/** A soft shadow to the right, and a tight one at the point of contact. */
export function groundShadow(
  sheet: Sheet,
  cx: number,
  width: number,
  y: number = canvas.ground,
): string {
  const fading = (dark: number, at: number, light: number) =>
    sheet.radial([
      [0, ink, dark],
      [at, ink, light],
      [1, ink, 0],
    ]);
  const [soft, tight] = [fading(0.3, 0.55, 0.13), fading(0.5, 0.7, 0.28)];
  const depth = Math.min(26, 8 + width * 0.04);
  return notMeasured(
    ellipse(cx + width * 0.05, y + depth * 0.28, width * 0.6, depth, soft) +
      ellipse(cx + width * 0.01, y + 1, width * 0.51, depth * 0.36, tight),
  );
}

/** A bent tube: one line stroked several times, each lighter and closer to the light. */
export function tube(data: string, width: number, material: Material, caps = 'butt'): string {
  const { base, edge } = material;
  const stops = material.turned.map((stop) => stop[1]);
  const bright = stops[material.turned.length > 6 ? 2 : 1] ?? lighter(base, 0.5);
  const ends = { 'stroke-linecap': caps, 'stroke-linejoin': 'round' };
  const moved = (share: number, content: string) =>
    group(content, {
      transform: `translate(${round(-width * share)} ${round(-width * share * 0.7)})`,
    });
  return [
    // Dimensioned drawings turn this stroke into its two edges (front.ts).
    stroke(data, edge, width, { ...ends, class: 'tube' }),
    stroke(data, darker(base, 0.16), width * 0.9, ends),
    moved(0.06, stroke(data, base, width * 0.7, ends)),
    moved(0.13, stroke(data, lighter(base, 0.3), width * 0.42, { ...ends, 'stroke-opacity': 0.8 })),
    moved(0.17, stroke(data, bright, width * 0.2, { ...ends, 'stroke-opacity': 0.95 })),
  ].join('');
}

/** A pressure gauge. (cx, y) is the foot of its stem. */
export function gauge(sheet: Sheet, cx: number, y: number, r = 19): string {
  const cy = y - r - 9;
  const ticks = [-120, -80, -40, 0, 40, 80, 120].map((angle) => {
    const a = ((angle - 90) * Math.PI) / 180;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return d`M${cx + c * r * 0.58} ${cy + s * r * 0.58}L${cx + c * r * 0.74} ${cy + s * r * 0.74}`;
  });
  return [
    rect(cx - 5, y - 12, 10, 13, upright(sheet, chrome)),
    circle(cx, cy, r, face(sheet, chrome), outline(chrome)),
    circle(cx, cy, r * 0.82, face(sheet, whitePolymer)),
    stroke(ticks.join(''), ink, 1.1, { 'stroke-opacity': 0.75 }),
    stroke(d`M${cx} ${cy}L${cx + r * 0.32} ${cy - r * 0.5}`, '#c8372d', 1.6, {
      'stroke-linecap': 'round',
    }),
    circle(cx, cy, 2.2, ink),
  ].join('');
}

/** A horizontal threaded port with its hexagon, from x to the right, or to the left with a negative length. */
export function port(
  sheet: Sheet,
  x: number,
  cy: number,
  length: number,
  height: number,
  of: Material,
): string {
  const way = Math.sign(length);
  const span = Math.abs(length);
  const part = (from: number, to: number, tall: number) => {
    const a = x + way * span * from;
    const b = x + way * span * to;
    return bar(sheet, of, Math.min(a, b), cy - tall / 2, Math.abs(b - a), tall, 2);
  };
  const rings = [0.6, 0.7, 0.8, 0.9].map((share) => {
    const at = x + way * span * share;
    return d`M${at} ${cy - height * 0.42}V${cy + height * 0.42}`;
  });
  return overhang([
    part(0, 1, height * 0.86),
    part(0, 0.46, height),
    stroke(rings.join(''), of.edge, 1.4, { 'stroke-opacity': 0.5 }),
  ]);
}

/** Vertical ribs around a cylinder, closer together at the edges. */
export function ribs(
  cx: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colour = ink,
  opacity = 0.16,
): string {
  const dark: string[] = [];
  const light: string[] = [];
  for (let at = 1; at < count; at += 1) {
    const x = cx + (width / 2) * Math.sin(Math.PI * (at / count - 0.5));
    dark.push(d`M${x} ${y}v${height}`);
    light.push(d`M${x + 1.2} ${y}v${height}`);
  }
  return (
    stroke(dark.join(''), colour, 1.2, { 'stroke-opacity': opacity }) +
    stroke(light.join(''), white, 0.9, { 'stroke-opacity': opacity * 2 })
  );
}

/** The brand's drop, for covers and labels. */
export function dropMark(
  cx: number,
  cy: number,
  size: number,
  colour: string,
  opacity = 1,
): string {
  const s = size / 2;
  const data = d`M${cx} ${cy - s}C${cx + s * 0.5} ${cy - s * 0.3} ${cx + s * 0.75} ${cy} ${cx + s * 0.75} ${cy + s * 0.3}A${s * 0.75} ${s * 0.72} 0 0 1 ${cx - s * 0.75} ${cy + s * 0.3}C${cx - s * 0.75} ${cy} ${cx - s * 0.5} ${cy - s * 0.3} ${cx} ${cy - s}Z`;
  return `<path d="${data}" fill="${colour}" fill-opacity="${opacity}"/>`;
}
