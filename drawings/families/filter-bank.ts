/** Filters below one manifold, with an optional lamp at the end. */
import type { DrawingPropsOf, FilterOutside } from '../../kernel/drawing-traits.ts';
import { ink } from '../toolkit/colour.ts';
import { band } from '../toolkit/label.ts';
import {
  aluminium,
  chrome,
  greyPolymer,
  outline,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { circle, rect } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, centredSlab, column } from '../toolkit/solids.ts';
import { canister } from './cartridge.ts';
import { housing } from './housing.ts';

type Bank = {
  readonly stages: readonly FilterOutside[];
  readonly cx: number;
  readonly ground: number;
  /** Pixels per millimetre. */
  readonly k: number;
  readonly label: string;
  readonly line?: string;
  /** The length of a canister, or of the cartridge in a housing, in millimetres. */
  readonly length?: number;
  readonly bowl?: 'clear' | 'blue' | 'white' | 'steel';
  readonly lamps?: number;
  readonly mount?: DrawingPropsOf<'undersink system'>['mount'];
};

/** Millimetres between filters, and the manifold's height. */
const pitch = 104;
export const headTall = 62;
/** The size of a bank in millimetres. */
export const bankWidth = (count: number): number => pitch * count + 16;
export const bankHeight = (length: number): number => length + headTall + 64;

/** Canisters and slim housings below a white manifold with the code on it. */
export function filterBank(sheet: Sheet, bank: Bank): string {
  const {
    stages,
    cx,
    ground,
    k,
    label,
    line,
    length = 285,
    bowl = 'clear',
    lamps = 0,
    mount = 'plate',
  } = bank;
  const count = stages.length + lamps;
  const first = cx - (pitch * k * (count - 1)) / 2;
  const top = ground - (length + 34) * k;
  const width = bankWidth(count) * k;
  const left = cx - width / 2;
  const manifold = headTall * k;
  const plate = 58 * k;
  const screw = (x: number) => circle(x, top - manifold - 14 * k, 4, ink, { 'fill-opacity': 0.4 });
  const frame = (x: number) =>
    rect(
      x,
      top - manifold - 20 * k,
      16,
      ground - top + manifold + 20 * k,
      upright(sheet, greyPolymer),
      outline(greyPolymer),
    ) + bar(sheet, greyPolymer, x - 18, ground - 12, 52, 12, 4);
  return [
    mount === 'stand' ? frame(left - 12) + frame(left + width - 4) : '',
    ...(mount === 'bracket' ? [left + 30 * k, left + width - 30 * k] : [cx]).map((x) =>
      centredSlab(
        sheet,
        aluminium,
        x,
        top - manifold - 32 * k,
        mount === 'bracket' ? 44 * k : width + 20,
        plate,
        6,
      ),
    ),
    screw(left + 4),
    screw(left + width - 4),
    ...Array.from({ length: lamps }, (_, at) =>
      smallChamber(
        sheet,
        first + pitch * k * (stages.length + at),
        top - 20 * k,
        length * k + 24,
        62 * k,
      ),
    ),
    ...stages.map(({ media, twist }, at) => {
      const x = first + pitch * k * at;
      if (twist) return canister(sheet, media, x, top - 22 * k, (length + 22) * k, 84 * k);
      const size = { length: length - 20, diameter: 64 };
      return housing(sheet, {
        cx: x,
        ground: top + (length + 20) * k,
        scale: k * 0.78,
        size,
        bowl,
        media,
      });
    }),
    bar(sheet, whitePolymer, left, top - manifold, width, manifold, 14 * k, 0.7),
    ...Array.from({ length: count }, (_, at) =>
      column(sheet, greyPolymer, first + pitch * k * at, top - 8 * k, 66 * k, 14 * k, 3),
    ),
    band(cx, top - manifold * 0.56, width * 0.92, Math.min(46 * k, 60), { code: label, line }),
  ].join('');
}

/** A short steel chamber with a dark cap and a lit indicator. */
export function smallChamber(
  sheet: Sheet,
  cx: number,
  top: number,
  height: number,
  width: number,
): string {
  return [
    column(sheet, steel, cx, top, width, height, 6),
    column(sheet, chrome, cx, top + height - 30, width * 1.08, 30, 5),
    column(sheet, chrome, cx, top + 24, width * 1.06, 10),
    circle(cx, top + height * 0.48, width * 0.19, '#3a2f86'),
    circle(cx, top + height * 0.48, width * 0.12, '#b9adff'),
  ].join('');
}
