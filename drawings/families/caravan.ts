/** Caravan kits: two slim filters on a base plate, hose fittings, and a coil of drinking-water hose. */

import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { mediaNames } from '../../kernel/filter-media.ts';
import { context, overhang } from '../toolkit/extent.ts';
import { mediaColours } from '../toolkit/filter-media.ts';
import { paperLabel } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import {
  blackPolymer,
  brass,
  greyPolymer,
  lying,
  type Material,
  polymer,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, d, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column, slab } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow, tube } from '../toolkit/svg-parts.ts';
import { housingMeasures } from './housing.ts';
import { housingRow } from './system.ts';
import { benchTap } from './tap.ts';

const hose = polymer('#2f6fb5', 0.55);

/** An upright coil of hose. `r` is the radius of its outer turn. */
function coil(cx: number, cy: number, r: number, of: Material, turns = 3): string {
  const ring = (radius: number) =>
    d`M${cx} ${cy - radius}A${radius} ${radius} 0 1 1 ${cx - 0.1} ${cy - radius}Z`;
  const each = (at: number) => tube(ring(r - 8 - (turns - 1 - at) * 16.5), 16, of);
  return Array.from({ length: turns }, (_, at) => each(at)).join('');
}

export function drawCaravan(sheet: Sheet, look: DrawingPropsOf<'caravan kit'>): string {
  switch (look.form) {
    case 'set':
      return set(sheet, look, canvas.ground, 1);
    case 'carry case':
      return carryCase(sheet, look);
    case 'in a row':
      return inARow(sheet, look);
    case 'with tap':
      return withTap(sheet, look);
  }
}

type Of = DrawingPropsOf<'caravan kit'>;

/** Slim housings on a plate, with hose couplings and a coil of hose. */
function set(sheet: Sheet, { stages, size, label }: Of, ground: number, share: number): string {
  const mm = housingMeasures(size);
  const k = Math.min(1.5, 560 / (mm.height + 70)) * share;
  const row = (stages.length * mm.width + (stages.length - 1) * 22) * k;
  const cx = 70 + row / 2 + 40;
  const half = row / 2 + 34 * k;
  const y = ground - mm.port * k;
  const r = 118 * share;
  const coilX = Math.min(740 - r, cx + half + 90 + r);
  const lead = d`M${cx + half - 6} ${y}H${coilX - 40}C${coilX + 60} ${y} ${coilX + r - 8} ${y + 90} ${coilX + r - 8} ${ground - r}`;
  return [
    groundShadow(sheet, cx, half * 1.6, ground),
    groundShadow(sheet, coilX, r * 1.3, ground),
    context([tube(lead, 16, hose), coil(coilX, ground - r, r, hose)]),
    housingRow(sheet, {
      media: stages.map(({ media }) => media),
      size,
      bowl: 'clear',
      cx,
      ground,
      scale: k,
      ports: [{ inches: 0.5, end: 'hose' }],
      label,
    }),
    overhang(
      [half, -half].map((x) =>
        centred(cx + x + Math.sign(x) * 4, y - 17, 34, 34, upright(sheet, blackPolymer), { r: 4 }),
      ),
    ),
  ].join('');
}

/** The set in an open case with a handle. */
function carryCase(sheet: Sheet, look: Of): string {
  const { ground, middle: cx } = canvas;
  const of = polymer('#39434c', 0.3);
  const inside = polymer('#56626d', 0.2);
  const top = ground - 560;
  return [
    groundShadow(sheet, cx, 690),
    stroke(d`M${cx - 90} ${top}v-34q0 -22 22 -22h136q22 0 22 22v34`, of.base, 20, {
      'stroke-linejoin': 'round',
    }),
    slab(sheet, of, 44, top, 712, 560, 26),
    rect(66, top + 22, 668, 516, sheet.linear('down', ...inside.flat), { r: 14 }),
    ...[cx - 210, cx + 210].map((x) => column(sheet, greyPolymer, x, top - 8, 62, 30, 5)),
    overhang(set(sheet, look, ground - 34, 0.88)),
  ].join('');
}

/** Inline tubes end to end between two hoses. */
function inARow(sheet: Sheet, { stages, label, aspect = 4 }: Of): string {
  const { ground } = canvas;
  const cy = ground - 170;
  const count = stages.length;
  const long = count === 1 ? 380 : 230;
  const tall = (count * long + (count - 1) * 46) / aspect;
  const left = 400 - (count * long + (count - 1) * 46) / 2;
  const right = 800 - left;
  const tubes = stages.map(({ media }, at) => {
    const x = left + at * (long + 46);
    const [first = 'carbon'] = media;
    return [
      at === 0 ? '' : bar(sheet, greyPolymer, x - 56, cy - 15, 66, 30, 3),
      bar(sheet, whitePolymer, x, cy - tall / 2, long, tall, 18, 0.7),
      rect(x + 26, cy - tall / 2, 22, tall, lying(sheet, polymer(mediaColours[first].strip, 0.3))),
      dropMark(x + 78, cy, Math.min(34, tall * 0.6), '#2f7fd1'),
      at === 0
        ? lettering(label, x + 104, cy + 10, 22, { weight: 0.15, fit: long - 130 })
        : lettering(mediaNames[first], x + 104, cy + 8, 18, { fit: long - 130 }),
    ].join('');
  });
  const coupling = (x: number) =>
    bar(sheet, blackPolymer, x, cy - 26, 44, 52, 6) +
    rect(x + 14, cy - 30, 12, 60, lying(sheet, brass), { r: 3 });
  return [
    groundShadow(sheet, 400, 640),
    context([
      tube(
        d`M${left - 20} ${cy}H${left - 40}C${left - 130} ${cy} 60 ${cy + 60} 60 ${ground - 12}`,
        22,
        hose,
      ),
      tube(
        d`M${right + 20} ${cy}H${right + 40}C${right + 130} ${cy} 740 ${cy - 60} 740 ${cy - 190}C740 ${cy - 330} 560 ${cy - 340} 400 ${cy - 340}`,
        22,
        hose,
      ),
      coil(300, cy - 280, 140, hose, 4),
    ]),
    overhang([coupling(left - 42), coupling(right - 2)]),
    ...tubes,
  ].join('');
}

/** An inline tube below its tap. */
function withTap(sheet: Sheet, look: Of): string {
  const { ground } = canvas;
  const lie = look.stages
    .slice(0, 1)
    .map(({ media: [first = 'carbon'] }) =>
      [
        column(sheet, whitePolymer, 190, ground - 470, 112, 400, 26, 0.7),
        centred(
          190,
          ground - 440,
          112,
          24,
          upright(sheet, polymer(mediaColours[first].strip, 0.3)),
        ),
        paperLabel(190, ground - 270, 94, 150, { code: look.label, line: mediaNames[first] }),
        column(sheet, greyPolymer, 190, ground - 498, 46, 30, 4),
        column(sheet, greyPolymer, 190, ground - 72, 46, 34, 4),
      ].join(''),
    );
  return [
    groundShadow(sheet, 190, 120),
    groundShadow(sheet, 590, 80),
    ...lie,
    context([
      tube(
        d`M190 ${ground - 40}V${ground - 30}Q190 ${ground - 10} 230 ${ground - 10}H560`,
        12,
        hose,
        'round',
      ),
      benchTap(sheet, 600, ground, 1.2, 130),
    ]),
  ].join('');
}
