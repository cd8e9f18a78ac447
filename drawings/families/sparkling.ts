/** Sparkling, chilled and boiling water: the tap on the bench and the unit below it. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { ink, white } from '../toolkit/colour.ts';
import { apart, context, overhang } from '../toolkit/extent.ts';
import { lettering } from '../toolkit/lettering.ts';
import {
  blackPolymer,
  chrome,
  matt,
  outline,
  polymer,
  steel,
  tapMaterial,
  upright,
} from '../toolkit/materials.ts';
import { centred, circle, d, ellipse, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { centredSlab, column, slab } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow, tube } from '../toolkit/svg-parts.ts';
import { tap, tapScale } from './tap.ts';

const { ground, middle: cx } = canvas;

const casing = matt('#e4e7ea');

/** The unit under the bench, with its vents and round display. */
export function chiller(
  sheet: Sheet,
  x: number,
  ground: number,
  width: number,
  height: number,
  boils: boolean,
): string {
  const y = ground - height;
  const slots = Array.from({ length: 9 }, (_, at) =>
    rect(
      x + width * 0.16,
      y + height * 0.6 + at * height * 0.032,
      width * 0.68,
      height * 0.014,
      '#59636c',
      { r: 2, ...outline(casing, 0.3) },
    ),
  );
  const ring = boils ? '#e0662f' : '#2fa3e6';
  const cy = y + height * 0.3;
  return [
    rect(x + 12, ground - 12, width - 24, 12, '#22272c'),
    slab(sheet, casing, x, y, width, height - 8, 12, 0.7),
    stroke(d`M${x + 12} ${y + 2}h${width - 24}`, white, 2.6, { 'stroke-opacity': 0.9 }),
    stroke(
      d`M${x + width * 0.5} ${y + height * 0.52}m${-width * 0.34} 0h${width * 0.68}`,
      casing.edge,
      1.4,
      { 'stroke-opacity': 0.35 },
    ),
    circle(x + width / 2, cy, width * 0.19, sheet.fade('#3a4148', '#14181c', 'diagonal'), {
      ...outline(casing, 0.3),
    }),
    stroke(
      d`M${x + width / 2 - width * 0.14} ${cy}a${width * 0.14} ${width * 0.14} 0 1 1 ${width * 0.14} ${width * 0.14}`,
      ring,
      5,
      { 'stroke-linecap': 'round' },
    ),
    dropMark(x + width / 2, cy, width * 0.1, white, 0.95),
    ...slots,
  ].join('');
}

/** The gas cylinder of sparkling systems. */
function cylinder(sheet: Sheet, cx: number, ground: number, width: number, height: number): string {
  const of = polymer('#8a949d', 0.6);
  const top = ground - height;
  return [
    centred(cx, top, width * 0.34, 30, upright(sheet, blackPolymer), { r: 5 }),
    centred(cx, top + 22, width * 0.26, 24, upright(sheet, steel)),
    column(sheet, of, cx, top + 40, width, height - 40, width * 0.4),
    centred(cx, ground - 60, width, 58, upright(sheet, of), { r: 8 }),
    centred(cx, top + height * 0.42, width, height * 0.2, upright(sheet, polymer('#e9edf0'))),
  ].join('');
}

/** A round tray seen from above the bench, with a glass on its grille. Seen face on, it would be a shower rose. */
export function roundTray(sheet: Sheet): string {
  const [rx, ry, deep] = [300, 92, 70] as const;
  const y = ground - ry - deep;
  const rim = d`M${cx - rx} ${y}V${y + deep}Q${cx - rx} ${y + deep + ry} ${cx} ${y + deep + ry}Q${cx + rx} ${y + deep + ry} ${cx + rx} ${y + deep}V${y}Z`;
  const slots = [-3, -2, -1, 0, 1, 2, 3].map((row) => {
    const reach = 252 * Math.sqrt(1 - (row / 4) ** 2);
    return stroke(d`M${cx - reach} ${y + row * 18}H${cx + reach}`, '#2a3036', 6, {
      'stroke-linecap': 'round',
      'stroke-dasharray': '34 17',
    });
  });
  return [
    groundShadow(sheet, cx, 560, ground - 16),
    path(rim, upright(sheet, steel)),
    ellipse(cx, y, rx, ry, '#eef1f3'),
    ellipse(cx, y + 5, 276, 81, '#59626a'),
    ellipse(cx, y + 2, 272, 78, upright(sheet, steel)),
    ...slots,
    context(tumbler(sheet, cx, y + 12)),
  ].join('');
}

/** A glass of water. `foot` is the middle of its base. */
function tumbler(sheet: Sheet, cx: number, foot: number): string {
  const high = 300;
  const glass = d`M${cx - 98} ${foot - high}L${cx - 78} ${foot}Q${cx} ${foot + 36} ${cx + 78} ${foot}L${cx + 98} ${foot - high}Z`;
  const water = d`M${cx - 91} ${foot - 190}L${cx - 74} ${foot - 8}Q${cx} ${foot + 24} ${cx + 74} ${foot - 8}L${cx + 91} ${foot - 190}Z`;
  const edge = { stroke: '#6f97b1', 'stroke-width': 2 };
  return [
    path(water, '#9fd0ee', { 'fill-opacity': 0.7 }),
    ellipse(cx, foot - 190, 91, 22, '#c9e7f8', { 'fill-opacity': 0.9 }),
    path(glass, sheet.fade('#b9d8ea', white), { 'fill-opacity': 0.4, ...edge }),
    ellipse(cx, foot - high, 98, 24, white, { 'fill-opacity': 0.35, ...edge }),
  ].join('');
}

export function drainedTray(sheet: Sheet): string {
  const of = steel;
  const y = ground - 190;
  const slots = Array.from({ length: 17 }, (_, at) =>
    centred(cx - 288 + at * 36, y + 18, 16, 38, '#2a3036', { r: 8, 'fill-opacity': 0.85 }),
  );
  return [
    groundShadow(sheet, cx, 560, ground - 70),
    overhang([
      column(sheet, chrome, cx, y + 76, 96, 60, 8),
      column(sheet, chrome, cx, y + 104, 120, 22, 6),
    ]),
    centredSlab(sheet, of, cx, y, 680, 78, 18),
    centred(cx, y + 8, 650, 58, sheet.linear('down', ...of.flat), { r: 12, ...outline(of, 0.3) }),
    ...slots,
  ].join('');
}

/** Default size of the unit, in millimetres. */
const unit = (boils: boolean): readonly [width: number, height: number] =>
  boils ? [240, 350] : [300, 440];

export function drawSparkling(sheet: Sheet, look: DrawingPropsOf<'sparkling system'>): string {
  const { spout, finish, measures, taps, waters, boils, sparkles, label } = look;
  const [usualWidth, usualHeight] = unit(boils);
  const two = taps > 1;
  const k = two ? 0.76 : 0.9;
  const wide = (measures.width ?? usualWidth) * k;
  const high = (measures.height ?? usualHeight) * k;
  const x = 752 - wide;
  // The tap and the unit share one scale.
  const bench = k / tapScale;
  const shape = {
    spout,
    handle: 'side lever',
    slim: false,
    mixer: waters > 1,
    height: spout === 'square' ? 380 : 410,
    depth: two ? 120 : 180,
  } as const;
  const gasX = x - 52;
  const at = two ? [x - 290, x - 130] : [x - (sparkles ? 150 : 80)];
  return [
    ...at.map((tapX) => groundShadow(sheet, tapX, 90)),
    groundShadow(sheet, x + wide / 2, wide),
    sparkles ? groundShadow(sheet, gasX, 60) : '',
    apart([
      tube(d`M${(at[0] ?? 0) + 10} ${ground - 9}H${x + 10}`, 10, blackPolymer),
      sparkles ? cylinder(sheet, gasX, ground, 64, 250) : '',
    ]),
    chiller(sheet, x, ground, wide, high, boils),
    lettering(label, x + wide / 2, ground - high + 28, 17, {
      anchor: 'middle',
      weight: 0.14,
      fit: wide * 0.8,
    }),
    ...at.map((tapX) =>
      apart([
        tap(sheet, tapMaterial(finish), shape, tapX, ground, bench),
        ...Array.from({ length: waters }, (_, index) =>
          circle(
            tapX,
            ground - 120 + index * 22,
            6,
            ['#2fa3e6', boils ? '#e0662f' : '#7fd0f5', '#2b6cb0'][index] ?? '#2fa3e6',
            {
              stroke: ink,
              'stroke-opacity': 0.2,
            },
          ),
        ),
      ]),
    ),
  ].join('');
}
