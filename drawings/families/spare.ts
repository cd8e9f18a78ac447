/** Spare parts: o-rings, spanners, brackets, gauges, controllers, lids. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { ink, white } from '../toolkit/colour.ts';
import { context, overhang } from '../toolkit/extent.ts';
import { lettering } from '../toolkit/lettering.ts';
import {
  aluminium,
  blackPolymer,
  bluePolymer,
  face,
  outline,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, circle, d, path, place, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { column, slab } from '../toolkit/solids.ts';
import { canvas, dropMark, gauge, groundShadow, ribs } from '../toolkit/svg-parts.ts';
import { controller } from './chamber.ts';
import { portMetal } from './housing.ts';
import { assemblies } from './spare-assembly.ts';
import { drainedTray, roundTray } from './sparkling.ts';
import { drawSleeve } from './tubes.ts';

const { ground, middle: cx } = canvas;

type Of = DrawingPropsOf<'spare'>;

function ring(cx: number, cy: number, r: number, thick: number): string {
  const edge = (width: number, colour: string, opacity: number, shift: number) =>
    circle(cx - shift, cy - shift, r, 'none', {
      stroke: colour,
      'stroke-width': width,
      'stroke-opacity': opacity,
    });
  return (
    edge(thick, '#15181b', 1, 0) +
    edge(thick * 0.62, '#2f353b', 1, 1) +
    edge(thick * 0.2, '#8d979f', 0.75, thick * 0.14)
  );
}

/** One ring. Rings have cords of one thickness, so a larger ring looks thinner. */
function oring(sheet: Sheet, { measures }: Of): string {
  const thick = Math.min(70, Math.max(16, 3600 / (measures.diameter ?? 86)));
  return [groundShadow(sheet, 400, 380), ring(400, ground - 290, 262, thick)].join('');
}

/** Rings of several sizes. */
function sealKit(sheet: Sheet): string {
  return [
    groundShadow(sheet, 360, 300),
    groundShadow(sheet, 606, 90),
    ring(330, ground - 180, 160, 24),
    context([
      ring(560, ground - 110, 92, 22),
      rect(630, ground - 250, 80, 180, '#eef1f4', { r: 10, ...outline(aluminium) }),
      rect(646, ground - 70, 48, 50, '#2064ad', { r: 6 }),
    ]),
  ].join('');
}

/** A housing spanner: an open ring with lugs and a ribbed handle. */
function spanner(sheet: Sheet, { measures }: Of): string {
  const [cx, cy] = [330, ground - 240];
  const fill = face(sheet, bluePolymer);
  // The ring fits the housing and the handle never changes, so a wide spanner has a larger ring.
  const k = Math.min(1.2, 0.58 + (measures.diameter ?? 92) / 270);
  const lugs = [20, 70, 120, 170, 220, 290, 340].map((angle) =>
    rect(-13, -142, 26, 24, fill, { r: 5, transform: `rotate(${angle})` }),
  );
  const grip = Array.from({ length: 5 }, (_, at) => d`M${cx + 250 + at * 26} ${cy - 20}v40`);
  const handle = d`M${cx + 150} ${cy - 34}L${cx + 220} ${cy - 36}H${cx + 390}Q${cx + 424} ${cy} ${cx + 390} ${cy + 36}H${cx + 220}L${cx + 150} ${cy + 34}Z`;
  return [
    groundShadow(sheet, cx, 330, cy + 196 * k),
    overhang([
      path(handle, fill, outline(bluePolymer)),
      stroke(grip.join(''), ink, 7, { 'stroke-opacity': 0.25, 'stroke-linecap': 'round' }),
      circle(cx + 388, cy, 11, white, { 'fill-opacity': 0.9 }),
    ]),
    place(
      [
        circle(0, 0, 168, 'none', { stroke: bluePolymer.edge, 'stroke-width': 58 }),
        circle(0, 0, 168, 'none', { stroke: fill, 'stroke-width': 55 }),
        circle(-3, -3, 186, 'none', { stroke: white, 'stroke-width': 3, 'stroke-opacity': 0.4 }),
        ...lugs,
      ],
      cx + 150 - 168 * k,
      cy,
      k,
    ),
  ].join('');
}

function bracket(sheet: Sheet, { measures }: Of): string {
  const y = ground - 300;
  const fill = face(sheet, aluminium);
  const slot = (x: number, at: number) =>
    rect(x - 20, at, 40, 15, ink, { r: 7.5, 'fill-opacity': 0.55 });
  const wide = measures.width ?? 190;
  const single = wide < 300;
  const half = single ? 190 : 310;
  const sockets = (single ? [cx] : [cx - 150, cx + 150]).map(
    (x) =>
      circle(x, y + 190, 58, ink, { 'fill-opacity': 0.1 }) +
      circle(x, y + 190, 40, '#ffffff', { stroke: aluminium.edge, 'stroke-width': 3 }) +
      [0, 90, 180, 270]
        .map((a) =>
          circle(x, y + 137, 6.5, ink, {
            'fill-opacity': 0.55,
            transform: `rotate(${a + 45} ${x} ${y + 190})`,
          }),
        )
        .join(''),
  );
  return [
    groundShadow(sheet, cx, half * 2),
    rect(cx - half, y, half * 2, 110, fill, { r: 10, ...outline(aluminium, 0.8) }),
    slot(cx - half + 60, y + 28),
    slot(cx + half - 60, y + 28),
    single ? '' : slot(cx, y + 28),
    slab(sheet, aluminium, cx - half, y + 92, half * 2, 208, 10, 0.8),
    rect(cx - half + 2, y + 90, half * 2 - 4, 8, white, { 'fill-opacity': 0.75 }),
    rect(cx - half + 2, y + 98, half * 2 - 4, 5, ink, { 'fill-opacity': 0.2 }),
    ...sockets,
  ].join('');
}

/** A spare part without its own drawing, packed in a clear bag with a printed card. */
function packet(sheet: Sheet, { label, pack }: Of): string {
  const top = ground - 560;
  const bag = sheet.linear(
    'diagonal',
    [0, '#dfe8ee', 0.9],
    [0.45, '#f7fafb', 0.9],
    [1, '#cfdae2', 0.9],
  );
  return [
    groundShadow(sheet, cx, 330),
    centred(cx, top + 130, 380, 430, bag, { r: 10, ...outline(aluminium, 0.9) }),
    centred(cx, top + 540, 380, 5, ink, { 'fill-opacity': 0.12 }),
    path(
      d`M${cx - 120} ${top + 250}L${cx - 60} ${top + 480}M${cx + 130} ${top + 220}L${cx + 96} ${top + 360}`,
      'none',
      { stroke: white, 'stroke-width': 10, 'stroke-linecap': 'round' },
    ),
    centred(cx, top, 400, 176, face(sheet, whitePolymer), { r: 8, ...outline(aluminium, 0.8) }),
    centred(cx, top, 400, 16, '#2f7fd1', { r: 4 }),
    centred(cx, top + 30, 76, 20, '#dde3e8', { r: 10, ...outline(aluminium, 0.8) }),
    dropMark(cx - 130, top + 110, 56, '#2f7fd1'),
    lettering(label, cx - 84, top + 108, 28, { weight: 0.15, fit: 250 }),
    lettering(pack ?? '', cx - 84, top + 146, 20, { colour: '#4a5a68', fit: 250 }),
  ].join('');
}

/** A round face. The rest of its height is the stem. */
function drawGauge(sheet: Sheet, { aspect = 0.67, metal }: Of): string {
  const k = 10;
  const r = 19 * k;
  const stem = Math.max(60, (2 * r) / aspect - 2 * r);
  const reach = stem - 8 * k;
  return [
    groundShadow(sheet, cx, 60),
    column(sheet, portMetal[metal], cx, ground - stem, 10 * k, stem, 4),
    ribs(cx, ground - stem * 0.5, 10 * k, stem * 0.46, 14),
    place(gauge(sheet, 0, 0), cx, ground - Math.max(0, reach), k),
  ].join('');
}

function drawController(sheet: Sheet, { aspect = 0.77 }: Of): string {
  const wide = 430 * Math.min(aspect, 1.5);
  const lead = d`M${cx + 40} ${ground - 30}C${cx + 60} ${ground + 16} ${cx + 150} ${ground - 6} 640 ${ground - 6}`;
  return [
    groundShadow(sheet, cx, wide),
    context(stroke(lead, blackPolymer.base, 12, { 'stroke-linecap': 'round' })),
    controller(sheet, cx - wide / 2, ground - 430, wide, 430),
  ].join('');
}

const drawings: Readonly<Record<Of['form'], (sheet: Sheet, look: Of) => string>> = {
  ...assemblies,
  packet,
  bracket,
  spanner,
  'o-ring': oring,
  'seal kit': sealKit,
  gauge: drawGauge,
  'quartz sleeve': (sheet, { measures }) => drawSleeve(sheet, measures.length ?? 460),
  'round tray': roundTray,
  'drained tray': drainedTray,
  controller: drawController,
};

export const drawSpare = (sheet: Sheet, look: Of): string => drawings[look.form](sheet, look);
