/** Pressure vessels with a control valve: softeners with their brine cabinet, backwash filters. */
import type { Product } from '../../kernel/contract.ts';
import { says } from '../product-facts.ts';
import { ink, white } from '../toolkit/colour.ts';
import {
  blackPolymer,
  brass,
  face,
  type Material,
  matt,
  outline,
  polymer,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, port, ribs } from '../toolkit/pieces.ts';
import { centred, circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';

export const vesselBlue = polymer('#2c5f8f', 0.4);
const graphite = matt('#3b4249');

/** The valve: a dark body between two ports, and a sloping display. (cx, y) is its foot. */
export function valveHead(sheet: Sheet, cx: number, y: number, k: number): string {
  const w = 150 * k;
  const screen = sheet.linear(
    [
      [0, '#1d4e70'],
      [1, '#0e2c43'],
    ],
    'down',
  );
  return [
    port(sheet, cx - w * 0.4, y - 34 * k, -54 * k, 34 * k, brass),
    port(sheet, cx + w * 0.4, y - 34 * k, 54 * k, 34 * k, brass),
    centred(cx, y - 22 * k, w * 0.56, 24 * k, upright(sheet, blackPolymer), { r: 3 }),
    ribs(cx, y - 20 * k, w * 0.55, 20 * k, 16, white, 0.14),
    path(
      d`M${cx - w / 2} ${y - 22 * k}V${y - 92 * k}Q${cx - w / 2} ${y - 116 * k} ${cx - w * 0.36} ${y - 116 * k}H${cx + w * 0.36}Q${cx + w / 2} ${y - 116 * k} ${cx + w / 2} ${y - 92 * k}V${y - 22 * k}Z`,
      upright(sheet, graphite),
      outline(graphite),
    ),
    centred(cx, y - 104 * k, w * 0.72, 44 * k, screen, { r: 5 }),
    rect(cx - w * 0.28, y - 92 * k, w * 0.3, 6 * k, '#8fd8ff', { r: 2, 'fill-opacity': 0.85 }),
    rect(cx - w * 0.28, y - 80 * k, w * 0.42, 6 * k, '#8fd8ff', { r: 2, 'fill-opacity': 0.5 }),
    ...[-0.2, 0, 0.2].map((share) => circle(cx + w * share, y - 44 * k, 6 * k, '#aeb8c1')),
  ].join('');
}

/** A wound glass-fibre vessel on its foot. */
export function vessel(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
  of: Material,
  k = 1,
): string {
  const top = ground - height;
  const r = width * 0.46;
  const shape = d`M${cx - width / 2} ${ground - 26}V${top + r}C${cx - width / 2} ${top + r * 0.35} ${cx - width * 0.3} ${top} ${cx} ${top}C${cx + width * 0.3} ${top} ${cx + width / 2} ${top + r * 0.35} ${cx + width / 2} ${top + r}V${ground - 26}Z`;
  const winding: string[] = [];
  for (let y = top + r; y < ground - 60; y += 9)
    winding.push(d`M${cx - width / 2} ${y}q${width / 2} 5 ${width} 0`);
  return [
    path(shape, upright(sheet, of), outline(of)),
    stroke(winding.join(''), ink, 1, { 'stroke-opacity': 0.11 }),
    rect(cx - width * 0.31, top + r * 0.8, width * 0.05, height - r - 70, white, {
      r: width * 0.03,
      'fill-opacity': 0.3,
    }),
    centred(cx, top + height * 0.46, width * 0.34, width * 0.52, '#f5f8fa', { r: 5 }),
    dropMark(cx, top + height * 0.46 + width * 0.17, width * 0.15, '#2f7fd1'),
    centred(cx, top + height * 0.46 + width * 0.32, width * 0.2, 4, '#8b98a4', {
      'fill-opacity': 0.7,
    }),
    centred(cx, top + height * 0.46 + width * 0.39, width * 0.14, 4, '#8b98a4', {
      'fill-opacity': 0.45,
    }),
    centred(cx, ground - 40, width * 1.03, 40, upright(sheet, blackPolymer), {
      r: 6,
      ...outline(blackPolymer),
    }),
    valveHead(sheet, cx, top + 8, k),
  ].join('');
}

/** The salt cabinet beside a softener; its window shows brine and salt. */
export function brineCabinet(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
): string {
  const y = ground - height;
  const lid = polymer('#2c5f8f', 0.4);
  const glass = sheet.linear(
    [
      [0, '#eef4f8'],
      [0.46, '#dfe9f0'],
      [0.47, '#8fc4e8'],
      [1, '#4b93cd'],
    ],
    'down',
  );
  return [
    centred(cx, y + 30, width, height - 30, face(sheet, whitePolymer), {
      r: 16,
      ...outline(whitePolymer, 0.7),
    }),
    centred(cx, y, width * 1.05, 50, sheet.linear(lid.turned, 'down'), { r: 14, ...outline(lid) }),
    centred(cx, y + 58, width * 0.9, 3, ink, { 'fill-opacity': 0.16 }),
    centred(cx, y + height * 0.3, width * 0.22, height * 0.5, glass, {
      r: 12,
      stroke: whitePolymer.edge,
      'stroke-opacity': 0.5,
    }),
    rect(cx - width * 0.08, y + height * 0.32, width * 0.03, height * 0.45, white, {
      r: 3,
      'fill-opacity': 0.6,
    }),
    dropMark(cx, y + height * 0.2, 30, '#2f7fd1'),
    centred(cx, ground - 14, width * 0.96, 14, ink, { 'fill-opacity': 0.16, r: 6 }),
  ].join('');
}

export function drawSoftener(sheet: Sheet, product: Product): string {
  const { ground } = canvas;
  const tall = says(product, /commercial|large/) ? 560 : 510;
  return [
    groundShadow(sheet, 285, 190),
    groundShadow(sheet, 555, 240),
    stroke(
      d`M352 ${ground - tall - 30}C430 ${ground - tall - 30} 420 ${ground - 330} 450 ${ground - 322}`,
      '#2f343a',
      7,
    ),
    brineCabinet(sheet, 555, ground, 236, 400),
    vessel(sheet, 285, ground, 190, tall, vesselBlue),
  ].join('');
}

export function drawBackwash(sheet: Sheet, product: Product): string {
  const { ground, middle } = canvas;
  const of = says(product, /iron|carbon/) ? polymer('#3c444c', 0.35) : vesselBlue;
  const twin = says(product, /twin|dual|duplex/);
  const at = twin ? [middle - 150, middle + 150] : [middle];
  return at
    .map((cx) => groundShadow(sheet, cx, 190) + vessel(sheet, cx, ground, 196, 556, of))
    .join('');
}
