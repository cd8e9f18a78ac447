/** Pipe fittings and valves. */

import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import type { Port } from '../../kernel/stages.ts';
import { lighter, white } from '../toolkit/colour.ts';
import { context, overhang } from '../toolkit/extent.ts';
import {
  blackPolymer,
  bluePolymer,
  brass,
  chrome,
  face,
  greyPolymer,
  lying,
  type Material,
  outline,
  polymer,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, circle, d, ellipse, path, place, rect, stroke, turn } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column } from '../toolkit/solids.ts';
import { canvas, groundShadow, ribs, tube } from '../toolkit/svg-parts.ts';

type Look = DrawingPropsOf<'fitting'>;

const materials: Readonly<Record<Look['portsOf'], Material>> = {
  brass,
  stainless: steel,
  polymer: polymer('#3a424a', 0.35),
};

/** An arm to the right of (x, cy): body and collar, then a release ring or a thread. */
function arm(
  sheet: Sheet,
  x: number,
  cy: number,
  length: number,
  of: Material,
  port: Port | undefined = undefined,
): string {
  const tall = 118;
  const threaded = port === undefined ? of === brass || of === steel : port.end === 'thread';
  if (threaded && port?.isFemale) return socket(sheet, x, cy, length, of);
  const body = bar(sheet, of, x, cy - tall / 2, length * 0.56, tall);
  if (threaded) {
    const threads = Array.from(
      { length: 9 },
      (_, at) => d`M${x + length * 0.56 + 5 + at * length * 0.047} ${cy - 46}l5 92`,
    );
    return [
      body,
      bar(sheet, of, x + length * 0.56, cy - 48, length * 0.44, 96, 4),
      stroke(threads.join(''), of.edge, 3, { 'stroke-opacity': 0.55 }),
    ].join('');
  }
  const release = of === blackPolymer ? bluePolymer : greyPolymer;
  return [
    body,
    bar(sheet, of, x + length * 0.5, cy - 70, length * 0.36, 140, 10, 0.7),
    bar(sheet, release, x + length * 0.86, cy - 50, length * 0.14, 100, 6),
    rect(x + length * 0.58, cy - 70, 4, 140, of.edge, { 'fill-opacity': 0.25 }),
  ].join('');
}

/** A female thread: a hexagon with a dark mouth. */
function socket(sheet: Sheet, x: number, cy: number, length: number, of: Material): string {
  const tall = 150;
  const hex = bar(sheet, of, x + length * 0.3, cy - tall / 2, length * 0.7, tall, 5);
  const edges = d`M${x + length * 0.3} ${cy - tall * 0.2}h${length * 0.7}M${x + length * 0.3} ${cy + tall * 0.22}h${length * 0.7}`;
  return [
    bar(sheet, of, x, cy - 59, length * 0.4, 118),
    hex,
    stroke(edges, of.edge, 2.4, { 'stroke-opacity': 0.5 }),
    rect(x + length - 9, cy - 48, 9, 96, '#1d2227', { r: 2, 'fill-opacity': 0.75 }),
  ].join('');
}

/** Two arms of equal length, each with its own thread. */
function elbow(sheet: Sheet, of: Material, [side, down = side]: Look['ports']): string {
  const { ground } = canvas;
  const [cx, cy] = [330, ground - 320];
  const bend = d`M${cx - 59} ${cy + 70}V${cy - 4}Q${cx - 59} ${cy - 59} ${cx} ${cy - 59}H${cx + 70}V${cy + 59}H${cx + 59}V${cy + 70}Z`;
  return [
    groundShadow(sheet, cx, 150),
    arm(sheet, cx + 60, cy, 254, of, side),
    turn(arm(sheet, cx + 60, cy, 254, of, down), 90, [cx, cy]),
    path(bend, sheet.linear('diagonal', ...of.turned), outline(of)),
  ].join('');
}

function tee(sheet: Sheet, of: Material, aspect = 4): string {
  const reach = Math.max(90, 70 * aspect - 50);
  const { ground, middle: cx } = canvas;
  const cy = ground - 320;
  return [
    groundShadow(sheet, cx, 150),
    arm(sheet, cx + 50, cy, reach, of),
    turn(arm(sheet, cx + 50, cy, reach, of), 180, [cx, cy]),
    overhang(turn(arm(sheet, cx + 60, cy, reach, of), 90, [cx, cy])),
    rect(cx - 60, cy - 59, 120, 118, lying(sheet, of)),
    rect(cx - 59, cy + 20, 118, 44, upright(sheet, of)),
  ].join('');
}

/** A body between two arms as thick as their threads. `above` is drawn on top of it. */
function straight(
  sheet: Sheet,
  of: Material,
  ports: Look['ports'],
  hex: boolean,
  above: string,
  aspect = 3,
): string {
  const { ground, middle: cx } = canvas;
  const cy = ground - 290;
  const [left, right = left] = ports;
  const share = (port: Port | undefined) => Math.min(1.9, 1 + (port?.inches ?? 1) * 0.5);
  const side = (port: Port | undefined, way: 0 | 180) => {
    const k = share(port);
    const piece = arm(sheet, 20, 0, reach / k, of, port);
    return place(way === 180 ? turn(piece, 180, [0, 0]) : piece, cx, cy, k);
  };
  const tall = 168 * Math.max(share(left), share(right));
  // The arms get what's left of the stated length.
  const reach = Math.min(300, Math.max(90, (tall * aspect) / 2));
  const nut = d`M${cx - 46} ${cy - tall / 2}H${cx + 46}V${cy + tall / 2}H${cx - 46}Z`;
  return [
    groundShadow(sheet, cx, reach * 2, cy + tall * 0.42),
    side(right, 0),
    side(left, 180),
    hex
      ? path(nut, lying(sheet, of), outline(of)) +
        stroke(d`M${cx - 46} ${cy - tall * 0.2}h92M${cx - 46} ${cy + tall * 0.22}h92`, of.edge, 2, {
          'stroke-opacity': 0.5,
        })
      : centred(cx, cy - tall * 0.39, 84, tall * 0.78, lying(sheet, of), { r: 6, ...outline(of) }),
    overhang(above),
  ].join('');
}

/** The arrow on a check valve. */
function arrow(cx: number, y: number): string {
  const data = d`M${cx - 24} ${y + 58}h26v-9l24 15l-24 15v-9h-26Z`;
  return path(data, '#2f7fd1', { 'fill-opacity': 0.9 });
}

/** The spring housing of a pressure limiting valve. */
function bell(sheet: Sheet, cx: number, y: number): string {
  const body = d`M${cx - 62} ${y + 6}V${y - 40}Q${cx - 58} ${y - 120} ${cx - 26} ${y - 128}H${cx + 26}Q${cx + 58} ${y - 120} ${cx + 62} ${y - 40}V${y + 6}Z`;
  return [
    path(body, upright(sheet, brass), outline(brass)),
    centred(cx, y - 150, 44, 26, upright(sheet, blackPolymer), { r: 6 }),
    column(sheet, brass, cx, y - 14, 142, 24, 4),
    ribs(cx, y - 12, 140, 20, 12),
  ].join('');
}

function handle(sheet: Sheet, cx: number, y: number): string {
  const red = polymer('#c8372d', 0.4);
  return [
    column(sheet, chrome, cx, y - 46, 40, 50, 4),
    circle(cx, y - 52, 26, upright(sheet, chrome), outline(chrome)),
    bar(sheet, red, cx - 30, y - 84, 250, 34, 15),
    ribs(cx + 150, y - 82, 110, 30, 8),
  ].join('');
}

/** A clamp on a waste pipe, with a port for the tube. */
function saddle(sheet: Sheet): string {
  const { ground, middle: cx } = canvas;
  const cy = ground - 230;
  const pipe = polymer('#e6e9ec', 0.7);
  const of = blackPolymer;
  const bolt = (x: number) =>
    column(sheet, steel, x, cy - 186, 36, 372, 6) +
    centred(x, cy - 196, 62, 30, lying(sheet, steel), { r: 5, ...outline(steel) });
  return [
    groundShadow(sheet, cx, 420, ground - 48),
    context(bar(sheet, pipe, 130, cy - 96, 540, 192)),
    bolt(cx - 170),
    bolt(cx + 170),
    path(
      d`M${cx - 220} ${cy - 150}H${cx + 220}V${cy - 96}H${cx + 120}V${cy + 96}H${cx + 220}V${cy + 150}H${cx - 220}V${cy + 96}H${cx - 120}V${cy - 96}H${cx - 220}Z`,
      upright(sheet, of),
      outline(of),
    ),
    column(sheet, of, cx, cy - 250, 66, 110, 6),
    column(sheet, bluePolymer, cx, cy - 282, 84, 44, 8),
    context(
      tube(
        d`M${cx} ${cy - 280}V${cy - 330}Q${cx} ${cy - 390} ${cx + 60} ${cy - 390}H620`,
        26,
        polymer('#7fb4dd', 0.7),
      ),
    ),
  ].join('');
}

/** A bush: a hexagon with a large thread outside and a small one inside. */
function bush(sheet: Sheet, of: Material): string {
  const { ground, middle: cx } = canvas;
  const y = ground - 400;
  const threads = Array.from({ length: 8 }, (_, at) => d`M${cx - 128} ${y + 176 + at * 26}l256 12`);
  return [
    groundShadow(sheet, cx, 300),
    column(sheet, of, cx, y + 150, 250, 250, 8),
    stroke(threads.join(''), of.edge, 4, { 'stroke-opacity': 0.6 }),
    path(
      d`M${cx - 180} ${y + 30}L${cx - 90} ${y + 10}H${cx + 90}L${cx + 180} ${y + 30}V${y + 150}H${cx - 180}Z`,
      upright(sheet, of),
      outline(of),
    ),
    stroke(d`M${cx - 90} ${y + 24}V${y + 150}M${cx + 90} ${y + 24}V${y + 150}`, of.edge, 2.4, {
      'stroke-opacity': 0.5,
    }),
    ellipse(cx, y + 22, 118, 36, lighter(of.base, 0.2), outline(of)),
    ellipse(cx, y + 24, 88, 26, '#11161b'),
    stroke(
      d`M${cx - 84} ${y + 26}q84 34 168 0M${cx - 78} ${y + 34}q78 30 156 0`,
      lighter(of.base, 0.35),
      2.4,
    ),
  ].join('');
}

/** A coil of three turns, tied in three places, with one loose end. */
function tubeCoil(sheet: Sheet, cx: number, cy: number): string {
  const [outer, pitch, turns] = [240, 28, 3];
  const of = whitePolymer;
  const at = (turn: number) => outer - pitch * (turn + 0.5);
  const middle = outer - (pitch * turns) / 2;
  const seams = Array.from({ length: turns - 1 }, (_, turn) =>
    circle(cx, cy, outer - pitch * (turn + 1), 'none', { stroke: '#a3b0bb', 'stroke-width': 3 }),
  );
  const light = (turn: number) => {
    const r = at(turn);
    return d`M${cx - 2} ${cy - r}A${r} ${r} 0 1 1 ${cx - 2.1} ${cy - r}Z`;
  };
  const lights = stroke(
    Array.from({ length: turns }, (_, turn) => light(turn)).join(''),
    white,
    pitch * 0.36,
  );
  const tie = (angle: number) =>
    centred(cx, cy - outer - 5, 20, pitch * turns + 10, face(sheet, bluePolymer), {
      r: 5,
      ...outline(bluePolymer),
      transform: `rotate(${angle} ${cx} ${cy})`,
    });
  return [
    circle(cx, cy, middle, 'none', { stroke: '#8896a3', 'stroke-width': pitch * turns }),
    circle(cx, cy, middle, 'none', { stroke: '#d7dee4', 'stroke-width': pitch * turns - 4 }),
    lights,
    ...seams,
    overhang(
      tube(
        d`M${cx} ${cy - outer + pitch / 2}C${cx + 110} ${cy - outer + pitch / 2} ${cx + 190} ${cy - outer + 34} ${cx + 262} ${cy - outer - 34}`,
        pitch,
        of,
      ),
    ),
    ...[2, 122, 242].map(tie),
  ].join('');
}

export function drawFitting(sheet: Sheet, { form, ports, portsOf, aspect }: Look): string {
  const of = form === 'pressure valve' ? brass : materials[portsOf];
  const { ground, middle } = canvas;
  const size = Math.min(1.7, 0.96 + (ports[0]?.inches ?? 1) * 0.5);
  const y = ground - 290 - 60 * size;
  const sized = (piece: string) => place(piece, middle, y, size);
  switch (form) {
    case 'ball valve':
      return straight(sheet, of, ports, false, sized(handle(sheet, 0, 0)), aspect);
    case 'check valve':
      return straight(sheet, of, ports, true, arrow(middle, ground - 362), aspect);
    case 'pressure valve':
      return straight(sheet, of, ports, false, sized(bell(sheet, 0, 0)), aspect);
    case 'nipple':
      return straight(sheet, of, ports, true, '', aspect);
    case 'coupling':
      return straight(sheet, of, ports, false, ribs(middle, ground - 350, 84, 120, 9), aspect);
    case 'adaptor':
      return straight(sheet, of, ports, false, '', aspect);
    case 'bush':
      return bush(sheet, of);
    case 'elbow':
      return elbow(sheet, of, ports);
    case 'tee':
      return tee(sheet, of, aspect);
    case 'saddle':
      return saddle(sheet);
    case 'tube coil':
      return groundShadow(sheet, middle, 330) + tubeCoil(sheet, middle, ground - 240);
  }
}
