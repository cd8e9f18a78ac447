/** A filter housing: white head, threaded collar, and a bowl that shows its cartridge. */
import type { Product } from '../../kernel/contract.ts';
import { type CartridgeSize, cartridgeSize, type Media, says } from '../product-facts.ts';
import { ink, white } from '../toolkit/colour.ts';
import { bluePolymer, brass, outline, steel, upright, whitePolymer } from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, port, ribs } from '../toolkit/pieces.ts';
import { scale } from '../toolkit/scale.ts';
import { centred, circle, d, path, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { cartridge } from './cartridge.ts';

export type Bowl = 'clear' | 'blue' | 'white' | 'steel';
export type Housing = {
  readonly cx: number;
  readonly ground: number;
  /** Pixels for a millimetre. */
  readonly scale: number;
  readonly size: CartridgeSize;
  readonly bowl: Bowl;
  readonly media?: Media;
};

/** Outer measures in millimetres. */
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
    /** Middle of the ports above the foot. */
    port: bowl + collar + head * 0.5,
    portHeight: wide ? 44 : 32,
  };
}

const tints: Readonly<
  Record<Bowl, { readonly tint: string; readonly edge: number; readonly middle: number }>
> = {
  clear: { tint: '#5f93b8', edge: 0.5, middle: 0.1 },
  blue: { tint: '#1453a3', edge: 0.84, middle: 0.27 },
  white: { tint: '#eef1f4', edge: 1, middle: 1 },
  steel: { tint: '#bcc3c9', edge: 1, middle: 1 },
};

function bowlShape(cx: number, top: number, bottom: number, width: number): string {
  const low = width * 0.92;
  const r = width * 0.15;
  return d`M${cx - width / 2} ${top}H${cx + width / 2}L${cx + low / 2} ${bottom - r}Q${cx + low / 2} ${bottom} ${cx + low / 2 - r} ${bottom}H${cx - low / 2 + r}Q${cx - low / 2} ${bottom} ${cx - low / 2} ${bottom - r}Z`;
}

export function housing(
  sheet: Sheet,
  { cx, ground, scale: k, size, bowl, media }: Housing,
): string {
  const mm = housingMeasures(size);
  const top = ground - mm.height * k;
  const collarTop = top + mm.head * k;
  const bowlTop = collarTop + mm.collar * k;
  const w = mm.width * k;
  const bw = mm.bowlWidth * k;
  const shape = bowlShape(cx, bowlTop - 4, ground, bw);
  const { tint, edge, middle } = tints[bowl];
  const glass = sheet.linear([
    [0, tint, edge],
    [0.1, tint, edge * 0.7],
    [0.24, tint, middle],
    [0.62, tint, middle],
    [0.9, tint, edge * 0.75],
    [1, tint, edge],
  ]);
  const solid = upright(sheet, bowl === 'steel' ? steel : whitePolymer);
  const back = sheet.linear([
    [0, bowl === 'blue' ? '#0d3c7c' : '#a9c6d8', 0.9],
    [0.5, bowl === 'blue' ? '#3f86cf' : '#e3eef5', 0.9],
    [1, bowl === 'blue' ? '#0b3470' : '#98b7cb', 0.9],
  ]);
  const inside = cartridge(
    sheet,
    media ?? 'carbon',
    cx,
    ground - 16 * k,
    size.length * k,
    Math.min(size.diameter, mm.bowlWidth * 0.72) * k,
  );
  const streak = (at: number, wide: number, opacity: number) =>
    centred(cx + bw * at, bowlTop + 10, bw * wide, mm.bowl * k * 0.86, white, {
      r: bw * wide * 0.5,
      'fill-opacity': opacity,
    });
  const transparent = [
    path(shape, back),
    inside,
    path(shape, glass),
    streak(-0.33, 0.055, 0.5),
    streak(-0.24, 0.02, 0.32),
    streak(0.4, 0.02, 0.24),
  ];
  const opaque = [path(shape, solid)];
  const rim = bowl === 'white' ? whitePolymer : bowl === 'blue' ? bluePolymer : { edge: '#4d7f9f' };
  const collar = bowl === 'blue' ? bluePolymer : bowl === 'steel' ? steel : whitePolymer;
  return [
    ...(bowl === 'white' || bowl === 'steel' ? opaque : transparent),
    stroke(shape, rim.edge, 1.4, { 'stroke-opacity': 0.65 }),
    stroke(d`M${cx - bw * 0.45} ${ground - 12 * k}h${bw * 0.9}`, rim.edge, 1.2, {
      'stroke-opacity': 0.4,
    }),
    ribs(cx, ground - 11 * k, bw * 0.86, 9 * k, 16, ink, 0.22),
    centred(cx, collarTop - 1, w, mm.collar * k, upright(sheet, collar), {
      r: 5 * k,
      ...outline(collar),
    }),
    ribs(cx, collarTop + 3, w * 0.98, mm.collar * k - 8, 26, ink, 0.2),
    head(sheet, cx, top, w, mm.head * k),
  ].join('');
}

/** The cap with its rounded shoulders, the vent button and the mark. */
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

export function bowlOf(product: Product): Bowl {
  if (says(product, /\bclear\b|transparent/)) return 'clear';
  if (says(product, /stainless/)) return 'steel';
  if (says(product, /white bowl|opaque/)) return 'white';
  if (product.type === 'housing' && cartridgeSize(product).diameter < 90) return 'white';
  return product.installation === 'whole house' || cartridgeSize(product).diameter > 90
    ? 'blue'
    : 'clear';
}

/** A housing sold by itself: ports on both sides, and a cartridge to show what goes into it. */
export function drawHousing(sheet: Sheet, product: Product): string {
  const size = cartridgeSize(product);
  const k = scale.housing;
  const mm = housingMeasures(size);
  const { middle: cx, ground } = canvas;
  const cy = ground - mm.port * k;
  const reach = (mm.width / 2 - 8) * k;
  return [
    groundShadow(sheet, cx, mm.width * k),
    port(sheet, cx - reach, cy, -44 * k, mm.portHeight * k, brass),
    port(sheet, cx + reach, cy, 44 * k, mm.portHeight * k, brass),
    housing(sheet, { cx, ground, scale: k, size, bowl: bowlOf(product), media: 'pleated' }),
  ].join('');
}
