/** Long round products: inline cartridges, UV lamps, quartz sleeves. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { ink, white } from '../toolkit/colour.ts';
import { notMeasured } from '../toolkit/extent.ts';
import { mediaColours } from '../toolkit/filter-media.ts';
import { inchText } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import {
  blackPolymer,
  brass,
  chrome,
  greyPolymer,
  lying,
  outline,
  polymer,
  whitePolymer,
} from '../toolkit/materials.ts';
import { circle, d, path, place, rect, stroke, turn } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow } from '../toolkit/svg-parts.ts';

const { ground, middle: cx } = canvas;

type Inline = DrawingPropsOf<'inline cartridge'>;
type End = NonNullable<Inline['ports'][number]>['end'];

/** The end of an inline cartridge: push-fit, hose or thread. */
function connector(sheet: Sheet, x: number, cy: number, way: 1 | -1, end: End, k: number): string {
  const part = (from: number, to: number, tall: number, of = greyPolymer) =>
    bar(
      sheet,
      of,
      way > 0 ? x + from * k : x - to * k,
      cy - (tall * k) / 2,
      (to - from) * k,
      tall * k,
      3,
    );
  if (end === 'hose') {
    return (
      part(0, 20, 70) +
      part(20, 52, 56, blackPolymer) +
      part(52, 66, 34, brass) +
      part(66, 96, 42, brass)
    );
  }
  if (end === 'thread') {
    const rings = [36, 46, 56, 66].map((at) => d`M${x + way * at * k} ${cy - 19 * k}v${38 * k}`);
    return (
      part(0, 28, 62) +
      part(28, 74, 40, brass) +
      stroke(rings.join(''), brass.edge, 3, { 'stroke-opacity': 0.55 })
    );
  }
  return (
    part(0, 22, 58) +
    part(22, 52, 38) +
    part(52, 62, 48, polymer('#2f7fd1', 0.5)) +
    part(62, 84, 22, polymer('#e8f1f7'))
  );
}

/** An inline cartridge on its side, at its stated length and diameter. */
export function drawInlineCartridge(sheet: Sheet, look: Inline): string {
  const { form, media, micron, ports, measures, label } = look;
  const isShort = form === 'short tube';
  const long = measures.length ?? (isShort ? 220 : 275);
  const thick = measures.diameter ?? 54;
  const k = 720 / (long + 12);
  const end = ports[0]?.end ?? 'push-fit';
  const ends = (end === 'hose' ? 96 : 80) * (k / 2.5);
  const width = long * k - ends * 2;
  const tall = thick * k * 1.12;
  const cy = ground - tall / 2 - 170;
  const left = cx - width / 2;
  const shell = lying(sheet, whitePolymer);
  const wrapped = width - 92;
  const [first = 'carbon'] = media;
  return [
    groundShadow(sheet, cx, width + 40, cy + tall / 2 + 4),
    connector(sheet, left, cy, -1, end, k / 2.5),
    connector(sheet, left + width, cy, 1, end, k / 2.5),
    rect(left, cy - tall / 2, width, tall, shell, {
      r: isShort ? tall * 0.3 : 24,
      ...outline(whitePolymer, 0.7),
    }),
    rect(
      left + 46,
      cy - tall / 2,
      wrapped,
      tall,
      lying(sheet, polymer('#f8fafb')),
      outline(whitePolymer, 0.2),
    ),
    rect(left + 46, cy - tall / 2, 30, tall, lying(sheet, polymer(mediaColours[first].strip, 0.3))),
    dropMark(left + 112, cy - 6, 40, '#2f7fd1'),
    lettering(label, left + 144, cy + 2, 30, { weight: 0.15, fit: wrapped - 200 }),
    lettering(
      micron === undefined ? inchText(ports[0]?.inches ?? 0.25) : `${micron} µm`,
      left + 144,
      cy + 36,
      20,
      { colour: '#4a5a68' },
    ),
    path(d`M${left + wrapped - 40} ${cy - 8}h40v-9l24 17l-24 17v-9h-40Z`, '#2f7fd1'),
    rect(left + 20, cy - tall * 0.37, width - 40, 5, white, { r: 2.5, 'fill-opacity': 0.9 }),
  ].join('');
}

/** Shortens long lamps and sleeves, because all have the same thickness and should look like a range. */
const shownLength = (millimetres: number): number => Math.min(650, 250 + millimetres * 0.45);

/** Turns a drawing upright. Drawn on its side and lit from above, it ends up lit from the left. */
function turnedUpright(lies: string, cx: number, length: number, across: number): string {
  return place(turn(lies, -90, [cx, canvas.ground]), across, -length / 2 - 14);
}

export function drawUvLamp(sheet: Sheet, { lampLength }: DrawingPropsOf<'uv lamp'>): string {
  const length = shownLength(lampLength);
  return [
    groundShadow(sheet, cx, 62),
    turnedUpright(lamp(sheet, cx, ground, length), cx, length, 25),
  ].join('');
}

/** The quartz sleeve that keeps a lamp dry. */
export function drawSleeve(sheet: Sheet, millimetres: number): string {
  const length = shownLength(millimetres);
  return (
    groundShadow(sheet, cx, 74) + turnedUpright(sleeve(sheet, cx, ground, length), cx, length, 31)
  );
}

function lamp(sheet: Sheet, cx: number, ground: number, length: number): string {
  const tall = 50;
  const cy = ground - tall / 2 - 4;
  const left = cx - length / 2;
  const halo = sheet.radial([
    [0, '#8f7bff', 0.5],
    [0.5, '#8f7bff', 0.16],
    [1, '#8f7bff', 0],
  ]);
  const glass = sheet.linear(
    'down',
    [0, '#b9b4e6'],
    [0.22, '#ffffff'],
    [0.45, '#e4deff'],
    [0.75, '#a79bf0'],
    [1, '#7d6fd8'],
  );
  const cap = (x: number, wide: number) =>
    bar(sheet, whitePolymer, x, cy - tall / 2 - 3, wide, tall + 6, 6, 0.7);
  const pin = (y: number) => bar(sheet, chrome, left - 26, y, 28, 7, 2);
  const coil = Array.from({ length: 7 }, (_, at) => d`M${left + 92 + at * 6} ${cy - 9}l5 18`);
  return [
    notMeasured(rect(left - 20, cy - 130, length + 40, 260, halo)),
    pin(cy - 15),
    pin(cy + 8),
    rect(left + 40, cy - tall / 2, length - 60, tall, glass, {
      r: 10,
      stroke: '#6a5cc4',
      'stroke-opacity': 0.55,
    }),
    stroke(coil.join(''), '#6a5cc4', 1.8, { 'stroke-opacity': 0.7 }),
    stroke(d`M${left + 60} ${cy}h32M${left + 138} ${cy}H${left + length - 50}`, '#6a5cc4', 1.4, {
      'stroke-opacity': 0.35,
    }),
    rect(left + 62, cy - tall * 0.34, length - 110, 5, white, { r: 2.5, 'fill-opacity': 0.95 }),
    cap(left, 62),
    rect(left + 44, cy - tall / 2 - 3, 6, tall + 6, ink, { 'fill-opacity': 0.1 }),
    cap(left + length - 34, 34),
  ].join('');
}

function sleeve(sheet: Sheet, cx: number, ground: number, length: number): string {
  const tall = 62;
  const cy = ground - tall / 2 - 3;
  const left = cx - length / 2;
  const right = left + length;
  const shape = d`M${left} ${cy - tall / 2}H${right - tall / 2}A${tall / 2} ${tall / 2} 0 0 1 ${right - tall / 2} ${cy + tall / 2}H${left}Z`;
  const glass = sheet.linear(
    'down',
    [0, '#7fa9c4', 0.75],
    [0.16, '#d9ebf5', 0.55],
    [0.5, '#e9f4fa', 0.3],
    [0.84, '#b5d3e4', 0.55],
    [1, '#6f9cb9', 0.85],
  );
  return [
    path(shape, glass, { stroke: '#5d8ba8', 'stroke-width': 1.8, 'stroke-opacity': 0.8 }),
    stroke(d`M${left + 6} ${cy - tall * 0.36}H${right - tall * 0.55}`, white, 5, {
      'stroke-linecap': 'round',
      'stroke-opacity': 0.95,
    }),
    stroke(d`M${left + 6} ${cy + tall * 0.34}H${right - tall * 0.6}`, white, 2, {
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    }),
    rect(left - 2, cy - tall / 2, 8, tall, '#a9cbdf', {
      r: 4,
      stroke: '#5d8ba8',
      'stroke-opacity': 0.8,
    }),
    ...[0.1, 0.16].map((share) =>
      rect(left + length * share, cy - tall / 2 - 5, 12, tall + 10, '#2b3138', { r: 5 }),
    ),
    circle(right - tall * 0.42, cy - tall * 0.16, 6, white, { 'fill-opacity': 0.9 }),
  ].join('');
}
