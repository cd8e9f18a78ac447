/** Small two-tone furnishings for rooms. (x, ground) is the left foot. */
import { canister } from '../families/cartridge.ts';
import { ink, lighter, white } from '../toolkit/colour.ts';
import { chrome, face, matt, outline, polymer, upright } from '../toolkit/materials.ts';
import { circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { slab } from '../toolkit/solids.ts';
import { tube } from '../toolkit/svg-parts.ts';

const joinery = matt('#dfe5ea');
const ceramic = polymer('#f3f6f8', 0.8);
const line = { stroke: '#7e8c98', 'stroke-width': 1.6, 'stroke-opacity': 0.7 };

/** A kitchen bench 250 wide, with a sink, an open cupboard and the filter in it. */
export function kitchen(sheet: Sheet, x: number, ground: number): string {
  const y = ground - 112;
  return [
    rect(x, y, 250, 112, face(sheet, joinery), line),
    rect(x + 92, y + 20, 92, 84, '#41525f'),
    canister(sheet, ['carbon'], x + 122, ground - 84, 74, 26),
    canister(sheet, ['pleated'], x + 156, ground - 84, 74, 26),
    stroke(d`M${x + 84} ${y + 12}V${ground}M${x + 192} ${y + 12}V${ground}`, ink, 1.4, {
      'stroke-opacity': 0.25,
    }),
    rect(x - 8, y - 10, 266, 12, '#f8fafb', line),
    rect(x + 96, y - 2, 84, 16, face(sheet, chrome), { r: 4 }),
    tube(d`M${x + 150} ${y - 8}V${y - 50}A18 18 0 0 0 ${x + 114} ${y - 50}V${y - 40}`, 8, chrome),
    tube(d`M${x + 182} ${y - 8}V${y - 44}A11 11 0 0 0 ${x + 160} ${y - 44}V${y - 38}`, 5, chrome),
    rect(x + 10, y - 140, 232, 50, face(sheet, joinery), line),
    stroke(d`M${x + 88} ${y - 140}v50M${x + 164} ${y - 140}v50`, ink, 1.4, {
      'stroke-opacity': 0.2,
    }),
  ].join('');
}

export function fridge(sheet: Sheet, x: number, ground: number): string {
  return [
    rect(x, ground - 214, 92, 214, face(sheet, matt('#cfd6db')), { r: 5, ...line }),
    stroke(d`M${x} ${ground - 82}h92`, ink, 1.6, { 'stroke-opacity': 0.35 }),
    rect(x + 76, ground - 190, 5, 84, '#8b98a4', { r: 2 }),
    rect(x + 24, ground - 172, 30, 46, '#33424e', { r: 3 }),
    rect(x + 37, ground - 160, 4, 22, '#8fd0ff'),
  ].join('');
}

export function shower(sheet: Sheet, x: number, ground: number): string {
  const drops = [0, 1, 2, 3, 4].map(
    (at) => d`M${x + 54 + at * 12} ${ground - 146}l${(at - 2) * 2} 92`,
  );
  return [
    rect(x, ground - 206, 160, 206, '#ffffff', { 'fill-opacity': 0.45, ...line }),
    rect(x - 4, ground - 12, 168, 12, face(sheet, ceramic), line),
    tube(
      d`M${x + 12} ${ground - 186}H${x + 62}Q${x + 78} ${ground - 186} ${x + 78} ${ground - 172}V${ground - 160}`,
      7,
      chrome,
    ),
    slab(sheet, ceramic, x + 24, ground - 196, 30, 20, 5),
    path(d`M${x + 62} ${ground - 160}h32l16 12h-64Z`, face(sheet, chrome), outline(chrome)),
    stroke(drops.join(''), '#5aa9e6', 2.4, {
      'stroke-dasharray': '9 8',
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    }),
  ].join('');
}

export function toilet(sheet: Sheet, x: number, ground: number): string {
  return (
    rect(x, ground - 92, 26, 50, face(sheet, ceramic), { r: 4, ...line }) +
    path(
      d`M${x + 4} ${ground - 46}H${x + 82}Q${x + 80} ${ground - 18} ${x + 52} ${ground - 14}V${ground}H${x + 18}V${ground - 24}Z`,
      face(sheet, ceramic),
      line,
    )
  );
}

export function hotWater(sheet: Sheet, x: number, ground: number): string {
  return [
    rect(x, ground - 178, 72, 178, upright(sheet, ceramic), { r: 14, ...line }),
    rect(x + 16, ground - 70, 40, 24, '#41525f', { r: 4 }),
    circle(x + 30, ground - 58, 4, '#e0662f'),
    stroke(d`M${x + 36} ${ground - 178}v-16`, '#8b98a4', 7),
  ].join('');
}

export function washer(sheet: Sheet, x: number, ground: number): string {
  return [
    rect(x, ground - 98, 86, 98, face(sheet, ceramic), { r: 5, ...line }),
    stroke(d`M${x} ${ground - 80}h86`, ink, 1.2, { 'stroke-opacity': 0.3 }),
    circle(x + 43, ground - 40, 28, '#9db4c3', line),
    circle(x + 43, ground - 40, 20, lighter('#2f6f9e', 0.35)),
    path(d`M${x + 24} ${ground - 38}q10 -8 19 0t19 0v4a20 20 0 0 1 -38 0Z`, white, {
      'fill-opacity': 0.5,
    }),
  ].join('');
}

export function bed(x: number, ground: number): string {
  return [
    rect(x, ground - 86, 12, 86, '#a8937a'),
    rect(x, ground - 46, 220, 30, '#e9eef2', { r: 6, ...line }),
    rect(x + 14, ground - 64, 58, 22, white, { r: 9, ...line }),
    rect(x + 84, ground - 52, 138, 32, '#b9cad6', { r: 6 }),
    rect(x + 212, ground - 30, 10, 30, '#a8937a'),
  ].join('');
}

export function garden(x: number, ground: number): string {
  const bush = (cx: number, r: number) =>
    circle(cx, ground - r * 0.8, r, '#8dac74') +
    circle(cx - r * 0.6, ground - r * 0.5, r * 0.6, '#a3bf8b');
  const tree =
    rect(x + 118, ground - 130, 12, 130, '#8d7a62') +
    circle(x + 124, ground - 166, 58, '#8dac74') +
    circle(x + 98, ground - 148, 36, '#a3bf8b');
  return tree + bush(x + 62, 24) + bush(x + 26, 18);
}

export function gardenTap(x: number, ground: number): string {
  return [
    rect(x - 4, ground - 84, 8, 84, '#8b98a4', { r: 3 }),
    tube(
      d`M${x} ${ground - 78}H${x + 20}Q${x + 26} ${ground - 78} ${x + 26} ${ground - 66}`,
      8,
      matt('#c9a65a'),
    ),
    rect(x - 9, ground - 94, 18, 7, '#c8372d', { r: 3 }),
  ].join('');
}
