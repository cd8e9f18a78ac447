/** Sections of single units: filter, lamp chamber, vessel, tap. */

import type { Media } from '../../kernel/filter-media.ts';
import { ink, lighter, white } from '../toolkit/colour.ts';
import { mediaBody } from '../toolkit/filter-media.ts';
import { centred, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import type { FilterUnit } from './flow.ts';
import { arrow, arrowHead, flowLine, pipe, shell, wallColour } from './water.ts';

/** A unit's place on the sheet, with the colour of the water upstream and downstream. */
export type UnitPlace = {
  readonly cx: number;
  /** Available width. */
  readonly wide: number;
  /** The pipe's centre line. */
  readonly y: number;
  readonly foot: number;
  readonly upstream: string;
  readonly downstream: string;
};
export const bore = 26;

/** Two walls of media with the core between them. Arrows go through the media and up the core. */
function cartridgeSection(
  sheet: Sheet,
  media: readonly Media[],
  place: UnitPlace,
  top: number,
  bottom: number,
  across: number,
): string {
  const { cx, downstream } = place;
  const core = Math.max(22, across * 0.24);
  const wall = (across - core) / 2;
  const layer = (each: Media, x: number, from: number, to: number) =>
    mediaBody(sheet, each, [x, from, wall, to - from]);
  const side = (way: 1 | -1) => {
    const x = cx + way * (core / 2 + wall / 2);
    const [one = 'carbon', other] = media;
    if (other === undefined || other === one) return layer(one, x, top, bottom);
    const middle = (top + bottom) / 2;
    return layer(one, x, top, middle) + layer(other, x, middle, bottom);
  };
  const high = bottom - top;
  const through = [0.26, 0.5, 0.74].flatMap((share) =>
    [-1, 1].map((way) =>
      arrow(
        cx + way * (across / 2 + 16),
        top + high * share,
        cx + way * (core / 2 - 3),
        top + high * share,
        3.4,
        11,
      ),
    ),
  );
  return [
    side(-1),
    side(1),
    centred(cx, top, core, high, downstream),
    stroke(d`M${cx - core / 2} ${top}v${high}M${cx + core / 2} ${top}v${high}`, ink, 1.4, {
      'stroke-opacity': 0.4,
      'stroke-dasharray': '5 5',
    }),
    centred(cx, bottom - 2, across + 8, 16, wallColour, { r: 4 }),
    ...through,
    arrow(cx, bottom - 16, cx, top - 26, 5, 16),
  ].join('');
}

/** Water enters from the left, goes down around the cartridge, through it, up its core and out. */
export function filterSection(sheet: Sheet, unit: FilterUnit, place: UnitPlace): string {
  const { cx, wide, y, foot, upstream, downstream } = place;
  if (unit.body === 'inline') return inlineSection(sheet, unit, place);
  const width = Math.min(wide * 0.82, 230);
  const left = cx - width / 2;
  const top = y + 44;
  const r = unit.body === 'canister' ? width * 0.22 : 26;
  const bowl = d`M${left} ${top}H${left + width}V${foot - r}Q${left + width} ${foot} ${left + width - r} ${foot}H${left + r}Q${left} ${foot} ${left} ${foot - r}Z`;
  const across = width * 0.62;
  const bodyTop = top + 18;
  const bottom = foot - 34;
  const colour = unit.body === 'canister' ? '#c3ccd4' : wallColour;
  const head = d`M${left - 8} ${y - 34}H${left + width + 8}V${top + 8}H${left - 8}Z`;
  return [
    unit.body === 'bare'
      ? path(bowl, lighter(upstream, 0.55))
      : shell(bowl, upstream, unit.body === 'canister' ? 12 : 8, colour),
    cartridgeSection(sheet, unit.media, place, bodyTop, bottom, across),
    unit.body === 'bare' ? '' : shell(head, '#eef2f5', 2, '#9fb0bd'),
    pipe(left - 8, cx - across * 0.34, y, bore, upstream),
    rect(left + width * 0.06, y - bore / 2, across * 0.14, top - y + bore / 2 + 14, upstream),
    rect(cx - 11, y - bore / 2, 22, top - y + bore / 2 + 10, downstream),
    pipe(cx - 10, left + width + 8, y, bore, downstream),
    flowLine(
      d`M${left + 2} ${y}H${left + width * 0.1}Q${left + width * 0.13} ${y} ${left + width * 0.13} ${y + 14}V${top + 34}`,
    ),
    arrowHead(left + width * 0.13, top + 44, 90),
    flowLine(d`M${cx} ${top}V${y + 12}Q${cx} ${y} ${cx + 12} ${y}H${left + width - 8}`, 5),
    arrowHead(left + width + 4, y, 0, 16),
  ].join('');
}

/** An inline tube with straight flow. */
function inlineSection(
  sheet: Sheet,
  unit: FilterUnit,
  { cx, wide, y, foot, upstream, downstream }: UnitPlace,
): string {
  const width = Math.min(wide * 0.86, 420);
  const cy = (y + foot) / 2;
  const tall = Math.min(190, width * 0.5);
  const left = cx - width / 2;
  const box = d`M${left} ${cy - tall / 2}H${left + width}V${cy + tall / 2}H${left}Z`;
  return [
    pipe(left - 70, left + 20, cy, bore, upstream),
    pipe(left + width - 20, left + width + 70, cy, bore, downstream),
    shell(box, upstream, 10, '#c3ccd4'),
    rect(left + width * 0.84, cy - tall / 2 + 5, width * 0.155, tall - 10, downstream),
    mediaBody(sheet, unit.media[0] ?? 'carbon', [cx, cy - tall / 2 + 5, width * 0.66, tall - 10]),
    ...[-0.28, 0, 0.28].map((share) =>
      arrow(left + width * 0.06, cy + tall * share, left + width * 0.18, cy + tall * share, 4, 12),
    ),
    ...[-0.28, 0, 0.28].map((share) =>
      arrow(left + width * 0.85, cy + tall * share, left + width * 0.95, cy + tall * share, 4, 12),
    ),
    arrow(left - 66, cy, left - 14, cy, 5, 16),
    arrow(left + width + 14, cy, left + width + 66, cy, 5, 16),
  ].join('');
}

/** Water rises past the lamp in its quartz sleeve. */
export function lampSection(
  sheet: Sheet,
  count: number,
  { cx, wide, y, foot, upstream, downstream }: UnitPlace,
): string {
  const width = Math.min(wide * 0.62, 110 + count * 26);
  const left = cx - width / 2;
  const top = y - 40;
  const body = d`M${left} ${top}H${left + width}V${foot}H${left}Z`;
  const glow = sheet.linear(
    'across',
    [0, '#8f7bff', 0.05],
    [0.5, '#8f7bff', 0.75],
    [1, '#8f7bff', 0.05],
  );
  const shown = Math.min(count, 4);
  const lamps = Array.from({ length: shown }, (_, at) => {
    const x = cx + (at - (shown - 1) / 2) * 30;
    return [
      centred(x, top - 14, 26, foot - top - 8, '#d9ebf5', {
        r: 12,
        stroke: '#5d8ba8',
        'stroke-width': 1.6,
        'fill-opacity': 0.8,
      }),
      centred(x, top - 4, 12, foot - top - 36, '#f1edff', { r: 6, stroke: '#6a5cc4' }),
      centred(x, top - 36, 34, 30, '#2b3138', { r: 5 }),
    ].join('');
  });
  return [
    // Water enters the chamber from below, so a pipe from the previous unit runs down next to it.
    rect(left - 36, y - bore / 2 - 5, 36, foot - y - 20, wallColour),
    rect(left - 31, y - bore / 2, 26, foot - y - 30, upstream),
    rect(left - 36, foot - 64, 50, 36, wallColour),
    rect(left - 31, foot - 59, 46, 26, upstream),
    shell(body, upstream, 8, '#8b98a3'),
    rect(left + 4, top + 4, width - 8, foot - top - 8, glow),
    rect(left - 10, foot - 59, 30, 26, upstream),
    pipe(left + width - 6, left + width + 20, y, bore, downstream),
    ...lamps,
    flowLine(
      d`M${left - 18} ${y + 16}V${foot - 58}Q${left - 18} ${foot - 46} ${left - 6} ${foot - 46}H${left + 16}`,
    ),
    arrowHead(left + 26, foot - 46, 0),
    ...[0.14, 0.86].map((share) =>
      arrow(left + width * share, foot - 90, left + width * share, y + 70),
    ),
    arrow(left + width - 14, y, left + width + 24, y, 5, 16),
  ].join('');
}

/** The width of two parallel vessels with the outlet next to them, in widths of one vessel. */
export const parallelVesselWidth = 2.3;

/** Two parallel vessels with their own inlets and outlets, of which one works while the other rests. */
export function parallelVesselSection(
  sheet: Sheet,
  media: readonly Media[],
  place: UnitPlace,
): string {
  const { cx, wide, y, foot, upstream, downstream } = place;
  const each = wide / parallelVesselWidth;
  const [head, below] = [y + 84, foot - 12];
  const room = each * 0.76;
  const width = Math.min(room * 0.78, 240);
  const at = [cx - wide / 2 + each / 2, cx - wide / 2 + each * 1.5] as const;
  const drop = (x: number, from: number, to: number, water: string) =>
    centred(x, from, bore + 10, to - from, wallColour) +
    centred(x, from - 1, bore, to - from + 2, water);
  const [inlets, outlets] = [at.map((x) => x - width / 2 - 20), at.map((x) => x + width / 2 + 20)];
  const [firstIn = 0, lastIn = 0] = inlets;
  const [firstOut = 0, lastOut = 0] = outlets;
  const half = bore / 2;
  return [
    pipe(cx - wide / 2 - 40, lastIn + half + 5, y, bore, upstream),
    pipe(firstOut - half - 5, lastOut + 42, below, bore, downstream),
    ...inlets.map((x) => drop(x, y + half - 1, head + half + 5, upstream)),
    ...outlets.map((x) => drop(x, head - half - 5, below - half + 1, downstream)),
    ...at.map((x) =>
      vesselSection(sheet, media, { ...place, cx: x, wide: room, y: head, foot: foot - 66 }),
    ),
    // The brine line continues from here.
    stroke(
      d`M${at[1] + width * 0.36} ${head - 20}Q${at[1] + width * 0.5} ${y + 20} ${cx + wide / 2 + each * 0.11 - 69} ${y + 20}`,
      wallColour,
      7,
    ),
    arrow(firstIn + 40, y, lastIn - 20, y),
    ...inlets.map((x) => arrow(x, y + 10, x, head - 4)),
    ...outlets.map((x) => arrow(x, head + 60, x, below - 24)),
    arrow(firstOut + 20, below, lastOut + 66, below, 5, 16),
  ].join('');
}

/** Water goes down through the bed and up the riser in its centre. */
export function vesselSection(
  sheet: Sheet,
  media: readonly Media[],
  { cx, wide, y, foot, upstream, downstream }: UnitPlace,
): string {
  const width = Math.min(wide * 0.78, 240);
  const left = cx - width / 2;
  const top = y + 52;
  const r = width * 0.42;
  const body = d`M${left} ${foot - r * 0.5}V${top + r}Q${left} ${top} ${cx} ${top}Q${left + width} ${top} ${left + width} ${top + r}V${foot - r * 0.5}Q${left + width} ${foot} ${cx} ${foot}Q${left} ${foot} ${left} ${foot - r * 0.5}Z`;
  const inside = sheet.clip(path(body, white));
  const bed = top + (foot - top) * 0.36;
  const gravel = foot - (foot - top) * 0.14;
  const [main = 'sand'] = media;
  return [
    shell(body, upstream, 10),
    path(d`M${left} ${bed}H${left + width}V${foot}H${left}Z`, white, {
      'clip-path': inside,
      'fill-opacity': 0,
    }),
    `<g clip-path="${inside}">${mediaBody(sheet, main, [cx, bed, width, foot - bed])}${media.includes('gravel') ? mediaBody(sheet, 'gravel', [cx, gravel, width, foot - gravel]) : ''}</g>`,
    path(body, 'none', { stroke: wallColour, 'stroke-width': 10 }),
    centred(cx, y + 10, 30, foot - y - 44, downstream, { stroke: wallColour, 'stroke-width': 4 }),
    ...[0, 1, 2, 3].map((at) => centred(cx, foot - 62 + at * 9, 40, 4, wallColour)),
    shell(
      d`M${cx - width * 0.36} ${y - 40}H${cx + width * 0.36}V${top + 4}H${cx - width * 0.36}Z`,
      '#2f363d',
      2,
      '#2f363d',
    ),
    pipe(left - 12, cx - 40, y, bore, upstream),
    rect(cx - 66, y - bore / 2, 26, top - y + 26, upstream),
    rect(cx - 13, y - bore / 2, 26, 60, downstream),
    pipe(cx - 12, left + width + 12, y, bore, downstream),
    flowLine(d`M${left} ${y}H${cx - 64}Q${cx - 53} ${y} ${cx - 53} ${y + 12}V${top + 26}`),
    ...[-0.3, 0.3].map((share) =>
      arrow(cx + width * share, bed - 46, cx + width * share, bed + 46, 5, 16),
    ),
    ...[-0.3, 0.3].map((share) =>
      arrow(cx + width * share, foot - 110, cx + width * share * 0.5, foot - 52),
    ),
    arrow(cx, foot - 80, cx, y + 30, 5, 16),
    arrow(cx, y, left + width + 6, y, 5, 16),
  ].join('');
}
