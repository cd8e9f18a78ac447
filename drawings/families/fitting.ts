import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import type { Port } from '../../kernel/stages.ts';
import { lighter, white } from '../toolkit/colour.ts';
import { context, overhang } from '../toolkit/extent.ts';
import { inchText } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
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

const { ground, middle: cx } = canvas;

type Look = DrawingPropsOf<'fitting'>;

const materials: Readonly<Record<Look['portsOf'], Material>> = {
  brass,
  stainless: steel,
  polymer: polymer('#3a424a', 0.35),
};

/** BSP threads (ISO 228-1): inches, outside diameter and pitch in millimetres. */
const bspThreads = [
  [0.25, 13.16, 1.337],
  [0.375, 16.66, 1.337],
  [0.5, 20.96, 1.814],
  [0.75, 26.44, 1.814],
  [1, 33.25, 2.309],
  [1.25, 41.91, 2.309],
  [1.5, 47.8, 2.309],
  [2, 59.61, 2.309],
] as const;
function bspThread(inches: number) {
  const [, od, pitch] = bspThreads.find(([size]) => size === inches) ?? [0, inches * 26 + 8, 2.309];
  return { od, pitch };
}

type Span = readonly [from: number, to: number];
/** Width ÷ height of a circle seen slightly from the side. */
const tilt = 0.14;

/** A male thread on its side, with its crests in silhouette. `k` is pixels per millimetre. */
function thread(sheet: Sheet, of: Material, span: Span, cy: number, inches: number, k: number) {
  const [from, to] = span;
  const { od, pitch } = bspThread(inches);
  const r = (od * k) / 2;
  const root = r - pitch * k * 0.64;
  const turns = Math.max(2, Math.round((to - from) / (pitch * k)));
  const half = (to - from) / turns / 2;
  const edge = (way: 1 | -1) =>
    Array.from({ length: turns * 2 + 1 }, (_, at) => {
      const isCrest = at % 2 === (way === 1 ? 0 : 1);
      return d`${from + half * at} ${cy + way * (isCrest ? r : root)}`;
    });
  const shape = `M${[...edge(-1), ...edge(1).reverse()].join('L')}Z`;
  const line = (at: number, y: number) =>
    d`M${from + half * at} ${cy - y}Q${from + half * (at + 0.5) - r * tilt} ${cy} ${from + half * (at + 1)} ${cy + y}`;
  const roots = Array.from({ length: turns - 1 }, (_, turn) => line(turn * 2 + 2, root)).join('');
  const crests = Array.from({ length: turns - 1 }, (_, turn) => line(turn * 2 + 1, root)).join('');
  return [
    path(shape, lying(sheet, of), outline(of)),
    stroke(roots, of.edge, half * 0.5, { 'stroke-opacity': 0.6 }),
    stroke(crests, white, half * 0.3, { 'stroke-opacity': 0.3 }),
  ].join('');
}

/** The open end of a part, with the radii of its rim and its bore. */
const mouth = (of: Material, x: number, cy: number, rim: number, bore: number): string =>
  ellipse(x, cy, rim * tilt, rim, lighter(of.base, 0.2), outline(of)) +
  ellipse(x, cy, bore * tilt, bore, '#11161b');

/** A hexagon on its side, with two of its edges in view. */
const hexagon = (sheet: Sheet, of: Material, [from, to]: Span, cy: number, across: number) =>
  bar(sheet, of, from, cy - across / 2, to - from, across, 5) +
  stroke(d`M${from} ${cy - across / 4}H${to}M${from} ${cy + across / 4}H${to}`, of.edge, 2.4, {
    'stroke-opacity': 0.6,
  });

/** The width of an end in millimetres: a thread, the hexagon around one, or a push-fit collar. */
function endWidth({ inches, end, isFemale }: Port): number {
  if (end !== 'thread') return inches * 25.4 * 2.4;
  return bspThread(inches).od * (isFemale ? 1.3 : 1);
}

/** The size moulded or cast into a body, which sets it apart from the next size. */
const moulded = ({ inches }: Port, cx: number, y: number, colour: string): string =>
  lettering(inchText(inches), cx, y, 34, { anchor: 'middle', colour, fit: 78 });

/** Two ends in true proportions, with a hexagon 1.2 times the largest male thread between them. */
function joiner(sheet: Sheet, of: Material, { form, ports, aspect = 1.3 }: Look): string {
  const one: Port = { inches: 1, end: 'thread' };
  const [left = one, right = form === 'adaptor' ? { ...left, isFemale: true } : left] = ports;
  const isMale = ({ end, isFemale }: Port) => end === 'thread' && !isFemale;
  const males = [left, right].filter(isMale).map(({ inches }) => bspThread(inches).od);
  const hex = Math.max(0, ...males) * 1.2;
  const tall = Math.max(hex, endWidth(left), endWidth(right));
  const k = 660 / (tall * aspect);
  const cy = ground - (tall * k) / 2 - 10;
  const mid = hex > 0 ? 62 : 40;
  const side = (port: Port, [from, to]: Span, isRight: boolean): string => {
    const r = (endWidth(port) * k) / 2;
    const bore = (port.inches * 25.4 * k) / 2;
    if (port.end !== 'thread') {
      const ring = (to - from) * 0.16;
      const [pipe, collet] = [isRight ? to - 4 : from - 96, isRight ? to - ring : from];
      return [
        context(bar(sheet, whitePolymer, pipe, cy - bore, 100, bore * 2)),
        bar(sheet, greyPolymer, collet, cy - r * 0.72, ring, r * 1.44, 6),
        bar(sheet, of, isRight ? from : from + ring, cy - r, to - from - ring, r * 2, 14),
      ].join('');
    }
    const last = isRight ? to - r * tilt : to;
    return [
      isMale(port)
        ? thread(sheet, of, [from, last], cy, port.inches, k)
        : hexagon(sheet, of, [from, last], cy, r * 2),
      isRight ? mouth(of, last, cy, r * 0.93, isMale(port) ? bore * 0.95 : r / 1.3) : '',
    ].join('');
  };
  const waist = Math.min(endWidth(left), endWidth(right)) * k * 0.86;
  return [
    groundShadow(sheet, cx, 560, cy + (tall * k) / 2),
    bar(sheet, of, cx - mid - 6, cy - waist / 2, mid * 2 + 12, waist),
    side(left, [cx - 330, cx - mid], false),
    side(right, [cx + mid, cx + 330], true),
    hex > 0 ? hexagon(sheet, of, [cx - mid, cx + mid], cy, hex * k) : '',
    hex > 0 ? moulded(left, cx, cy + 16, lighter(of.base, 0.45)) : '',
  ].join('');
}

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
    const inches = port?.inches ?? 1;
    const k = 96 / bspThread(inches).od;
    return body + thread(sheet, of, [x + length * 0.56, x + length], cy, inches, k);
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
  return [
    bar(sheet, of, x, cy - 59, length * 0.4, 118),
    hexagon(sheet, of, [x + length * 0.3, x + length], cy, tall),
    rect(x + length - 9, cy - 48, 9, 96, '#1d2227', { r: 2, 'fill-opacity': 0.75 }),
  ].join('');
}

/** Two arms of equal length, each with its own thread. */
function elbow(sheet: Sheet, of: Material, [side, down = side]: Look['ports']): string {
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
  const cy = ground - 290;
  const [left, right = left] = ports;
  const share = (port: Port | undefined) => Math.min(1.9, 1 + (port?.inches ?? 1) * 0.5);
  const side = (port: Port | undefined, way: 0 | 180) => {
    const k = share(port);
    const piece = arm(sheet, 20, 0, reach / k, of, port);
    return place(way === 180 ? turn(piece, 180, [0, 0]) : piece, cx, cy, k);
  };
  const tall = 168 * Math.max(share(left), share(right));
  // The arms get the rest of the stated length.
  const reach = Math.min(300, Math.max(90, (tall * aspect) / 2));
  return [
    groundShadow(sheet, cx, reach * 2, cy + tall * 0.42),
    side(right, 0),
    side(left, 180),
    hex
      ? hexagon(sheet, of, [cx - 46, cx + 46], cy, tall)
      : centred(cx, cy - tall * 0.39, 84, tall * 0.78, lying(sheet, of), { r: 6, ...outline(of) }),
    hex || left === undefined ? '' : moulded(left, cx, cy + 16, of.edge),
    overhang(above),
  ].join('');
}

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
function bush(sheet: Sheet, of: Material, { ports: [outer, inner] }: Look): string {
  const { od } = bspThread(outer?.inches ?? 1);
  const k = 290 / od;
  const half = od * k * 0.6;
  const y = ground - 400;
  const bore = (bspThread(inner?.inches ?? (outer?.inches ?? 1) * 0.75).od * k) / 2;
  return [
    groundShadow(sheet, cx, 300),
    place(turn(thread(sheet, of, [0, 250], 0, outer?.inches ?? 1, k), -90, [0, 0]), cx, ground),
    path(
      d`M${cx - half} ${y + 30}L${cx - half / 2} ${y + 10}H${cx + half / 2}L${cx + half} ${y + 30}V${y + 150}H${cx - half}Z`,
      upright(sheet, of),
      outline(of),
    ),
    stroke(
      d`M${cx - half / 2} ${y + 24}V${y + 150}M${cx + half / 2} ${y + 24}V${y + 150}`,
      of.edge,
      2.4,
      {
        'stroke-opacity': 0.5,
      },
    ),
    ellipse(cx, y + 28, half * 0.86, 36, lighter(of.base, 0.2), outline(of)),
    ellipse(cx, y + 30, bore, bore * 0.26, '#11161b'),
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

export function drawFitting(sheet: Sheet, look: Look): string {
  const { form, ports, portsOf, aspect } = look;
  const of = form === 'pressure valve' ? brass : materials[portsOf];
  const size = Math.min(1.7, 0.96 + (ports[0]?.inches ?? 1) * 0.5);
  const y = ground - 290 - 60 * size;
  const sized = (piece: string) => place(piece, cx, y, size);
  switch (form) {
    case 'ball valve':
      return straight(sheet, of, ports, false, sized(handle(sheet, 0, 0)), aspect);
    case 'check valve':
      return straight(sheet, of, ports, true, arrow(cx, ground - 362), aspect);
    case 'pressure valve':
      return straight(sheet, of, ports, false, sized(bell(sheet, 0, 0)), aspect);
    case 'nipple':
    case 'adaptor':
      return joiner(sheet, of, look);
    case 'coupling':
      return straight(sheet, of, ports, false, ribs(cx, ground - 350, 84, 120, 9), aspect);
    case 'bush':
      return bush(sheet, of, look);
    case 'elbow':
      return elbow(sheet, of, ports);
    case 'tee':
      return tee(sheet, of, aspect);
    case 'saddle':
      return saddle(sheet);
    case 'tube coil':
      return groundShadow(sheet, cx, 330) + tubeCoil(sheet, cx, ground - 240);
  }
}
