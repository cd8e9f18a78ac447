/** Painted aluminium: FilterWall fronts, recessed frames and weather covers. */

import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import type { Finish } from '../../kernel/entry-types.ts';
import { brightness, darker, ink, lighter, white } from '../toolkit/colour.ts';
import { band, fitted } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import { type Material, matt, steel } from '../toolkit/materials.ts';
import { centred, circle, d, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { centredSlab, slab } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow, port } from '../toolkit/svg-parts.ts';

const stoneWhite: Finish = { name: 'Stone White', colour: '#e9e6df' };
const weatherGrey: Finish = { name: 'Mineral Grey', colour: '#8d9296' };

/** A painted panel with a soft sheen, a bright upper edge and a dark lower one. */
function panel(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Material,
  r = 6,
): string {
  const sheen = sheet.linear('diagonal', [0, white, 0.2], [0.6, white, 0], [1, white, 0]);
  return [
    slab(sheet, paint, x, y, width, height, r, 0.7),
    rect(x, y, width, height, sheen, { r }),
    stroke(
      d`M${x + r} ${y + 1.6}H${x + width - r}M${x + 1.6} ${y + r}V${y + height - r}`,
      lighter(paint.base, 0.7),
      1.8,
      { 'stroke-opacity': 0.8 },
    ),
    stroke(d`M${x + r} ${y + height - 1.4}H${x + width - r}`, darker(paint.base, 0.5), 1.8, {
      'stroke-opacity': 0.5,
    }),
  ].join('');
}

const markColour = (paint: Material): string =>
  brightness(paint.base) > 0.62 ? darker(paint.base, 0.62) : lighter(paint.base, 0.72);

/** A row of punched slots. */
function louvres(x: number, y: number, width: number, count: number, paint: Material): string {
  const slots = Array.from({ length: count }, (_, at) => {
    const level = y + at * 13;
    return (
      rect(x, level, width, 5, darker(paint.base, 0.55), { r: 2.5 }) +
      stroke(d`M${x + 2} ${level + 6}h${width - 4}`, lighter(paint.base, 0.55), 1.4, {
        'stroke-opacity': 0.7,
      })
    );
  });
  return slots.join('');
}

type Cover = {
  readonly label: string;
  readonly cover: NonNullable<DrawingPropsOf<'system'>['cover']>;
  /** The material of its ports, and their size in inches. */
  readonly of: Material;
  readonly inches: number;
  /** True to show the UV controller through the cover. */
  readonly lit?: boolean;
};

/** A weather cover over a row of housings, with ports at both sides. `high` is in millimetres. */
export function drawCover(sheet: Sheet, of: Cover, high: number, aspect: number): string {
  const wide = high * aspect;
  const k = fitted(wide + 110, high, 640);
  const paint = matt(weatherGrey.colour);
  const { middle: cx, ground } = canvas;
  const [width, height] = [wide * k, high * k];
  const x = cx - width / 2;
  const y = ground - height;
  const port1 = (of.inches * 34 + 6) * k;
  const cy = y + 118 * k;
  return [
    groundShadow(sheet, cx, width),
    port(sheet, x + 6, cy, -(20 * k + port1 * 0.7), port1, of.of),
    port(sheet, x + width - 6, cy, 20 * k + port1 * 0.7, port1, of.of),
    panel(sheet, x, y, width, height, paint, 10),
    stroke(d`M${x} ${y + 44 * k}H${x + width}`, darker(paint.base, 0.5), 1.6, {
      'stroke-opacity': 0.6,
    }),
    coverFace(sheet, of, cx, y, width, height, paint),
    centred(cx, y + 66 * k, width * 0.62, 74 * k, lighter(paint.base, 0.82), { r: 4 }),
    band(cx, y + 103 * k, width * 0.58, 52 * k, { code: of.label }),
    latch(sheet, x + width - 22, y + height * 0.5),
    of.lit === true
      ? rect(x + 26 * k, y + height * 0.42, 84 * k, 40 * k, '#10293c', { r: 5 }) +
        circle(x + 46 * k, y + height * 0.42 + 20 * k, 7 * k, '#5fd3b0') +
        rect(x + 60 * k, y + height * 0.42 + 16 * k, 40 * k, 8 * k, '#8fd8ff', { r: 2 })
      : '',
  ].join('');
}

/** The face of the cover: ventilation slots, a window or stiffening ribs. */
function coverFace(
  sheet: Sheet,
  { cover }: Cover,
  cx: number,
  y: number,
  width: number,
  height: number,
  paint: Material,
): string {
  switch (cover) {
    case 'louvres':
      return louvres(cx - width * 0.3, y + height * 0.76, width * 0.6, 6, paint);
    case 'window': {
      const bowls = sheet.linear(
        'across',
        [0, '#0f3f7f'],
        [0.25, '#2a6fbe'],
        [0.5, '#0e3a76'],
        [0.75, '#2a6fbe'],
        [1, '#0f3f7f'],
      );
      const [w, h] = [width * 0.46, height * 0.42];
      return (
        centred(cx, y + height * 0.42, w, h, bowls, {
          r: 14,
          stroke: darker(paint.base, 0.5),
          'stroke-width': 6,
        }) +
        rect(cx - w * 0.42, y + height * 0.44, w * 0.07, h * 0.84, white, {
          r: 6,
          'fill-opacity': 0.35,
        })
      );
    }
    case 'ribs': {
      const lines = [-0.36, -0.18, 0, 0.18, 0.36].map(
        (share) => d`M${cx + width * share} ${y + height * 0.4}V${y + height * 0.92}`,
      );
      return (
        stroke(lines.join(''), darker(paint.base, 0.34), 9, { 'stroke-linecap': 'round' }) +
        stroke(lines.join(''), lighter(paint.base, 0.34), 3, {
          'stroke-linecap': 'round',
          transform: 'translate(-3 0)',
        })
      );
    }
  }
}

const latch = (sheet: Sheet, cx: number, cy: number): string =>
  centredSlab(sheet, steel, cx, cy - 17, 14, 34, 7) +
  centred(cx, cy - 9, 3, 18, ink, { r: 1.5, 'fill-opacity': 0.6 });

export function drawCabinet(sheet: Sheet, look: DrawingPropsOf<'cabinet system'>): string {
  const { form, size, finish = stoneWhite, mark, lamps, label } = look;
  const { middle: cx, ground } = canvas;
  const recessed = form === 'in the wall';
  const high = recessed ? 640 : size.length > 400 ? 820 : 580;
  const wide = high * (look.aspect ?? (lamps.length > 0 ? 0.93 : 0.9));
  const k = Math.min(640 / wide, 640 / high);
  const [width, height] = [wide * k, high * k];
  const paint = matt(finish.colour);
  const [x, y] = [cx - width / 2, ground - height];
  const colour = markColour(paint);
  return [
    cabinetFront(sheet, finish, cx, ground, width, height, recessed),
    lettering(label, x + width * 0.1, ground - height * 0.1, 20, { colour, weight: 0.12 }),
    mark === undefined
      ? ''
      : scaleMark(x + width * 0.86, y + height * 0.17, 70, colour) +
        lettering('ScaleProtect', x + width * 0.78, y + height * 0.17 + 8, 22, {
          anchor: 'end',
          colour,
          fit: width * 0.36,
        }),
    lamps.length === 0
      ? ''
      : rect(x + width * 0.62, y + height * 0.13, width * 0.28, height * 0.055, '#10293c', {
          r: 6,
        }) +
        circle(x + width * 0.66, y + height * 0.157, 7, '#8f7bff') +
        rect(x + width * 0.7, y + height * 0.148, width * 0.16, 7, '#8fd8ff', { r: 3 }),
  ].join('');
}

/** The ScaleProtect mark: a crystal in a ring. */
function scaleMark(cx: number, cy: number, size: number, colour: string): string {
  const r = size / 2;
  const facets = d`M${cx} ${cy - r * 0.62}L${cx + r * 0.5} ${cy - r * 0.12}L${cx} ${cy + r * 0.66}L${cx - r * 0.5} ${cy - r * 0.12}ZM${cx - r * 0.5} ${cy - r * 0.12}H${cx + r * 0.5}M${cx} ${cy - r * 0.62}V${cy + r * 0.66}`;
  return (
    circle(cx, cy, r, 'none', { stroke: colour, 'stroke-width': 3 }) +
    stroke(facets, colour, 2.6, { 'stroke-linejoin': 'round' })
  );
}

export function cabinetFront(
  sheet: Sheet,
  finish: Finish,
  cx: number,
  ground: number,
  width: number,
  height: number,
  recessed = false,
): string {
  const paint = matt(finish.colour);
  const x = cx - width / 2;
  const y = ground - height;
  const plinth = recessed ? 0 : height * 0.045;
  const frame = matt(lighter(finish.colour, 0.06));
  const shade = darker(finish.colour, 0.66);
  const body = recessed
    ? [
        panel(sheet, x - 26, y - 26, width + 52, height + 26, frame, 4),
        rect(x - 5, y - 5, width + 10, height - 16, shade, { r: 4 }),
        panel(sheet, x, y, width, height - 26, paint, 3),
      ]
    : [
        rect(x + 14, ground - plinth - 4, width - 28, plinth + 4, shade),
        panel(sheet, x, y, width, height * 0.052, matt(lighter(finish.colour, 0.1)), 4),
        rect(x + 5, y + height * 0.05, width - 10, 9, shade),
        panel(sheet, x, y + height * 0.066, width, height * 0.934 - plinth, paint, 4),
      ];
  const seam = x + width * 0.5;
  return [
    groundShadow(sheet, cx, recessed ? width * 1.1 : width, ground),
    ...body,
    recessed
      ? ''
      : stroke(d`M${seam - width * 0.42} ${ground - plinth - 20}h${width * 0.84}`, shade, 2, {
          'stroke-opacity': 0.35,
        }),
    dropMark(x + width * 0.11, y + height * 0.15, width * 0.075, markColour(paint), 0.9),
    stroke(d`M${x + width * 0.17} ${y + height * 0.15}h${width * 0.16}`, markColour(paint), 3, {
      'stroke-opacity': 0.55,
      'stroke-linecap': 'round',
    }),
  ].join('');
}
