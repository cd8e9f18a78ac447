/** Larger spare parts: vessels, brine tanks, control valves, tubes, tools, tubes of grease. */
import { ink, white } from '../toolkit/colour.ts';
import {
  blackPolymer,
  bluePolymer,
  chrome,
  face,
  greyPolymer,
  lying,
  outline,
  polymer,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, port, ribs } from '../toolkit/pieces.ts';
import { centred, circle, d, path, place, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { brineCabinet, valveHead, vessel, vesselBlue } from './vessel.ts';

const { ground, middle } = canvas;

export function drawControlValve(sheet: Sheet): string {
  return groundShadow(sheet, middle, 200) + place(valveHead(sheet, 0, 0, 2.6), middle, ground);
}

export function drawBrineTank(sheet: Sheet): string {
  return groundShadow(sheet, middle, 320) + brineCabinet(sheet, middle, ground, 330, 540);
}

export function drawEmptyVessel(sheet: Sheet): string {
  return (
    groundShadow(sheet, middle, 190) + vessel(sheet, middle, ground, 196, 600, vesselBlue, 0.6)
  );
}

/** A pressure tank for drinking water: a white bottle with a valve at its head. */
export function drawPressureTank(sheet: Sheet): string {
  const top = ground - 470;
  return [
    groundShadow(sheet, middle, 300),
    centred(middle, top - 60, 44, 66, upright(sheet, chrome), { r: 5, ...outline(chrome) }),
    port(sheet, middle + 16, top - 36, 70, 28, bluePolymer),
    centred(middle, top, 320, 450, upright(sheet, whitePolymer), {
      r: 130,
      ...outline(whitePolymer, 0.7),
    }),
    rect(middle - 158, top + 222, 316, 6, ink, { 'fill-opacity': 0.12 }),
    dropMark(middle, top + 150, 64, '#2f7fd1'),
    centred(middle, ground - 40, 240, 40, upright(sheet, blackPolymer), { r: 8 }),
  ].join('');
}

/** The tube that stands in a vessel, with its slotted basket. */
export function drawDistributor(sheet: Sheet): string {
  const slots = Array.from(
    { length: 8 },
    (_, at) => d`M${middle - 34} ${ground - 88 + at * 10}h68`,
  );
  return [
    groundShadow(sheet, middle, 90),
    centred(middle, ground - 640, 34, 560, upright(sheet, greyPolymer), {
      r: 5,
      ...outline(greyPolymer),
    }),
    centred(middle, ground - 96, 84, 94, upright(sheet, whitePolymer), {
      r: 16,
      ...outline(whitePolymer),
    }),
    stroke(slots.join(''), ink, 2.4, { 'stroke-opacity': 0.35 }),
  ].join('');
}

/** A small tube of grease, standing on its cap. */
export function drawGrease(sheet: Sheet): string {
  const top = ground - 420;
  const tube = d`M${middle - 104} ${top}H${middle + 104}L${middle + 62} ${ground - 84}H${middle - 62}Z`;
  return [
    groundShadow(sheet, middle, 110),
    centred(middle, ground - 86, 92, 86, upright(sheet, bluePolymer), {
      r: 6,
      ...outline(bluePolymer),
    }),
    ribs(middle, ground - 80, 90, 74, 14),
    path(tube, upright(sheet, whitePolymer), outline(whitePolymer, 0.7)),
    centred(middle, top - 18, 214, 24, face(sheet, greyPolymer), { r: 3, ...outline(greyPolymer) }),
    dropMark(middle, top + 110, 58, '#2f7fd1'),
    centred(middle, top + 170, 96, 10, ink, { r: 3, 'fill-opacity': 0.45 }),
    centred(middle, top + 192, 64, 8, ink, { r: 3, 'fill-opacity': 0.25 }),
  ].join('');
}

/** The gun that rinses pleated cartridges: grip, hose tail, comb of jets. */
export function drawCleaningGun(sheet: Sheet): string {
  const jets = Array.from({ length: 7 }, (_, at) => d`M132 ${ground - 452 + at * 30}h-58`);
  return [
    groundShadow(sheet, 520, 180),
    stroke(jets.join(''), '#5aa9e6', 4, {
      'stroke-dasharray': '14 9',
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    }),
    rect(132, ground - 470, 44, 216, upright(sheet, bluePolymer), {
      r: 12,
      ...outline(bluePolymer),
    }),
    rect(170, ground - 394, 330, 54, lying(sheet, bluePolymer), { r: 16, ...outline(bluePolymer) }),
    path(
      d`M430 ${ground - 404}H580L606 ${ground - 60}H496L470 ${ground - 336}Z`,
      upright(sheet, blackPolymer),
      outline(blackPolymer),
    ),
    stroke(d`M446 ${ground - 330}q-34 44 8 96`, greyPolymer.base, 14, {
      'stroke-linecap': 'round',
    }),
    rect(500, ground - 62, 104, 34, lying(sheet, chrome), { r: 5, ...outline(chrome) }),
    rect(518, ground - 30, 70, 30, lying(sheet, polymer('#c9a65a')), { r: 4 }),
    dropMark(530, ground - 370, 34, white),
  ].join('');
}

/** A light sensor: a threaded eye and its lead. */
export function drawSensor(sheet: Sheet): string {
  const cy = ground - 110;
  return [
    groundShadow(sheet, middle, 260),
    stroke(d`M470 ${cy}C620 ${cy - 190} 700 ${cy - 20} 690 ${ground - 8}`, blackPolymer.base, 16, {
      'stroke-linecap': 'round',
    }),
    rect(220, cy - 62, 150, 124, lying(sheet, chrome), { r: 6, ...outline(chrome) }),
    stroke(
      [0, 1, 2, 3, 4, 5].map((at) => d`M${238 + at * 20} ${cy - 58}l6 116`).join(''),
      chrome.edge,
      3,
      { 'stroke-opacity': 0.5 },
    ),
    rect(360, cy - 100, 120, 200, lying(sheet, chrome), { r: 10, ...outline(chrome) }),
    rect(196, cy - 44, 28, 88, '#8f7bff', { r: 8, 'fill-opacity': 0.75 }),
    circle(420, cy, 22, ink, { 'fill-opacity': 0.1 }),
  ].join('');
}
