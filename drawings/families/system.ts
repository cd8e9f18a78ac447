/** Whole-house systems: one to four housings in line on a plate, on a bracket or on feet. */

import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import type { Media } from '../../kernel/filter-media.ts';
import type { CartridgeSize, Port } from '../../kernel/stages.ts';
import { ink } from '../toolkit/colour.ts';
import { band, fitted, inchText } from '../toolkit/label.ts';
import {
  aluminium,
  blackPolymer,
  bluePolymer,
  chrome,
  lying,
  type Material,
  matt,
  outline,
  steel,
  upright,
} from '../toolkit/materials.ts';
import { centred, circle, rect } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column, slab } from '../toolkit/solids.ts';
import { canvas, gauge, groundShadow, port, ribs } from '../toolkit/svg-parts.ts';
import { drawCover } from './cabinet.ts';
import { type Bowl, housing, housingMeasures, portHeight, portMetal } from './housing.ts';

export type Mount = DrawingPropsOf<'system'>['mount'];
export type Row = {
  readonly media: readonly (readonly Media[])[];
  readonly size: CartridgeSize;
  readonly bowl: Bowl;
  readonly cx: number;
  readonly ground: number;
  readonly scale: number;
  readonly ports?: readonly Port[];
  readonly of?: Material;
  readonly gauges?: number;
  readonly mount?: Mount | 'none';
  readonly label?: string;
  /** The carrier's extra length on the right, in millimetres. */
  readonly beyond?: number;
};

const gap = 22;
/** The plate's height above the heads in millimetres, with room for its code above the gauges. */
const riseOf = (gauges: number): number => (gauges > 0 ? 112 : 62);
/** The height of the feet below the bowls, in millimetres. */
export const footRoom = 40;

/** Width including the ports, in millimetres. */
function rowWidth(size: CartridgeSize, count: number): number {
  return count * housingMeasures(size).width + (count - 1) * gap + 110;
}

/** Housings side by side, joined at their heads, with gauges and ports. */
export function housingRow(sheet: Sheet, row: Row): string {
  const { media, size, bowl, cx, ground, scale: k, gauges = 0, mount = 'plate', label } = row;
  const { ports = [], of = portMetal.brass } = row;
  const mm = housingMeasures(size);
  const pitch = (mm.width + gap) * k;
  const first = cx - (pitch * (media.length - 1)) / 2;
  const last = first + pitch * (media.length - 1);
  const base = mount === 'stand' ? ground - footRoom * k : ground;
  const cy = base - mm.port * k;
  const top = base - mm.height * k;
  const reach = (mm.width / 2 - 8) * k;
  const high = portHeight(ports) * k;
  const joints = media
    .slice(1)
    .map((_, at) =>
      bar(
        sheet,
        of,
        first + pitch * at + mm.width * 0.46 * k,
        cy - high * 0.42,
        pitch - mm.width * 0.92 * k,
        high * 0.84,
      ),
    );
  const dials = Array.from({ length: gauges }, (_, at) =>
    gauge(
      sheet,
      gauges > 1 && gauges !== media.length
        ? first + ((last - first) * at) / (gauges - 1) + (at === 0 ? -1 : 1) * mm.width * 0.24 * k
        : first + pitch * at + mm.width * 0.27 * k,
      top + 4,
      17 * Math.max(0.9, k),
    ),
  );
  const onBowl = mount === 'bracket' || mount === 'none';
  return [
    carrier(sheet, row, first - mm.width * 0.58 * k, last + mm.width * 0.58 * k, top),
    ...joints,
    port(sheet, first - reach, cy, -(20 * k + high * 0.7), high, of),
    port(sheet, last + reach, cy, 20 * k + high * 0.7, high, of),
    ...dials,
    ...media.map((each, at) =>
      housing(sheet, {
        cx: first + pitch * at,
        ground: base,
        scale: k,
        size,
        bowl,
        media: each,
        label: at === 0 && onBowl ? label : undefined,
      }),
    ),
  ].join('');
}

/** Draws the plate, the bracket, or the frame and its feet. A plate carries the code. */
function carrier(sheet: Sheet, row: Row, left: number, right: number, top: number): string {
  const { scale: k, mount = 'plate', label, ground, beyond = 0 } = row;
  const end = right + beyond * k;
  const width = end - left;
  const rise = riseOf(row.gauges ?? 0);
  const y = top - rise * k;
  const hole = (x: number, at: number) => circle(x, at, 5 * k, ink, { 'fill-opacity': 0.4 });
  if (mount === 'none') return '';
  if (mount === 'bracket') {
    const foot = (x: number) =>
      slab(sheet, steel, x, top - 34 * k, 60 * k, 74 * k, 4) +
      rect(x + 24 * k, top - 24 * k, 12 * k, 20 * k, ink, { r: 6 * k, 'fill-opacity': 0.4 });
    return (
      slab(sheet, steel, left, top + 2 * k, width, 26 * k, 3) +
      foot(left + 6 * k) +
      foot(end - 66 * k)
    );
  }
  const printed =
    label === undefined
      ? ''
      : band((left + right) / 2, y + 30 * k, right - left - 40 * k, 50 * k, {
          code: label,
          // Sets a system apart from the next size, whose housings are the same.
          line: row.ports?.[0] && inchText(row.ports[0].inches),
        });
  const plate =
    slab(sheet, aluminium, left, y, width, (rise + 46) * k, 6) +
    hole(left + 16 * k, y + 18 * k) +
    hole(end - 16 * k, y + 18 * k) +
    printed;
  if (mount === 'plate') return plate;
  const paint = matt('#5b646c');
  const leg = (x: number) =>
    rect(x, y + 8, 20 * k, ground - y - 8, upright(sheet, paint), outline(paint)) +
    slab(sheet, paint, x - 16 * k, ground - 10, 52 * k, 10, 3);
  return (
    leg(left - 6 * k) +
    leg(end - 14 * k) +
    slab(sheet, paint, left, ground - 30 * k, width, 14 * k) +
    plate
  );
}

/** The height of a carrier and its gauges above the heads, in millimetres. */
export const aboveHeads = (mount: Mount, gauges: number): number =>
  Math.max(gauges > 0 ? 60 : 0, mount === 'bracket' ? 50 : riseOf(gauges));

export function drawSystem(sheet: Sheet, look: DrawingPropsOf<'system'>): string {
  const { size, ports, gauges, mount, bowl, label } = look;
  const { middle: cx, ground } = canvas;
  const of = portMetal[look.portsOf];
  if (look.cover !== undefined) {
    return drawCover(
      sheet,
      { label, cover: look.cover, of, inches: ports[0]?.inches ?? 1 },
      housingMeasures(size).height + 110,
      look.aspect ?? 0.65,
    );
  }
  const media = look.stages.map((stage) => stage.media);
  const mm = housingMeasures(size);
  const high = mm.height + aboveHeads(mount, gauges) + (mount === 'stand' ? footRoom : 0);
  if (look.pump !== undefined) return drawPumpPack(sheet, look, media);
  const k = fitted(rowWidth(size, media.length), high);
  return (
    groundShadow(sheet, cx, (rowWidth(size, media.length) - 110) * k) +
    housingRow(sheet, { media, size, bowl, cx, ground, scale: k, ports, of, gauges, mount, label })
  );
}

/** A pump on its base with the filter it feeds. */
function drawPumpPack(sheet: Sheet, look: DrawingPropsOf<'system'>, media: Row['media']): string {
  const { ground } = canvas;
  const large = look.pump === 'large';
  const k = 1.12;
  const y = ground - 24;
  const mm = housingMeasures(look.size);
  const cy = y - mm.port * k;
  const long = large ? 330 : 280;
  const tall = large ? 240 : 200;
  const x = 70;
  const axis = y - 24 - tall / 2;
  const of = portMetal[look.portsOf];
  const black = upright(sheet, blackPolymer);
  const stages = Array.from({ length: large ? 5 : 3 }, (_, at) =>
    bar(sheet, steel, x + long - 16 + at * 24, axis - tall * 0.42, 21, tall * 0.84, 4),
  );
  return [
    groundShadow(sheet, 400, 700),
    slab(sheet, aluminium, 44, y, 712, 24, 4),
    bar(sheet, of, x + long + 30, cy - 17, 580 - x - long - 30, 34),
    column(sheet, of, x + long + 40, cy - 17, 34, axis - cy + 20),
    centred(x + long * 0.5, axis + tall * 0.4, long * 0.7, tall * 0.2 + 12, black, { r: 4 }),
    bar(sheet, bluePolymer, x, axis - tall / 2, long, tall, 26),
    ribs(x + long * 0.5, axis - tall / 2 + 8, long * 0.72, tall - 16, large ? 22 : 16),
    rect(x - 8, axis - tall * 0.44, 34, tall * 0.88, lying(sheet, blackPolymer), { r: 12 }),
    centred(x + long * 0.5, axis - tall / 2 - 50, long * 0.56, 58, black, {
      r: 10,
      ...outline(blackPolymer),
    }),
    circle(x + long * 0.5, axis - tall / 2 - 20, 13, lying(sheet, chrome)),
    ...stages,
    housingRow(sheet, {
      media,
      size: look.size,
      bowl: look.bowl,
      cx: 616,
      ground: y - 4,
      scale: k,
      ports: look.ports,
      of,
      mount: 'none',
      label: look.label,
    }),
  ].join('');
}
