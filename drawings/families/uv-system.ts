/** Ultraviolet systems: a steel chamber with its controller, and the filters that go before it. */
import type { Product } from '../../kernel/contract.ts';
import { cartridgeSize, says, specification, stageMedia } from '../product-facts.ts';
import { darker, ink, white } from '../toolkit/colour.ts';
import {
  aluminium,
  blackPolymer,
  chrome,
  face,
  lying,
  outline,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, port, ribs } from '../toolkit/pieces.ts';
import { scale } from '../toolkit/scale.ts';
import { centred, circle, d, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { drawCover } from './cabinet.ts';
import { housingMeasures } from './housing.ts';
import { housingRow } from './system.ts';

const glow = '#8f7bff';

/** An upright steel chamber standing on `ground`, with ports at the side given by `way`. */
export function chamber(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
  way: 1 | -1 = 1,
): string {
  const top = ground - height;
  const body = upright(sheet, steel);
  const collar = upright(sheet, chrome);
  const foot = width * 0.2;
  const brush = ribs(cx, top + width * 0.7, width * 0.98, height - width, 40, ink, 0.05);
  const cap = upright(sheet, blackPolymer);
  const lens = top + height * 0.5;
  return [
    port(sheet, cx + way * (width / 2 - 4), top + height * 0.17, way * 40, 34, chrome),
    port(sheet, cx + way * (width / 2 - 4), top + height * 0.86, way * 40, 34, chrome),
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

/** The controller: a box with a display, two keys and a cable that leaves from below. */
export function controller(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const display = sheet.linear(
    [
      [0, '#12324a'],
      [1, '#0a1d2e'],
    ],
    'down',
  );
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
    rect(x, y, width, height, face(sheet, whitePolymer), { r: 12, ...outline(whitePolymer, 0.6) }),
    stroke(d`M${x + 12} ${y + 1.5}h${width - 24}`, white, 2.4),
    rect(x + width * 0.14, y + height * 0.16, width * 0.72, height * 0.36, display, { r: 5 }),
    ...bars,
    circle(x + width * 0.3, y + height * 0.68, width * 0.07, '#44b57c'),
    circle(x + width * 0.5, y + height * 0.68, width * 0.07, '#c6ced5'),
    circle(x + width * 0.7, y + height * 0.68, width * 0.07, '#c6ced5'),
    dropMark(x + width / 2, y + height * 0.86, width * 0.13, '#2f7fd1', 0.9),
  ].join('');
}

function alone(sheet: Sheet, product: Product): string {
  const { ground } = canvas;
  const height = says(product, /large|commercial/) ? 640 : 580;
  const cx = 345;
  const cable = d`M${cx} ${ground - height + 6}C${cx} ${ground - height - 54} 545 ${ground - height - 20} 545 ${ground - height + 150}`;
  return [
    groundShadow(sheet, cx, 130),
    stroke(cable, '#23282e', 7, { 'stroke-linecap': 'round' }),
    stroke(cable, '#5b646d', 2, { 'stroke-opacity': 0.7, transform: 'translate(-1.4 -1)' }),
    chamber(sheet, cx, ground, 118, height, -1),
    controller(sheet, 478, ground - height + 120, 134, 168),
  ].join('');
}

/** Stages before the lamp: all but the last where the stages are stated, else its named cartridges. */
function housings(product: Product): number {
  const stages = Number(specification(product, 'stages'));
  if (Number.isInteger(stages) && stages > 0) return Math.min(2, stages - 1);
  const filters = product.parts.filter(
    (part) => part.role === 'cartridge' && !/^RL/.test(part.code),
  );
  return filters.length > 0
    ? Math.min(2, filters.length)
    : /^(HYBRID|HR)/.test(product.code)
      ? 2
      : 0;
}

export function drawUvSystem(sheet: Sheet, product: Product): string {
  const count = housings(product);
  const cover = specification(product, 'cover') ?? '';
  if (/AMC/.test(product.code) || (cover !== '' && !/^(no|none|without)/i.test(cover))) {
    const box = count === 2 ? 560 : 460;
    return [
      groundShadow(sheet, canvas.middle, box),
      drawCover(sheet, product, box, 640),
      rect(canvas.middle - 34, canvas.ground - 390, 68, 26, '#10293c', { r: 5 }),
      circle(canvas.middle - 20, canvas.ground - 377, 5, '#5fd3b0'),
      rect(canvas.middle - 8, canvas.ground - 380, 32, 6, '#8fd8ff', { r: 2, 'fill-opacity': 0.8 }),
    ].join('');
  }
  if (count === 0) return alone(sheet, product);
  return together(sheet, product, count);
}

function together(sheet: Sheet, product: Product, count: number): string {
  const size = { ...cartridgeSize(product), diameter: 114 };
  const mm = housingMeasures(size);
  const k = scale.cabinet * (size.length > 400 ? 1 : 1.2);
  const { ground } = canvas;
  const row = (count * mm.width + (count - 1) * 22) * k;
  const width = row + 250 * k;
  const left = canvas.middle - width / 2;
  const rowMiddle = left + row / 2;
  const tall = Math.max(mm.height * k + 60, 470);
  const cx = left + row + 96 * k;
  const top = ground - tall;
  const cy = ground - mm.port * k;
  const media = stageMedia(
    { ...product, specifications: [{ id: 'stages', group: '', label: '', value: count }] },
    count,
  );
  return [
    groundShadow(sheet, canvas.middle, width),
    rect(left - 16, top - 26, width + 44, 96, face(sheet, aluminium), {
      r: 8,
      ...outline(aluminium),
    }),
    rect(left + row - 10, cy - 12, 110 * k, 24, lying(sheet, chrome), outline(chrome)),
    controller(sheet, cx + 74 * k, top + 6, 104 * k, 140 * k),
    stroke(
      d`M${cx} ${top + 30}C${cx} ${top - 14} ${cx + 60 * k} ${top - 20} ${cx + 84 * k} ${top + 14}`,
      '#23282e',
      5,
    ),
    chamber(sheet, cx, ground, 92 * k, tall - 24),
    housingRow(sheet, { media, size, bowl: 'blue', cx: rowMiddle, ground, scale: k }),
  ].join('');
}
