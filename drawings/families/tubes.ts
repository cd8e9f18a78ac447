/** Long round things that lie: inline cartridges, ultraviolet lamps, quartz sleeves. */
import type { Product } from '../../kernel/contract.ts';
import { cartridgeMedia, says, specification } from '../product-facts.ts';
import { ink, white } from '../toolkit/colour.ts';
import {
  chrome,
  greyPolymer,
  lying,
  outline,
  polymer,
  whitePolymer,
} from '../toolkit/materials.ts';
import { mediaTone } from '../toolkit/media.ts';
import { canvas, dropMark, groundShadow } from '../toolkit/pieces.ts';
import { circle, d, path, place, rect, stroke, turn } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';

/** A quick connector at an end of an inline cartridge. */
function connector(sheet: Sheet, x: number, cy: number, way: 1 | -1): string {
  const part = (from: number, to: number, tall: number, of = greyPolymer) =>
    rect(way > 0 ? x + from : x - to, cy - tall / 2, to - from, tall, lying(sheet, of), {
      r: 3,
      ...outline(of),
    });
  return (
    part(0, 22, 58) +
    part(22, 52, 38) +
    part(52, 62, 48, polymer('#2f7fd1', 0.5)) +
    part(62, 84, 22, polymer('#e8f1f7'))
  );
}

export function drawInlineCartridge(sheet: Sheet, product: Product): string {
  const media = cartridgeMedia(product);
  const { ground, middle: cx } = canvas;
  const width = 520;
  const tall = 140;
  const cy = ground - tall / 2 - 2;
  const left = cx - width / 2;
  const shell = lying(sheet, whitePolymer);
  const tone = media === 'pleated' || media === 'membrane' ? '#6fa3d8' : mediaTone(media);
  const arrow = d`M${cx + 66} ${cy + 14}h54v-9l22 17l-22 17v-9h-54Z`;
  return [
    groundShadow(sheet, cx, width + 40),
    connector(sheet, left, cy, -1),
    connector(sheet, left + width, cy, 1),
    rect(left, cy - tall / 2, width, tall, shell, { r: 24, ...outline(whitePolymer, 0.7) }),
    rect(left + 46, cy - tall / 2, 6, tall, ink, { 'fill-opacity': 0.07 }),
    rect(left + width - 52, cy - tall / 2, 6, tall, ink, { 'fill-opacity': 0.07 }),
    rect(
      left + 92,
      cy - tall / 2,
      width - 184,
      tall,
      lying(sheet, polymer('#f8fafb')),
      outline(whitePolymer, 0.2),
    ),
    rect(left + 92, cy - tall / 2, 26, tall, lying(sheet, polymer(tone, 0.3))),
    dropMark(left + 158, cy, 36, '#2f7fd1'),
    rect(left + 190, cy - 14, 120, 6, '#8b98a4', { 'fill-opacity': 0.6, r: 2 }),
    rect(left + 190, cy, 74, 6, '#8b98a4', { 'fill-opacity': 0.4, r: 2 }),
    path(arrow, '#2f7fd1', { 'fill-opacity': 0.85 }),
    rect(left + 20, cy - tall * 0.37, width - 40, 5, white, { r: 2.5, 'fill-opacity': 0.9 }),
  ].join('');
}

/** Lengths follow the number in the code, so that a range of lamps reads as a range. */
function lampLength(product: Product): number {
  const stated = Number(specification(product, 'length'));
  if (stated > 0) return Math.min(680, Math.max(320, stated * 0.72));
  const series = Number(/\d+/.exec(product.code)?.[0] ?? 8);
  return Math.min(680, 400 + Math.min(10, series) * 27);
}

export function drawUvLamp(sheet: Sheet, product: Product): string {
  const { ground, middle: cx } = canvas;
  const length = lampLength(product);
  const isSleeve = /^RQS/.test(product.code) || says(product, /quartz|sleeve/);
  const lies = isSleeve ? sleeve(sheet, cx, ground, length) : lamp(sheet, cx, ground, length);
  // Drawn lying, lit from above; stood up on its pins it is lit from the left, like everything else.
  const stands = place(
    turn(lies, -90, [cx, ground]),
    isSleeve ? 31 : 25,
    -length / 2 - (isSleeve ? 2 : 26),
  );
  return groundShadow(sheet, cx, isSleeve ? 74 : 62) + stands;
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
    [
      [0, '#b9b4e6'],
      [0.22, '#ffffff'],
      [0.45, '#e4deff'],
      [0.75, '#a79bf0'],
      [1, '#7d6fd8'],
    ],
    'down',
  );
  const cap = (x: number, wide: number) =>
    rect(x, cy - tall / 2 - 3, wide, tall + 6, lying(sheet, whitePolymer), {
      r: 6,
      ...outline(whitePolymer, 0.7),
    });
  const pin = (y: number) =>
    rect(left - 26, y, 28, 7, lying(sheet, chrome), { r: 2, ...outline(chrome) });
  const coil = Array.from({ length: 7 }, (_, at) => d`M${left + 92 + at * 6} ${cy - 9}l5 18`);
  return [
    rect(left - 20, cy - 130, length + 40, 260, halo),
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
    [
      [0, '#7fa9c4', 0.75],
      [0.16, '#d9ebf5', 0.55],
      [0.5, '#e9f4fa', 0.3],
      [0.84, '#b5d3e4', 0.55],
      [1, '#6f9cb9', 0.85],
    ],
    'down',
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
