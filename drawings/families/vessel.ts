/** Pressure vessels with a control valve: softeners with their brine tank, backwash filters. */

import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { type Media, mediaNames } from '../../kernel/filter-media.ts';
import { ink, white } from '../toolkit/colour.ts';
import { mediaTone } from '../toolkit/filter-media.ts';
import { inchText, type Printed, paperLabel } from '../toolkit/label.ts';
import {
  blackPolymer,
  brass,
  lying,
  type Material,
  outline,
  polymer,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { centredSlab, column } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow, port } from '../toolkit/svg-parts.ts';
import { smallChamber } from './filter-bank.ts';
import { graphite, type Valve, valveFace, valveHead } from './valve-head.ts';

export const vesselBlue = polymer('#2c5f8f', 0.4);

type Vessel = {
  readonly cx: number;
  readonly ground: number;
  readonly width: number;
  readonly height: number;
  readonly of: Material;
  /** The scale of the valve. Absent without a valve. */
  readonly k?: number;
  readonly valve?: Valve;
  readonly inches?: number;
  readonly printed?: Printed;
};

export function vessel(sheet: Sheet, vessel: Vessel): string {
  const { cx, ground, width, height, of, k, valve, inches, printed } = vessel;
  const top = ground - height;
  const r = width * 0.46;
  const shape = d`M${cx - width / 2} ${ground - 26}V${top + r}C${cx - width / 2} ${top + r * 0.35} ${cx - width * 0.3} ${top} ${cx} ${top}C${cx + width * 0.3} ${top} ${cx + width / 2} ${top + r * 0.35} ${cx + width / 2} ${top + r}V${ground - 26}Z`;
  const winding: string[] = [];
  for (let y = top + r; y < ground - 60; y += 14)
    winding.push(d`M${cx - width / 2} ${y}q${width / 2} 5 ${width} 0`);
  return [
    path(shape, upright(sheet, of), outline(of)),
    stroke(winding.join(''), ink, 1, { 'stroke-opacity': 0.11 }),
    rect(cx - width * 0.31, top + r * 0.8, width * 0.05, height - r - 70, white, {
      r: width * 0.03,
      'fill-opacity': 0.3,
    }),
    printed === undefined
      ? ''
      : paperLabel(
          cx,
          top + height * 0.5,
          width * 0.74,
          Math.min(width * 0.86, height * 0.34),
          printed,
        ),
    column(
      sheet,
      blackPolymer,
      cx,
      ground - Math.min(40, width * 0.2),
      width * 1.03,
      Math.min(40, width * 0.2),
      6,
    ),
    k === undefined ? '' : valveHead(sheet, cx, top + 8, k, valve, inches),
  ].join('');
}

/** The brine tank of a softener, with a window on its salt. */
export function brineCabinet(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
): string {
  const y = ground - height;
  const glass = sheet.linear(
    'down',
    [0, '#eef4f8'],
    [0.46, '#dfe9f0'],
    [0.47, '#8fc4e8'],
    [1, '#4b93cd'],
  );
  return [
    centredSlab(sheet, whitePolymer, cx, y + 30, width, height - 30, 16, 0.7),
    centred(cx, y, width * 1.05, 50, lying(sheet, vesselBlue), { r: 14, ...outline(vesselBlue) }),
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

/** A cabinet softener: vessel and brine tank in one cabinet, with the valve below its lid. */
function cabinetSoftener(
  sheet: Sheet,
  { label, measures, ports, valve }: DrawingPropsOf<'softener'>,
): string {
  const { middle: cx, ground } = canvas;
  const high = 600;
  const width = (high * (measures.width ?? 320)) / (measures.height ?? 670);
  const y = ground - high;
  const inches = ports[0]?.inches ?? 1;
  return [
    groundShadow(sheet, cx, width),
    port(sheet, cx + width / 2 - 6, y + 84, 40, inches * 30 + 8, brass),
    port(sheet, cx + width / 2 - 6, y + 148, 40, inches * 30 + 8, brass),
    centredSlab(sheet, whitePolymer, cx, y + 40, width, high - 40, 22, 0.7),
    centred(cx, y, width * 1.04, 62, lying(sheet, vesselBlue), { r: 22, ...outline(vesselBlue) }),
    centred(cx, y + 76, width * 0.76, 156, graphite.base, { r: 12 }),
    valveFace(sheet, cx, y + 238, width * 0.8, 1.34, valve),
    stroke(d`M${cx - width * 0.42} ${y + 330}h${width * 0.84}`, whitePolymer.edge, 2, {
      'stroke-opacity': 0.4,
    }),
    paperLabel(cx, y + 286, width * 0.6, 84, { code: label }),
    centred(cx, y + 350, width * 0.76, 190, white, {
      r: 12,
      'fill-opacity': 0.5,
      stroke: whitePolymer.edge,
      'stroke-opacity': 0.25,
    }),
    centred(cx, ground - 14, width * 0.94, 14, ink, { 'fill-opacity': 0.2, r: 6 }),
  ].join('');
}

export function drawSoftener(sheet: Sheet, look: DrawingPropsOf<'softener'>): string {
  const { form, valve, label, ports } = look;
  const { ground } = canvas;
  if (form === 'cabinet') return cabinetSoftener(sheet, look);
  const inches = ports[0]?.inches ?? 1;
  const one = form === 'media tank and brine tank';
  const duplex = form === 'duplex';
  const tall = duplex ? 540 : 520;
  // Shares the stated width between the vessels, the brine tank and the gaps.
  const room = Math.min(700, (look.aspect ?? 0.86) * 650);
  const width = room * (one ? 0.42 : 0.29);
  const saltWidth = room * (one ? 0.5 : 0.34);
  const left = canvas.middle - room / 2;
  const at = one ? [left + width / 2] : [left + width / 2, left + width * 1.62];
  const saltX = left + room - saltWidth / 2;
  const k = width / 206;
  const y = ground - tall - 30 * k;
  const last = at.at(-1) ?? 0;
  const from = last + 66 * k;
  const to = saltX - saltWidth / 2;
  return [
    ...at.map((cx) => groundShadow(sheet, cx, width)),
    groundShadow(sheet, saltX, saltWidth),
    at.length > 1
      ? rect(at[0] ?? 0, y - 12, last - (at[0] ?? 0), inches * 18 + 8, brass.base, outline(brass))
      : '',
    stroke(
      d`M${from} ${y}C${from + 70} ${y} ${to - 10} ${ground - 380} ${to + 6} ${ground - 356}`,
      '#2f343a',
      7,
    ),
    brineCabinet(sheet, saltX, ground, saltWidth, duplex ? 470 : 380),
    ...at.map((cx, index) =>
      vessel(sheet, {
        cx,
        ground,
        width,
        height: tall,
        of: duplex ? polymer('#59636c', 0.35) : vesselBlue,
        k,
        valve,
        inches,
        printed: {
          code: index === 0 ? label : '',
          tone: '#d9953a',
          line: index === 0 && ports.length > 0 ? inchText(inches) : undefined,
        },
      }),
    ),
  ].join('');
}

/** The trade's vessel colour for each medium. */
const vesselColours: Partial<Readonly<Record<Media, Material>>> = {
  granular: polymer('#3c444c', 0.35),
  carbon: polymer('#3c444c', 0.35),
  iron: polymer('#6d4a3c', 0.35),
  calcite: polymer('#8fa3ad', 0.45),
  sand: vesselBlue,
  zeolite: polymer('#7d8577', 0.4),
};

export function drawBackwash(sheet: Sheet, look: DrawingPropsOf<'backwash system'>): string {
  const { form, media, valve, ports, measures, lamps, label } = look;
  const { ground, middle } = canvas;
  const inches = ports[0]?.inches ?? 1;
  const printed = (each: Media | undefined, code: string): Printed => ({
    code,
    line: each === undefined ? undefined : mediaNames[each],
    tone: each === undefined ? undefined : mediaTone(each),
  });
  const colour = (each: Media | undefined) => (each && vesselColours[each]) ?? vesselBlue;
  if (form === 'media tank') {
    const [main] = media;
    const high = 560;
    const { height = 1600, diameter = 257 } = measures;
    const width = (high * 1.2 * diameter) / height;
    const k = width / 152;
    const of = colour(main);
    return (
      groundShadow(sheet, middle, width) +
      vessel(sheet, {
        cx: middle,
        ground,
        width,
        height: high - 50 * k,
        of,
        k,
        valve,
        inches,
        printed: printed(main, label),
      })
    );
  }
  const shown: readonly (Media | undefined)[] = media;
  const pitch = 232 * Math.max(1, ((look.aspect ?? 1.1) / 1.1) * 1.15);
  const at = shown.map((_, index) => 170 + index * pitch);
  const end = 170 + (shown.length - 1) * pitch + 258;
  return [
    ...at.map((cx) => groundShadow(sheet, cx, 170)),
    ...at
      .slice(1)
      .map((cx) => rect(cx - pitch + 42, ground - 534, pitch - 92, 26, brass.base, outline(brass))),
    ...shown.map((each, index) =>
      vessel(sheet, {
        cx: at[index] ?? 0,
        ground,
        width: 176,
        height: 500,
        of: colour(each),
        k: 0.9,
        valve,
        inches,
        printed: printed(each, index === 0 ? label : ''),
      }),
    ),
    groundShadow(sheet, end, 90),
    lamps.length > 0
      ? rect(
          (at.at(-1) ?? 0) + 50,
          ground - 534,
          end - (at.at(-1) ?? 0) - 60,
          26,
          brass.base,
          outline(brass),
        ) + smallChamber(sheet, end, ground - 560, 560, 92)
      : brineCabinet(sheet, end, ground, 180, 330),
  ].join('');
}
