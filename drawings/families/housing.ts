/** A filter housing: white head, threaded collar, and a bowl that shows its cartridge. */

import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import type { Media } from '../../kernel/filter-media.ts';
import type { CartridgeSize, Port } from '../../kernel/stages.ts';
import { ink, white } from '../toolkit/colour.ts';
import { band, fitted, inchText } from '../toolkit/label.ts';
import {
  bluePolymer,
  brass,
  chrome,
  greyPolymer,
  type Material,
  outline,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, circle, d, path, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow, port, ribs } from '../toolkit/svg-parts.ts';
import { cartridge } from './cartridge.ts';

export type Bowl = DrawingPropsOf<'housing'>['bowl'];
export type Housing = {
  readonly cx: number;
  readonly ground: number;
  /** Pixels per millimetre. */
  readonly scale: number;
  readonly size: CartridgeSize;
  readonly bowl: Bowl;
  readonly media: readonly Media[];
  /** The code printed on its bowl. */
  readonly label?: string | undefined;
};

/** Outer dimensions in millimetres. */
export function housingMeasures(size: CartridgeSize) {
  const wide = size.diameter > 90;
  const bowl = size.length + 34;
  const collar = wide ? 36 : 28;
  const head = wide ? 66 : 54;
  return {
    width: wide ? 186 : 124,
    bowlWidth: wide ? 166 : 108,
    bowl,
    collar,
    head,
    height: bowl + collar + head,
    /** The height of the ports' centre line above the foot. */
    port: bowl + collar + head * 0.5,
  };
}

/** The width across a port's hexagon, in millimetres. */
export const portHeight = (ports: readonly Port[]): number => (ports[0]?.inches ?? 1) * 34 + 6;
export const portMetal: Readonly<Record<DrawingPropsOf<'housing'>['portsOf'], Material>> = {
  brass,
  stainless: chrome,
  polymer: greyPolymer,
};

const tints: Readonly<
  Record<Bowl, { readonly tint: string; readonly edge: number; readonly middle: number }>
> = {
  clear: { tint: '#5f93b8', edge: 0.5, middle: 0.08 },
  blue: { tint: '#1453a3', edge: 0.84, middle: 0.22 },
  white: { tint: '#eef1f4', edge: 1, middle: 1 },
  steel: { tint: '#bcc3c9', edge: 1, middle: 1 },
};

function bowlShape(cx: number, top: number, bottom: number, width: number): string {
  const low = width * 0.92;
  const r = width * 0.15;
  return d`M${cx - width / 2} ${top}H${cx + width / 2}L${cx + low / 2} ${bottom - r}Q${cx + low / 2} ${bottom} ${cx + low / 2 - r} ${bottom}H${cx - low / 2 + r}Q${cx - low / 2} ${bottom} ${cx - low / 2} ${bottom - r}Z`;
}

/** A transparent bowl: its back, the cartridge, the glass and two streaks of light. */
function seeThrough(sheet: Sheet, of: Housing, shape: string, bowlTop: number): readonly string[] {
  const { cx, ground, scale: k, size, bowl, media } = of;
  const mm = housingMeasures(size);
  const bw = mm.bowlWidth * k;
  const { tint, edge, middle } = tints[bowl];
  const glass = sheet.linear(
    'across',
    [0, tint, edge],
    [0.1, tint, edge * 0.7],
    [0.24, tint, middle],
    [0.62, tint, middle],
    [0.9, tint, edge * 0.75],
    [1, tint, edge],
  );
  const back = sheet.linear(
    'across',
    [0, bowl === 'blue' ? '#0d3c7c' : '#a9c6d8', 0.9],
    [0.5, bowl === 'blue' ? '#3f86cf' : '#e3eef5', 0.9],
    [1, bowl === 'blue' ? '#0b3470' : '#98b7cb', 0.9],
  );
  const across = Math.min(size.diameter, mm.bowlWidth * 0.72) * k;
  const streak = (at: number, wide: number, opacity: number) =>
    centred(cx + bw * at, bowlTop + 10, bw * wide, mm.bowl * k * 0.86, white, {
      r: bw * wide * 0.5,
      'fill-opacity': opacity,
    });
  return [
    path(shape, back),
    media.length > 0
      ? cartridge(sheet, media, cx, ground - 16 * k, size.length * k, across)
      : emptySeats(sheet, cx, [bowlTop, ground - 12 * k], across, k),
    path(shape, glass),
    streak(-0.33, 0.055, 0.5),
    streak(0.4, 0.02, 0.24),
  ];
}

/** The two seats of an empty bowl: the spigot of the head and the ribs on the floor. */
function emptySeats(
  sheet: Sheet,
  cx: number,
  [top, floor]: readonly [number, number],
  across: number,
  k: number,
) {
  return [
    column(sheet, whitePolymer, cx, top, across * 0.62, 14 * k, 2),
    column(sheet, whitePolymer, cx, top + 13 * k, across * 0.36, 15 * k, 3),
    column(sheet, greyPolymer, cx, floor - 15 * k, across * 0.3, 15 * k, 3),
  ].join('');
}

export function housing(sheet: Sheet, of: Housing): string {
  const { cx, ground, scale: k, size, bowl, label } = of;
  const mm = housingMeasures(size);
  const top = ground - mm.height * k;
  const collarTop = top + mm.head * k;
  const bowlTop = collarTop + mm.collar * k;
  const w = mm.width * k;
  const bw = mm.bowlWidth * k;
  const shape = bowlShape(cx, bowlTop - 4, ground, bw);
  const closed = bowl === 'white' || bowl === 'steel';
  const rim = bowl === 'blue' ? bluePolymer : bowl === 'clear' ? { edge: '#4d7f9f' } : whitePolymer;
  const collar = bowl === 'blue' ? bluePolymer : bowl === 'steel' ? steel : whitePolymer;
  const high = 46 * k;
  const printed =
    label === undefined
      ? ''
      : centred(cx, ground - mm.bowl * k * 0.42, bw * 0.955, high, upright(sheet, whitePolymer), {
          r: 2,
        }) +
        band(cx, ground - mm.bowl * k * 0.42 + high / 2, bw * 0.9, high * 0.8, { code: label });
  return [
    ...(closed
      ? [path(shape, upright(sheet, bowl === 'steel' ? steel : whitePolymer))]
      : seeThrough(sheet, of, shape, bowlTop)),
    stroke(shape, rim.edge, 1.4, { 'stroke-opacity': 0.65 }),
    ribs(cx, ground - 11 * k, bw * 0.86, 9 * k, 12, ink, 0.22),
    column(sheet, collar, cx, collarTop - 1, w, mm.collar * k, 5 * k),
    ribs(cx, collarTop + 3, w * 0.98, mm.collar * k - 8, 22, ink, 0.2),
    printed,
    head(sheet, cx, top, w, mm.head * k),
  ].join('');
}

/** The cap with its vent button and the logo. */
function head(sheet: Sheet, cx: number, top: number, w: number, height: number): string {
  const r = height * 0.34;
  const n = w * 0.96;
  const shape = d`M${cx - n / 2} ${top + height}V${top + r}Q${cx - n / 2} ${top} ${cx - n / 2 + r} ${top}H${cx + n / 2 - r}Q${cx + n / 2} ${top} ${cx + n / 2} ${top + r}V${top + height}Z`;
  return [
    centred(cx, top - 7, w * 0.12, 10, '#c8372d', { r: 3 }),
    path(shape, upright(sheet, whitePolymer), outline(whitePolymer)),
    stroke(d`M${cx - n / 2 + r} ${top + 2}H${cx + n / 2 - r}`, white, 2.4, {
      'stroke-opacity': 0.9,
    }),
    circle(cx, top + height * 0.52, height * 0.27, whitePolymer.edge, { 'fill-opacity': 0.12 }),
    dropMark(cx, top + height * 0.52, height * 0.34, '#2f7fd1', 0.95),
  ].join('');
}

/** A single housing with its ports. Its bowl is empty unless a cartridge is one of its parts. */
export function drawHousing(sheet: Sheet, look: DrawingPropsOf<'housing'>): string {
  const { size, ports, bowl } = look;
  const media = look.stages[0]?.media ?? [];
  if (look.form === 'multi-cartridge') return drawMultiCartridge(sheet, look);
  const mm = housingMeasures(size);
  const k = fitted(mm.width + 150, mm.height + 30);
  const { middle: cx, ground } = canvas;
  const cy = ground - mm.port * k;
  const reach = (mm.width / 2 - 8) * k;
  const high = portHeight(ports) * k;
  const of = portMetal[look.portsOf];
  return [
    groundShadow(sheet, cx, mm.width * k),
    port(sheet, cx - reach, cy, -(30 + high * 0.6), high, of),
    port(sheet, cx + reach, cy, 30 + high * 0.6, high, of),
    housing(sheet, { cx, ground, scale: k, size, bowl, media, label: look.label }),
  ].join('');
}

/** A steel vessel for several cartridges, on three legs, closed with swing bolts. */
function drawMultiCartridge(
  sheet: Sheet,
  { ports, label, size, count }: DrawingPropsOf<'housing'>,
): string {
  const { middle: cx, ground } = canvas;
  const w = 236;
  const top = 96;
  const foot = ground - 96;
  const body = top + 96;
  const high = portHeight(ports) * 0.9;
  const of = upright(sheet, steel);
  const dome = (y: number, way: 1 | -1) =>
    path(
      d`M${cx - w / 2} ${y}C${cx - w / 2} ${y - way * 62} ${cx + w / 2} ${y - way * 62} ${cx + w / 2} ${y}Z`,
      of,
      outline(steel),
    );
  const bolts = [-0.52, -0.3, 0, 0.3, 0.52].map((share) =>
    column(sheet, chrome, cx + w * share, body - 22, 13, 44, 4),
  );
  return [
    groundShadow(sheet, cx, w),
    ...[-0.4, 0, 0.4].map((share) =>
      centred(cx + w * share, foot - 10, 18, 106, of, outline(steel)),
    ),
    port(sheet, cx - w / 2 + 8, foot - 70, -(60 + high * 0.5), high, chrome),
    port(sheet, cx + w / 2 - 8, foot - 70, 60 + high * 0.5, high, chrome),
    dome(body, 1),
    dome(foot, -1),
    column(sheet, chrome, cx, top + 24, 26, 28, 4),
    centred(cx, body, w, foot - body, of, outline(steel)),
    bar(sheet, chrome, cx - w * 0.62, body - 16, w * 1.24, 26, 5),
    ...bolts,
    centred(cx, body + 150, w * 0.7, 74, '#f5f8fa', { r: 4 }),
    band(cx, body + 174, w * 0.64, 36, { code: label }),
    band(cx, body + 206, w * 0.5, 26, {
      code: '',
      line: [
        `${count === undefined ? '' : `${count} × `}${Math.round(size.length / 25.4)}"`,
        ...ports.slice(0, 1).map(({ inches }) => inchText(inches)),
      ].join('  '),
    }),
  ].join('');
}
