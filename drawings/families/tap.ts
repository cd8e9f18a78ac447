/** Taps in their finish, at their stated height and reach, with their spout and handle. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { darker } from '../toolkit/colour.ts';
import { apart, context, overhang } from '../toolkit/extent.ts';
import {
  bluePolymer,
  chrome,
  type Material,
  outline,
  tapMaterial,
  upright,
} from '../toolkit/materials.ts';
import { centred, circle, d, ellipse, rect, turn } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, centredSlab, column } from '../toolkit/solids.ts';
import { canvas, groundShadow, tube } from '../toolkit/svg-parts.ts';
import { bankWidth, filterBank, headTall } from './filter-bank.ts';

export type TapShape = {
  readonly spout: DrawingPropsOf<'mixer tap'>['spout'];
  readonly handle: DrawingPropsOf<'mixer tap'>['handle'];
  readonly slim: boolean;
  /** Millimetres from the bench to the highest point, and from the body to the outlet. */
  readonly height: number;
  readonly depth: number;
  /** A mixer has a second lever for filtered water. */
  readonly mixer?: boolean;
};

/** Pixels per millimetre of a tap drawn at `k` = 1. */
export const tapScale = 1.55;

/** The centre line of the spout, which leaves the body at `y` and goes `up` and `out`. */
function spoutLine(
  spout: TapShape['spout'],
  cx: number,
  y: number,
  up: number,
  out: number,
  drop: number,
): string {
  const end = cx - out;
  switch (spout) {
    case 'square': {
      const r = 24;
      return d`M${cx} ${y}V${y - up + r}Q${cx} ${y - up} ${cx - r} ${y - up}H${end + r}Q${end} ${y - up} ${end} ${y - up + r}V${y - up + drop}`;
    }
    case 'low arc':
      return d`M${cx} ${y}V${y - up * 0.5}C${cx} ${y - up * 1.06} ${cx - out * 0.3} ${y - up * 1.08} ${end} ${y - up * 0.62}`;
    case 'pull-out':
      return d`M${cx} ${y}V${y - up * 0.5}C${cx} ${y - up * 0.9} ${cx - out * 0.1} ${y - up} ${cx - out * 0.42} ${y - up}H${end}`;
    default: {
      const r = out / 2;
      const fall = spout === 'short' ? drop * 0.3 : drop;
      return d`M${cx} ${y}V${y - up + r}A${r} ${r} 0 0 0 ${end} ${y - up + r}V${y - up + r + fall}`;
    }
  }
}

/** A tap on `ground` with its body centred on `cx`, at the taps' scale × `k`. */
export function tap(
  sheet: Sheet,
  of: Material,
  shape: TapShape,
  cx: number,
  ground: number,
  k = 1,
): string {
  const s = tapScale * k;
  const { spout, handle, slim, mixer = false } = shape;
  const body = (slim ? 34 : 48) * s;
  const tall = (slim ? 74 : spout === 'low arc' ? 110 : 128) * s;
  const pipe = (slim ? 15 : spout === 'pull-out' || spout === 'square' ? 28 : 25) * s;
  const up = shape.height * s - tall - pipe / 2 + 6;
  const out = shape.depth * s;
  const top = ground - tall;
  const round = upright(sheet, of);
  return [
    tube(spoutLine(spout, cx, top + 6, up, out, (slim ? 40 : 64) * s), pipe, of),
    outlet(sheet, of, shape, cx - out, top + 6, up, pipe, s),
    centred(cx, top - 4 * s, pipe * 1.3, 10 * s, round, { r: 3, ...outline(of) }),
    overhang([
      handle === 'top lever'
        ? topLever(sheet, of, cx, top, s)
        : lever(sheet, of, cx, top + tall * 0.42, body, s, 1, slim),
      mixer || handle === 'two levers'
        ? lever(sheet, of, cx, top + tall * 0.42, body, s, -1, slim || handle !== 'two levers')
        : '',
    ]),
    centred(cx, top, body, tall, round, { r: 5 * s, ...outline(of) }),
    centred(cx, ground - 9 * s, body * 1.3, 9 * s, round, { r: 3 * s, ...outline(of) }),
  ].join('');
}

/** The chrome tap of filters below a bench. */
export const benchTap = (
  sheet: Sheet,
  cx: number,
  ground: number,
  k: number,
  depth: number,
): string => {
  const shape = { spout: 'gooseneck', handle: 'side lever', slim: true, height: 285 } as const;
  return tap(sheet, chrome, { ...shape, depth }, cx, ground, k);
};

/** The outlet: an aerator or a pull-out spray. */
function outlet(
  sheet: Sheet,
  of: Material,
  { spout, slim, depth }: TapShape,
  x: number,
  y: number,
  up: number,
  pipe: number,
  s: number,
): string {
  const round = upright(sheet, of);
  const r = (depth * s) / 2;
  if (spout === 'low arc')
    return ellipse(x, y - up * 0.62 + 5 * s, pipe * 0.46, pipe * 0.52, of.edge);
  if (spout === 'pull-out') {
    const cy = y - up;
    return [
      bar(sheet, of, x - 26 * s, cy - pipe * 0.62, 92 * s, pipe * 1.24, 8 * s),
      rect(x + 66 * s, cy - pipe * 0.56, 4 * s, pipe * 1.12, darker(of.base, 0.5)),
      rect(x - 22 * s, cy + pipe * 0.56, 34 * s, 9 * s, '#2a3036', { r: 3 }),
      circle(x + 34 * s, cy - pipe * 0.2, 4 * s, darker(of.base, 0.4)),
    ].join('');
  }
  const drop = (slim ? 40 : 64) * s;
  const tip = y - up + (spout === 'short' ? drop * 0.3 : drop) + (spout === 'square' ? 0 : r);
  if (spout === 'pull-down') {
    return [
      centred(x, tip - 54 * s, pipe * 1.2, 4 * s, darker(of.base, 0.5)),
      centred(x, tip - 50 * s, pipe * 1.3, 86 * s, round, { r: 9 * s, ...outline(of) }),
      centred(x, tip + 32 * s, pipe * 1.06, 7 * s, '#2a3036', { r: 3 }),
      centred(x, tip - 20 * s, pipe * 0.34, 24 * s, darker(of.base, 0.34), { r: 4 * s }),
    ].join('');
  }
  return (
    centred(x, tip - 15 * s, pipe * 1.14, 19 * s, round, { r: 3, ...outline(of) }) +
    centred(x, tip + 3 * s, pipe * 0.8, 4 * s, '#2a3036', { r: 2 })
  );
}

function topLever(sheet: Sheet, of: Material, cx: number, top: number, s: number): string {
  return (
    column(sheet, of, cx + 4 * s, top - 16 * s, 44 * s, 20 * s, 8 * s) +
    turn(bar(sheet, of, cx + 8 * s, top - 24 * s, 96 * s, 12 * s, 6 * s), -16, [cx, top - 18 * s])
  );
}

function lever(
  sheet: Sheet,
  of: Material,
  cx: number,
  cy: number,
  body: number,
  s: number,
  way: 1 | -1,
  small: boolean,
): string {
  const thick = (small ? 13 : 19) * s;
  const hub = (small ? 22 : 30) * s;
  const stem = cx + way * body * 0.46;
  const end = stem + way * 18 * s;
  const arm = (small ? 52 : 86) * s;
  return [
    bar(sheet, of, Math.min(stem, end), cy - hub / 2, Math.abs(end - stem), hub, 3 * s),
    turn(
      centredSlab(sheet, of, end - way * 5 * s, cy - arm, thick * 0.52, arm, thick * 0.26),
      way * 22,
      [end - way * 5 * s, cy],
    ),
  ].join('');
}

/** Default dimensions of a mixer by its spout, in millimetres. */
const usual: Readonly<Record<TapShape['spout'], readonly [height: number, depth: number]>> = {
  gooseneck: [420, 220],
  square: [390, 230],
  'low arc': [265, 215],
  'pull-out': [405, 235],
  'pull-down': [445, 240],
  short: [300, 160],
};

/** A mixer on its own, or next to the filters in its package. */
export function drawMixerTap(sheet: Sheet, look: DrawingPropsOf<'mixer tap'>): string {
  const { finish, spout, handle, measures, stages, lamps, label } = look;
  const { ground } = canvas;
  const [usualHeight, usualDepth] = usual[spout];
  const shape: TapShape = {
    spout,
    handle,
    slim: false,
    mixer: handle !== 'top lever',
    height: measures.height ?? usualHeight,
    depth: measures.depth ?? usualDepth,
  };
  const of = tapMaterial(finish);
  if (stages.length === 0) {
    const k = Math.min(640 / (shape.height * tapScale), 560 / ((shape.depth + 110) * tapScale));
    const cx = 400 + (shape.depth * tapScale * k) / 2 - 40;
    return groundShadow(sheet, cx, 110) + tap(sheet, of, shape, cx, ground, k);
  }
  const count = stages.length + lamps.length;
  // The tap and its filters share one scale.
  const k = 1.1;
  const wide = bankWidth(count) * k;
  const cx = 20 + shape.depth * k;
  const bankX = cx + 110 + wide / 2;
  const [from, y] = [bankX - wide / 2 + 6, ground - (319 + headTall / 2) * k];
  const line = d`M${from} ${y}h-12C${from - 50} ${y} ${from} ${ground - 12} ${from - 40} ${ground - 12}H${cx + 20}`;
  return [
    groundShadow(sheet, cx, 110),
    groundShadow(sheet, bankX, wide),
    context(tube(line, 14, bluePolymer, 'round')),
    tap(sheet, of, shape, cx, ground, k / tapScale),
    apart(
      filterBank(sheet, {
        stages,
        cx: bankX,
        ground,
        k,
        label,
        lamps: lamps.length,
      }),
    ),
  ].join('');
}

export function drawFilterTap(sheet: Sheet, look: DrawingPropsOf<'filter tap'>): string {
  const { finish, spout, handle, measures } = look;
  const { ground } = canvas;
  const shape: TapShape = {
    spout,
    handle,
    slim: true,
    height: measures.height ?? (spout === 'short' ? 190 : 285),
    depth: measures.depth ?? (spout === 'short' ? 125 : 150),
  };
  const k = Math.min(620 / (shape.height * tapScale), 560 / ((shape.depth + 70) * tapScale));
  const cx = 400 + (shape.depth * tapScale * k) / 2 - 20;
  return groundShadow(sheet, cx, 80) + tap(sheet, tapMaterial(finish), shape, cx, ground, k);
}
