/** Fittings: elbow, tee, nipple, valve, and the plain coupling. */
import type { Product } from '../../kernel/contract.ts';
import { says, words } from '../product-facts.ts';
import {
  blackPolymer,
  bluePolymer,
  brass,
  chrome,
  greyPolymer,
  lying,
  type Material,
  outline,
  polymer,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { canvas, groundShadow, ribs } from '../toolkit/pieces.ts';
import { centred, circle, d, path, rect, stroke, turn } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { coil } from './caravan.ts';

type Shape = 'elbow' | 'tee' | 'nipple' | 'valve' | 'coupling' | 'tube';

export function fittingShape(product: Product): Shape {
  const text = words(product);
  if (/\btube,|\bhose\b|tubing/.test(product.name.toLowerCase())) return 'tube';
  if (/elbow|90 ?°|\bbend\b|clx/.test(text)) return 'elbow';
  if (/\btees?\b|t-piece/.test(text)) return 'tee';
  if (/valve|\btap\b|isolat/.test(text)) return 'valve';
  return /nipple|thread(ed)? adaptor|bush/.test(text) ? 'nipple' : 'coupling';
}

function fittingMaterial(product: Product): Material {
  if (says(product, /brass|bronze/)) return brass;
  if (says(product, /polyprop|black|poly\b/)) return blackPolymer;
  if (says(product, /stainless|chrome|valve/)) return chrome;
  return says(product, /nipple|bush/) ? brass : whitePolymer;
}

/** An arm that runs to the right from (x, cy): body, collar, and a coloured release ring or a thread. */
function arm(
  sheet: Sheet,
  x: number,
  cy: number,
  length: number,
  of: Material,
  threaded = of === brass || of === chrome,
): string {
  const tall = 118;
  const body = rect(x, cy - tall / 2, length * 0.56, tall, lying(sheet, of), outline(of));
  if (threaded) {
    const threads = Array.from(
      { length: 9 },
      (_, at) => d`M${x + length * 0.56 + 5 + at * length * 0.047} ${cy - 46}l5 92`,
    );
    return [
      body,
      rect(x + length * 0.56, cy - 48, length * 0.44, 96, lying(sheet, of), {
        r: 4,
        ...outline(of),
      }),
      stroke(threads.join(''), of.edge, 3, { 'stroke-opacity': 0.55 }),
    ].join('');
  }
  const release = of === blackPolymer ? bluePolymer : greyPolymer;
  return [
    body,
    rect(x + length * 0.5, cy - 70, length * 0.36, 140, lying(sheet, of), {
      r: 10,
      ...outline(of, 0.7),
    }),
    rect(x + length * 0.86, cy - 50, length * 0.14, 100, lying(sheet, release), {
      r: 6,
      ...outline(release),
    }),
    rect(x + length * 0.58, cy - 70, 4, 140, of.edge, { 'fill-opacity': 0.25 }),
  ].join('');
}

function elbow(sheet: Sheet, of: Material): string {
  const { ground } = canvas;
  const [cx, cy] = [330, ground - 320];
  const bend = d`M${cx - 59} ${cy + 70}V${cy - 4}Q${cx - 59} ${cy - 59} ${cx} ${cy - 59}H${cx + 70}V${cy + 59}H${cx + 59}V${cy + 70}Z`;
  return [
    groundShadow(sheet, cx, 150),
    arm(sheet, cx + 58, cy, 250, of),
    turn(arm(sheet, cx + 62, cy, 258, of), 90, [cx, cy]),
    path(bend, sheet.linear(of.turned, 'diagonal'), outline(of)),
  ].join('');
}

function tee(sheet: Sheet, of: Material): string {
  const { ground, middle: cx } = canvas;
  const cy = ground - 320;
  return [
    groundShadow(sheet, cx, 150),
    arm(sheet, cx + 50, cy, 230, of),
    turn(arm(sheet, cx + 50, cy, 230, of), 180, [cx, cy]),
    turn(arm(sheet, cx + 60, cy, 260, of), 90, [cx, cy]),
    rect(cx - 60, cy - 59, 120, 118, lying(sheet, of)),
    rect(cx - 59, cy + 20, 118, 44, upright(sheet, of)),
  ].join('');
}

function straight(sheet: Sheet, of: Material, shape: Shape, name: string): string {
  const { ground, middle: cx } = canvas;
  const cy = ground - 84;
  const top = (x: number, y: number): string => {
    if (/check|non-?return/i.test(name)) return arrow(x, y);
    return /limit|reduc|pressure/i.test(name) ? bell(sheet, x, y) : handle(sheet, x, y);
  };
  const hex = shape === 'nipple';
  const threaded = hex || of === brass || of === chrome;
  const nut = d`M${cx - 46} ${cy - 84}H${cx + 46}V${cy + 84}H${cx - 46}Z`;
  return [
    groundShadow(sheet, cx, 400),
    arm(sheet, cx + 20, cy, 210, of, threaded),
    turn(arm(sheet, cx + 20, cy, 210, of, threaded), 180, [cx, cy]),
    hex
      ? path(nut, lying(sheet, of), outline(of))
      : centred(cx, cy - 64, 70, 128, lying(sheet, of), { r: 6, ...outline(of) }),
    hex
      ? stroke(d`M${cx - 46} ${cy - 34}h92M${cx - 46} ${cy + 38}h92`, of.edge, 2, {
          'stroke-opacity': 0.5,
        })
      : '',
    shape === 'valve' ? top(cx, cy - 64) : '',
  ].join('');
}

/** A check valve shows which way it opens. */
function arrow(cx: number, y: number): string {
  const data = d`M${cx - 24} ${y + 58}h26v-9l24 15l-24 15v-9h-26Z`;
  return path(data, '#2f7fd1', { 'fill-opacity': 0.9 });
}

/** A pressure limiting valve carries its spring in a bell. */
function bell(sheet: Sheet, cx: number, y: number): string {
  const body = d`M${cx - 62} ${y + 6}V${y - 40}Q${cx - 58} ${y - 120} ${cx - 26} ${y - 128}H${cx + 26}Q${cx + 58} ${y - 120} ${cx + 62} ${y - 40}V${y + 6}Z`;
  return [
    path(body, upright(sheet, brass), outline(brass)),
    centred(cx, y - 150, 44, 26, upright(sheet, blackPolymer), { r: 6 }),
    centred(cx, y - 14, 142, 24, upright(sheet, brass), { r: 4, ...outline(brass) }),
    ribs(cx, y - 12, 140, 20, 12),
  ].join('');
}

function handle(sheet: Sheet, cx: number, y: number): string {
  const red = polymer('#c8372d', 0.4);
  return [
    centred(cx, y - 46, 40, 50, upright(sheet, chrome), { r: 4, ...outline(chrome) }),
    circle(cx, y - 52, 26, upright(sheet, chrome), outline(chrome)),
    rect(cx - 30, y - 84, 250, 34, lying(sheet, red), { r: 15, ...outline(red) }),
    ribs(cx + 150, y - 82, 110, 30, 8),
  ].join('');
}

export function drawFitting(sheet: Sheet, product: Product): string {
  const shape = fittingShape(product);
  const of = fittingMaterial(product);
  if (shape === 'tube') {
    const { ground, middle } = canvas;
    return (
      groundShadow(sheet, middle, 330) + coil(middle, ground - 230, 230, polymer('#7fb4dd', 0.7), 5)
    );
  }
  if (shape === 'elbow') return elbow(sheet, of);
  return shape === 'tee' ? tee(sheet, of) : straight(sheet, of, shape, product.name);
}
