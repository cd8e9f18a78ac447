/** Taps: swan necks and square necks, in their finish. */
import type { Finish, Product } from '../../kernel/contract.ts';
import { cartridgeMedia, says } from '../product-facts.ts';
import {
  chrome,
  face,
  finishMaterial,
  lying,
  type Material,
  outline,
  upright,
} from '../toolkit/materials.ts';
import { canvas, groundShadow, tube } from '../toolkit/pieces.ts';
import { scale } from '../toolkit/scale.ts';
import { centred, d, ellipse, rect, turn } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { canister } from './cartridge.ts';

export type Neck = 'swan' | 'square' | 'low';
export type TapShape = {
  readonly neck: Neck;
  /** Levers: the mixer's on the right, the filtered water's on the left. */
  readonly levers: 1 | 2;
  readonly slim: boolean;
};

export const tapMaterial = (finish: Finish | undefined): Material => finishMaterial(finish, chrome);

function neckLine(
  neck: Neck,
  cx: number,
  y: number,
  rise: number,
  reach: number,
  drop: number,
): string {
  const end = cx - reach;
  if (neck === 'square') {
    const r = 34;
    return d`M${cx} ${y}V${y - rise + r}Q${cx} ${y - rise} ${cx - r} ${y - rise}H${end + r}Q${end} ${y - rise} ${end} ${y - rise + r}V${y - rise + drop}`;
  }
  if (neck === 'low') {
    return d`M${cx} ${y}V${y - rise * 0.42}C${cx} ${y - rise * 0.78} ${cx - reach * 0.2} ${y - rise * 0.82} ${end} ${y - rise * 0.62}`;
  }
  const r = reach / 2;
  return d`M${cx} ${y}V${y - rise + r}A${r} ${r} 0 0 0 ${end} ${y - rise + r}V${y - rise + drop + r * 0.6}`;
}

/** A tap standing on `ground` with its body's middle at `cx`; drawn at the taps' scale × `k`. */
export function tap(
  sheet: Sheet,
  of: Material,
  shape: TapShape,
  cx: number,
  ground: number,
  k = 1,
): string {
  const s = scale.tap * k;
  const body = (shape.slim ? 34 : 48) * s;
  const tall = (shape.slim ? 74 : 128) * s;
  const pipe = (shape.slim ? 15 : 25) * s;
  const rise = (shape.slim ? 230 : 250) * s;
  const reach = (shape.slim ? 150 : 195) * s;
  const top = ground - tall;
  const round = upright(sheet, of);
  const line = neckLine(shape.neck, cx, top + 6, rise, reach, 78 * s);
  const tipY =
    shape.neck === 'low'
      ? top + 6 - rise * 0.62
      : top + 6 - rise + 78 * s + (shape.neck === 'swan' ? reach * 0.3 : 0);
  const tip =
    shape.neck === 'low'
      ? ellipse(cx - reach, tipY + 4 * s, pipe * 0.46, pipe * 0.52, of.edge)
      : centred(cx - reach, tipY - 15 * s, pipe * 1.14, 19 * s, round, { r: 3, ...outline(of) }) +
        centred(cx - reach, tipY + 3 * s, pipe * 0.8, 4 * s, '#2a3036', { r: 2 });
  return [
    tube(line, pipe, of),
    tip,
    centred(cx, top - 4 * s, pipe * 1.3, 10 * s, round, { r: 3, ...outline(of) }),
    lever(sheet, of, cx, top + tall * 0.42, body, s, 1, shape.slim),
    shape.levers === 2 ? lever(sheet, of, cx, top + tall * 0.42, body, s, -1, true) : '',
    centred(cx, top, body, tall, round, { r: 5 * s, ...outline(of) }),
    centred(cx, ground - 9 * s, body * 1.3, 9 * s, round, { r: 3 * s, ...outline(of) }),
  ].join('');
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
    rect(Math.min(stem, end), cy - hub / 2, Math.abs(end - stem), hub, lying(sheet, of), {
      r: 3 * s,
      ...outline(of),
    }),
    turn(
      centred(end - way * 5 * s, cy - arm, thick * 0.52, arm, face(sheet, of), {
        r: thick * 0.26,
        ...outline(of),
      }),
      way * 22,
      [end - way * 5 * s, cy],
    ),
  ].join('');
}

function neckOf(product: Product): Neck {
  if (says(product, /square|cube|angular/)) return 'square';
  return says(product, /low|curved|arc\b/) ? 'low' : 'swan';
}

const withFilter = (product: Product): boolean =>
  product.parts.some((part) => part.role === 'cartridge') ||
  says(product, /\bkit\b|with (a )?(water )?filter/);

export function drawMixerTap(sheet: Sheet, product: Product): string {
  const of = tapMaterial(product.finishes[0]);
  const set = withFilter(product);
  const cx = set ? 470 : 500;
  const { ground } = canvas;
  const filter = [
    groundShadow(sheet, 640, 116),
    canister(
      sheet,
      product.parts[0] ? cartridgeMedia({ ...product, code: product.parts[0].code }) : 'carbon',
      640,
      ground - 350,
      350,
      112,
    ),
  ];
  return [
    groundShadow(sheet, cx - (set ? 40 : 0), 110),
    ...(set ? filter : []),
    tap(sheet, of, { neck: neckOf(product), levers: 2, slim: false }, cx - (set ? 40 : 0), ground),
  ].join('');
}

export function drawFilterTap(sheet: Sheet, product: Product): string {
  const cx = 480;
  return (
    groundShadow(sheet, cx, 80) +
    tap(
      sheet,
      tapMaterial(product.finishes[0]),
      { neck: neckOf(product), levers: 1, slim: true },
      cx,
      canvas.ground,
      1.2,
    )
  );
}
