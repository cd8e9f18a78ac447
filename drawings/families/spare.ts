/** Spare parts: o-rings, spanners, brackets, gauges, controllers, lids. */
import type { Product } from '../../kernel/contract.ts';
import { says } from '../product-facts.ts';
import { ink, white } from '../toolkit/colour.ts';
import { aluminium, blackPolymer, bluePolymer, face, outline } from '../toolkit/materials.ts';
import { canvas, gauge, groundShadow } from '../toolkit/pieces.ts';
import { circle, d, group, path, place, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { drawFitting } from './fitting.ts';
import { housing } from './housing.ts';
import {
  drawBrineTank,
  drawCleaningGun,
  drawControlValve,
  drawDistributor,
  drawEmptyVessel,
  drawGrease,
  drawPressureTank,
  drawSensor,
} from './spare-assembly.ts';
import { dripTray } from './sparkling.ts';
import { drawUvLamp } from './tubes.ts';
import { controller } from './uv-system.ts';

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

function orings(sheet: Sheet): string {
  const { ground } = canvas;
  return [
    groundShadow(sheet, 360, 300),
    groundShadow(sheet, 606, 90),
    ring(360, ground - 208, 190, 34),
    ring(606, ground - 96, 82, 26),
  ].join('');
}

/** A housing spanner: an open ring with lugs and a ribbed handle. */
function spanner(sheet: Sheet): string {
  const { ground } = canvas;
  const [cx, cy] = [300, ground - 210];
  const fill = face(sheet, bluePolymer);
  const lugs = [20, 70, 120, 170, 220, 290, 340].map((angle) =>
    rect(cx - 13, cy - 142, 26, 24, fill, { r: 5, transform: `rotate(${angle} ${cx} ${cy})` }),
  );
  const grip = Array.from({ length: 5 }, (_, at) => d`M${cx + 250 + at * 26} ${cy - 20}v40`);
  const handle = d`M${cx + 150} ${cy - 34}L${cx + 220} ${cy - 36}H${cx + 390}Q${cx + 424} ${cy} ${cx + 390} ${cy + 36}H${cx + 220}L${cx + 150} ${cy + 34}Z`;
  return [
    groundShadow(sheet, cx, 270),
    path(handle, fill, outline(bluePolymer)),
    stroke(grip.join(''), ink, 7, { 'stroke-opacity': 0.25, 'stroke-linecap': 'round' }),
    circle(cx + 388, cy, 11, white, { 'fill-opacity': 0.9 }),
    circle(cx, cy, 168, 'none', { stroke: bluePolymer.edge, 'stroke-width': 58 }),
    circle(cx, cy, 168, 'none', { stroke: fill, 'stroke-width': 55 }),
    circle(cx - 3, cy - 3, 186, 'none', {
      stroke: white,
      'stroke-width': 3,
      'stroke-opacity': 0.4,
    }),
    ...lugs,
  ].join('');
}

function bracket(sheet: Sheet, product: Product): string {
  const { ground, middle: cx } = canvas;
  const y = ground - 300;
  const fill = face(sheet, aluminium);
  const slot = (x: number, at: number) =>
    rect(x - 20, at, 40, 15, ink, { r: 7.5, 'fill-opacity': 0.55 });
  const single = says(product, /\bone\b|single/);
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
    groundShadow(sheet, cx, 600),
    rect(cx - 310, y, 620, 110, fill, { r: 10, ...outline(aluminium, 0.8) }),
    slot(cx - 250, y + 28),
    slot(cx + 250, y + 28),
    slot(cx, y + 28),
    rect(cx - 310, y + 92, 620, 208, face(sheet, aluminium), { r: 10, ...outline(aluminium, 0.8) }),
    rect(cx - 308, y + 90, 616, 8, white, { 'fill-opacity': 0.75 }),
    rect(cx - 308, y + 98, 616, 5, ink, { 'fill-opacity': 0.2 }),
    ...sockets,
  ].join('');
}

/** A piece that the words do not name: a sealed bowl and cap of a housing, in little. */
function cap(sheet: Sheet): string {
  const { ground, middle: cx } = canvas;
  const top = housing(sheet, {
    cx,
    ground: ground + 254,
    scale: 1.9,
    size: { length: 120, diameter: 64 },
    bowl: 'white',
  });
  const window = sheet.clip(rect(0, 0, 800, ground - 2, white));
  return groundShadow(sheet, cx, 220) + group(top, { 'clip-path': window });
}

type Drawing = (sheet: Sheet, product: Product) => string;

function drawGauge(sheet: Sheet): string {
  const { ground, middle: cx } = canvas;
  return groundShadow(sheet, cx, 60) + place(gauge(sheet, 0, 0), cx, ground, 10);
}

function drawController(sheet: Sheet): string {
  const { ground, middle: cx } = canvas;
  const lead = d`M${cx + 40} ${ground - 30}C${cx + 60} ${ground + 16} ${cx + 150} ${ground - 6} 640 ${ground - 6}`;
  return [
    groundShadow(sheet, cx, 300),
    stroke(lead, blackPolymer.base, 12, { 'stroke-linecap': 'round' }),
    controller(sheet, cx - 165, ground - 430, 330, 430),
  ].join('');
}

/** The first that the name fits; then the first that any of its words fits. */
const drawings: readonly (readonly [RegExp, Drawing])[] = [
  [/grease|lubricant/, drawGrease],
  [/cleaning gun/, drawCleaningGun],
  [/sensor/, drawSensor],
  [/o-?rings?\b|\bseals?\b|gasket/, orings],
  [/spanner|wrench/, spanner],
  [/quick-?twist head|filter head|\blid\b/, cap],
  [/bracket|mount|rail/, bracket],
  [/drip tray/, dripTray],
  [/controller|ballast|display|power supply|transformer|alarm/, drawController],
  [/sleeve|quartz|\blamp\b/, drawUvLamp],
  [/gauge/, drawGauge],
  [/brine|salt tank/, drawBrineTank],
  [/pressure tank|storage tank/, drawPressureTank],
  [/distributor|riser/, drawDistributor],
  [/bypass/, drawBypass],
  [/vessel/, drawEmptyVessel],
  [/control valve|timer|valve head/, drawControlValve],
];

function drawBypass(sheet: Sheet, product: Product): string {
  return drawFitting(sheet, { ...product, name: 'Ball valve', keywords: [], specifications: [] });
}

export function drawSpare(sheet: Sheet, product: Product): string {
  const name = product.name.toLowerCase();
  const byName = drawings.find(([pattern]) => pattern.test(name));
  const found = byName ?? drawings.find(([pattern]) => says(product, pattern));
  return found === undefined ? cap(sheet) : found[1](sheet, product);
}
