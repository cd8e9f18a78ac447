/** Larger spare parts: vessels, brine tanks, control valves, tubes, tools, grease. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { ink, white } from '../toolkit/colour.ts';
import { context, overhang } from '../toolkit/extent.ts';
import {
  blackPolymer,
  bluePolymer,
  chrome,
  face,
  greyPolymer,
  lying,
  outline,
  polymer,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, circle, d, path, place, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, centredSlab, column, slab } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow, port, ribs } from '../toolkit/svg-parts.ts';
import { portMetal } from './housing.ts';
import { type Valve, valveHead } from './valve-head.ts';
import { brineCabinet, vessel, vesselBlue } from './vessel.ts';

const { ground, middle } = canvas;

type Of = DrawingPropsOf<'spare'>;

function drawControlValve(sheet: Sheet, { metal }: Of, valve: Valve): string {
  return (
    groundShadow(sheet, middle, 200) +
    place(valveHead(sheet, 0, 0, 2.7, valve, 1, portMetal[metal]), middle, ground - 20)
  );
}

/** A valve with a drain at its side, and without a brine line. */
function drawBackwashValve(sheet: Sheet, look: Of): string {
  return (
    drawControlValve(sheet, look, 'touch') +
    overhang([
      bar(sheet, blackPolymer, middle + 190, ground - 330, 130, 66, 8),
      bar(sheet, bluePolymer, middle + 296, ground - 344, 34, 94, 6),
    ])
  );
}

/** The backwash timer of an older valve. */
function drawTimer(sheet: Sheet): string {
  const cy = ground - 260;
  const pins = Array.from({ length: 24 }, (_, at) => {
    const a = (at / 24) * Math.PI * 2;
    const long = at % 6 === 0 ? 30 : 16;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return d`M${middle + c * 176} ${cy + s * 176}L${middle + c * (176 - long)} ${cy + s * (176 - long)}`;
  });
  return [
    groundShadow(sheet, middle, 420),
    centredSlab(sheet, blackPolymer, middle, cy - 240, 480, 490, 34),
    circle(middle, cy, 196, face(sheet, whitePolymer), outline(whitePolymer)),
    stroke(pins.join(''), ink, 5, { 'stroke-linecap': 'round' }),
    circle(middle, cy, 96, face(sheet, greyPolymer), outline(greyPolymer)),
    circle(middle, cy, 44, '#c8372d'),
    rect(middle - 7, cy - 86, 14, 74, white, { r: 6 }),
    stroke(
      d`M${middle + 150} ${ground - 10}C${middle + 220} ${ground + 20} 690 ${ground - 30} 700 ${ground - 200}`,
      '#23282e',
      10,
      { 'stroke-linecap': 'round' },
    ),
  ].join('');
}

function drawBypassBlock(sheet: Sheet, { metal }: Of): string {
  const of = blackPolymer;
  const y = ground - 250;
  const way = (x: number) =>
    column(sheet, of, x, y - 10, 118, 240, 12) +
    column(sheet, portMetal[metal], x, y + 200, 142, 40, 6) +
    column(sheet, steel, x, y - 60, 60, 56) +
    centred(x, y - 96, 176, 48, lying(sheet, polymer('#c8372d', 0.4)), {
      r: 18,
      ...outline(polymer('#c8372d')),
    });
  return [
    groundShadow(sheet, middle, 520),
    bar(sheet, of, middle - 260, y + 36, 520, 96, 14),
    way(middle - 150),
    way(middle + 150),
    path(d`M${middle - 36} ${y + 78}h48v-14l30 20l-30 20v-14h-48Z`, white),
  ].join('');
}

/** The head for canisters: two push-fit ports and a twist socket. */
function drawTwistHead(sheet: Sheet): string {
  const y = ground - 330;
  const side = (way: 1 | -1) =>
    bar(sheet, whitePolymer, way > 0 ? middle + 150 : middle - 250, y + 96, 100, 74, 6) +
    bar(sheet, bluePolymer, way > 0 ? middle + 234 : middle - 268, y + 84, 34, 98, 8);
  return [
    groundShadow(sheet, middle, 400),
    overhang([side(1), side(-1)]),
    slab(sheet, steel, middle - 190, y - 40, 380, 84, 8),
    ...[-150, 150].map((x) =>
      centred(middle + x, y - 14, 44, 18, ink, { r: 9, 'fill-opacity': 0.45 }),
    ),
    column(sheet, whitePolymer, middle, y + 30, 340, 190, 40, 0.7),
    column(sheet, greyPolymer, middle, y + 214, 236, 110, 10),
    ribs(middle, y + 220, 232, 98, 20),
    dropMark(middle, y + 120, 70, '#2f7fd1'),
  ].join('');
}

function drawEmptyVessel(sheet: Sheet): string {
  return (
    groundShadow(sheet, middle, 190) +
    centred(middle, ground - 650, 62, 50, upright(sheet, blackPolymer), { r: 5 }) +
    vessel(sheet, { cx: middle, ground, width: 150, height: 620, of: vesselBlue })
  );
}

/** A pressure tank for drinking water, with a valve on top. */
function drawPressureTank(sheet: Sheet): string {
  const top = ground - 470;
  return [
    groundShadow(sheet, middle, 300),
    column(sheet, chrome, middle, top - 60, 44, 66, 5),
    port(sheet, middle + 16, top - 36, 70, 28, bluePolymer),
    column(sheet, whitePolymer, middle, top, 320, 450, 130, 0.7),
    rect(middle - 158, top + 222, 316, 6, ink, { 'fill-opacity': 0.12 }),
    dropMark(middle, top + 150, 64, '#2f7fd1'),
    centred(middle, ground - 40, 240, 40, upright(sheet, blackPolymer), { r: 8 }),
  ].join('');
}

/** The riser tube of a vessel, with its slotted basket. */
function drawDistributor(sheet: Sheet): string {
  const slots = Array.from(
    { length: 8 },
    (_, at) => d`M${middle - 34} ${ground - 88 + at * 10}h68`,
  );
  return [
    groundShadow(sheet, middle, 90),
    column(sheet, greyPolymer, middle, ground - 640, 34, 560, 5),
    column(sheet, whitePolymer, middle, ground - 96, 84, 94, 16),
    stroke(slots.join(''), ink, 2.4, { 'stroke-opacity': 0.35 }),
  ].join('');
}

/** A small tube of grease on its cap. */
function drawGrease(sheet: Sheet): string {
  const top = ground - 420;
  const tube = d`M${middle - 104} ${top}H${middle + 104}L${middle + 62} ${ground - 84}H${middle - 62}Z`;
  return [
    groundShadow(sheet, middle, 110),
    column(sheet, bluePolymer, middle, ground - 86, 92, 86, 6),
    ribs(middle, ground - 80, 90, 74, 14),
    path(tube, upright(sheet, whitePolymer), outline(whitePolymer, 0.7)),
    centredSlab(sheet, greyPolymer, middle, top - 18, 214, 24, 3),
    dropMark(middle, top + 110, 58, '#2f7fd1'),
    centred(middle, top + 170, 96, 10, ink, { r: 3, 'fill-opacity': 0.45 }),
    centred(middle, top + 192, 64, 8, ink, { r: 3, 'fill-opacity': 0.25 }),
  ].join('');
}

/** The gun that rinses pleated cartridges: grip, hose tail, row of jets. */
function drawCleaningGun(sheet: Sheet): string {
  const jets = Array.from({ length: 7 }, (_, at) => d`M132 ${ground - 452 + at * 30}h-58`);
  return [
    groundShadow(sheet, 520, 180),
    context(
      stroke(jets.join(''), '#5aa9e6', 4, {
        'stroke-dasharray': '14 9',
        'stroke-linecap': 'round',
        'stroke-opacity': 0.7,
      }),
    ),
    overhang(
      rect(132, ground - 470, 44, 216, upright(sheet, bluePolymer), {
        r: 12,
        ...outline(bluePolymer),
      }),
    ),
    bar(sheet, bluePolymer, 150, ground - 410, 420, 97, 16),
    overhang(
      path(
        d`M430 ${ground - 404}H580L606 ${ground - 60}H496L470 ${ground - 336}Z`,
        upright(sheet, blackPolymer),
        outline(blackPolymer),
      ),
    ),
    overhang(
      stroke(d`M446 ${ground - 330}q-34 44 8 96`, greyPolymer.base, 14, {
        'stroke-linecap': 'round',
      }),
    ),
    overhang([
      bar(sheet, chrome, 500, ground - 62, 104, 34, 5),
      rect(518, ground - 30, 70, 30, lying(sheet, polymer('#c9a65a')), { r: 4 }),
    ]),
    dropMark(530, ground - 370, 34, white),
  ].join('');
}

/** A UV sensor: a threaded eye with its lead. */
function drawSensor(sheet: Sheet): string {
  const cy = ground - 110;
  return [
    groundShadow(sheet, middle, 260),
    context(
      stroke(
        d`M470 ${cy}C620 ${cy - 190} 700 ${cy - 20} 690 ${ground - 8}`,
        blackPolymer.base,
        16,
        {
          'stroke-linecap': 'round',
        },
      ),
    ),
    bar(sheet, chrome, 220, cy - 62, 150, 124, 6),
    stroke(
      [0, 1, 2, 3, 4, 5].map((at) => d`M${238 + at * 20} ${cy - 58}l6 116`).join(''),
      chrome.edge,
      3,
      { 'stroke-opacity': 0.5 },
    ),
    bar(sheet, chrome, 360, cy - 100, 120, 200, 10),
    rect(196, cy - 44, 28, 88, '#8f7bff', { r: 8, 'fill-opacity': 0.75 }),
    circle(420, cy, 22, ink, { 'fill-opacity': 0.1 }),
  ].join('');
}

/** The drawings of these spare parts by form. */
export const assemblies = {
  'backwash valve': drawBackwashValve,
  timer: drawTimer,
  bypass: drawBypassBlock,
  'twist head': drawTwistHead,
  'brine tank': (sheet: Sheet) =>
    groundShadow(sheet, middle, 320) + brineCabinet(sheet, middle, ground, 330, 540),
  'media tank': drawEmptyVessel,
  'pressure tank': drawPressureTank,
  distributor: drawDistributor,
  grease: drawGrease,
  'cleaning gun': drawCleaningGun,
  sensor: drawSensor,
  'softener valve': (sheet: Sheet, look: Of) => drawControlValve(sheet, look, 'display'),
};
