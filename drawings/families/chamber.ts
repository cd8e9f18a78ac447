/** The steel chamber of a UV lamp and its controller. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { darker, ink, white } from '../toolkit/colour.ts';
import { lettering } from '../toolkit/lettering.ts';
import {
  blackPolymer,
  chrome,
  outline,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, circle, d, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { slab } from '../toolkit/solids.ts';
import { dropMark, port, ribs } from '../toolkit/svg-parts.ts';

const glow = '#8f7bff';

/** An upright steel chamber on `ground`. Water enters it low on the left and leaves it high on the right. */
export function chamber(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
  stem = 34,
): string {
  const top = ground - height;
  const body = upright(sheet, steel);
  const collar = upright(sheet, chrome);
  const foot = width * 0.2;
  const brush = ribs(cx, top + width * 0.7, width * 0.98, height - width, 40, ink, 0.05);
  const cap = upright(sheet, blackPolymer);
  const lens = top + height * 0.34;
  return [
    ...(
      [
        [0.17, 1],
        [0.86, -1],
      ] as const
    ).map(([share, way]) =>
      port(
        sheet,
        cx + way * (width / 2 - 4),
        top + height * share,
        way * (24 + stem * 0.5),
        stem,
        chrome,
      ),
    ),
    centred(cx, top, width * 0.52, width * 0.5, cap, { r: 8, ...outline(blackPolymer) }),
    ribs(cx, top + 8, width * 0.5, width * 0.3, 14, white, 0.16),
    centred(cx, top + width * 0.42, width * 0.78, width * 0.2, collar, {
      r: 3,
      ...outline(chrome),
    }),
    centred(cx, top + width * 0.58, width, height - width * 0.58 - foot, body, {
      r: 7,
      ...outline(steel),
    }),
    brush,
    centred(cx, ground - foot - 2, width * 0.8, foot + 2, collar, { r: 3, ...outline(chrome) }),
    ...[0.14, 0.9].map((share) =>
      centred(cx, top + height * share - 8, width * 1.03, 5, collar, outline(chrome, 0.3)),
    ),
    circle(cx, lens, width * 0.15, collar, outline(chrome)),
    circle(
      cx,
      lens,
      width * 0.105,
      sheet.radial(
        [
          [0, white],
          [0.35, '#cdc4ff'],
          [1, darker(glow, 0.25)],
        ],
        [0.4, 0.4],
      ),
    ),
  ].join('');
}

/** A controller with a display, two keys and a cable at the bottom. */
export function controller(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const display = sheet.fade('#12324a', '#0a1d2e', 'down');
  const bars = [0.2, 0.34, 0.48, 0.62, 0.76].map((at, index) =>
    rect(
      x + width * (0.06 + at * 0.88),
      y + height * (0.34 - index * 0.018),
      width * 0.075,
      height * (0.1 + index * 0.018),
      '#5fd3b0',
      { r: 1.5 },
    ),
  );
  return [
    slab(sheet, whitePolymer, x, y, width, height, 12, 0.6),
    stroke(d`M${x + 12} ${y + 1.5}h${width - 24}`, white, 2.4),
    rect(x + width * 0.14, y + height * 0.16, width * 0.72, height * 0.36, display, { r: 5 }),
    ...bars,
    circle(x + width * 0.3, y + height * 0.68, width * 0.07, '#44b57c'),
    circle(x + width * 0.5, y + height * 0.68, width * 0.07, '#c6ced5'),
    circle(x + width * 0.7, y + height * 0.68, width * 0.07, '#c6ced5'),
    dropMark(x + width / 2, y + height * 0.86, width * 0.13, '#2f7fd1', 0.9),
  ].join('');
}

type Of = DrawingPropsOf<'uv system'>;

/** The lamp indicator: a row of lights, a display or a plain box. */
export function controls(
  sheet: Sheet,
  which: Of['controller'],
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  if (which === 'lights') return controller(sheet, x, y, w, h);
  if (which === 'box') {
    return [
      slab(sheet, blackPolymer, x, y, w, h * 0.8, 8, 0.6),
      ribs(x + w / 2, y + h * 0.14, w * 0.7, h * 0.3, 8, white, 0.2),
      circle(x + w * 0.5, y + h * 0.6, w * 0.07, '#44b57c'),
    ].join('');
  }
  return [
    slab(sheet, whitePolymer, x - w * 0.1, y, w * 1.2, h, 10, 0.6),
    rect(x, y + h * 0.12, w, h * 0.52, '#0e2c43', { r: 5 }),
    lettering('365', x + w / 2, y + h * 0.44, h * 0.22, {
      anchor: 'middle',
      colour: '#8fd8ff',
      weight: 0.14,
    }),
    rect(x + w * 0.14, y + h * 0.53, w * 0.72, h * 0.035, '#5fd3b0', { r: 1.5 }),
    ...[0.26, 0.5, 0.74].map((at) => circle(x + w * at, y + h * 0.81, w * 0.075, '#9fb0bd')),
  ].join('');
}
