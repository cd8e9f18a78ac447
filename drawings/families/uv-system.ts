/** UV systems: a steel chamber with its controller, and the filters upstream. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { context } from '../toolkit/extent.ts';
import { blackPolymer, bluePolymer } from '../toolkit/materials.ts';
import { d, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column } from '../toolkit/solids.ts';
import { canvas, groundShadow, tube } from '../toolkit/svg-parts.ts';
import { drawCover } from './cabinet.ts';
import { chamber, controls } from './chamber.ts';
import { bankHeight, bankWidth, filterBank } from './filter-bank.ts';
import { housingMeasures, portHeight, portMetal } from './housing.ts';
import { aboveHeads, footRoom, housingRow } from './system.ts';
import { benchTap } from './tap.ts';

const { ground } = canvas;

type Of = DrawingPropsOf<'uv system'>;

/** A chamber's length in millimetres, from its lamp and both end fittings. */
const chamberLength = ({ lamps, measures }: Of): number =>
  measures.length ?? Math.max(...lamps, 430) + 85;

/** A chamber without filters: one tube for up to two lamps, a wide vessel on legs for more. */
function alone(sheet: Sheet, look: Of): string {
  const { lamps, ports, measures } = look;
  const long = chamberLength(look);
  const wide = (measures.diameter ?? (lamps.length > 2 ? 270 : lamps.length > 1 ? 140 : 89)) * 1.12;
  const k = Math.min(610 / long, 0.95);
  const height = long * k;
  const width = wide * Math.max(k, 0.66);
  const cx = 330;
  const top = ground - height;
  const stem = (ports[0]?.inches ?? 0.75) * 22 + 16;
  const cap = width * (lamps.length > 1 ? 0.3 : 0.5);
  const heads = Array.from({ length: lamps.length || 1 }, (_, at) => {
    const x = cx + (at - ((lamps.length || 1) - 1) / 2) * cap * (lamps.length > 2 ? 0.78 : 1.2);
    return (
      stroke(d`M${x} ${top + 6}C${x} ${top - 46} 548 ${top - 30} 548 ${top + 120}`, '#23282e', 6, {
        'stroke-linecap': 'round',
      }) + column(sheet, blackPolymer, x, top - 8, cap * 0.7, 40, 6)
    );
  });
  return [
    groundShadow(sheet, cx, width * 1.1),
    context([...heads, controls(sheet, look.controller, 478, top + 100, 140, 168)]),
    chamber(sheet, cx, ground, width, height - 20, stem),
  ].join('');
}

export function drawUvSystem(sheet: Sheet, look: Of): string {
  const { stages, cover, label, ports, lamps } = look;
  if (cover !== undefined) {
    const high = Math.max(housingMeasures(look.size).height + 110, chamberLength(look) + 60);
    const of = portMetal[look.portsOf];
    return drawCover(
      sheet,
      { label, cover, of, inches: ports[0]?.inches ?? 1, lit: true },
      high,
      look.aspect ?? 0.85,
    );
  }
  if (stages.length === 0) return alone(sheet, look);
  if (stages.some(({ twist }) => twist)) return below(sheet, look, lamps.length);
  return together(sheet, look);
}

/** An undersink UV system: canisters and a short chamber under one manifold, with its taps. */
function below(sheet: Sheet, look: Of, lamps: number): string {
  const { stages, label, taps, controller: which, lamps: lengths } = look;
  const count = stages.length + Math.max(1, lamps);
  const k = Math.min(1.3, 430 / bankWidth(count));
  const width = bankWidth(count) * k;
  const cx = 36 + width / 2;
  const length = Math.min(360, 250 + ((lengths[0] ?? 430) - 430) * 0.7);
  const top = ground - bankHeight(length) * k - 40;
  const right = cx + width / 2;
  const line = d`M${right - 6} ${ground - (length + 62) * k}h20C${right + 70} ${ground - (length + 62) * k} ${right} ${ground - 14} ${right + 70} ${ground - 14}H${690}`;
  return [
    groundShadow(sheet, cx, width),
    context(tube(line, 12, bluePolymer, 'round')),
    filterBank(sheet, { stages, cx, ground, k, label, length, lamps: Math.max(1, lamps) }),
    context([
      controls(sheet, which, right + 26, Math.max(90, top), 92, 116),
      benchTap(sheet, 712, ground, 0.78, 110),
      taps > 1 ? benchTap(sheet, 590, ground, 0.78, 110) : '',
    ]),
  ].join('');
}

function together(sheet: Sheet, look: Of): string {
  const { size, stages, ports, bowl, gauges, mount, label } = look;
  const mm = housingMeasures(size);
  const long = chamberLength(look);
  const count = stages.length;
  const row = count * mm.width + (count - 1) * 22;
  const beyond = 210;
  const stand = mount === 'stand' ? footRoom : 0;
  const high = Math.max(mm.height + aboveHeads(mount, gauges) + stand, long + 30);
  const k = Math.min(720 / (row + beyond + 90), 640 / high);
  const left = canvas.middle - ((row + beyond) * k) / 2 + 20;
  const rowMiddle = left + (row * k) / 2;
  const foot = ground - stand * k;
  const tall = long * k;
  const cx = left + (row + 84) * k;
  const top = foot - (mm.height + 62) * k;
  const of = portMetal[look.portsOf];
  const cy = foot - mm.port * k;
  return [
    groundShadow(sheet, canvas.middle, (row + beyond) * k),
    housingRow(sheet, {
      media: stages.map(({ media }) => media),
      size,
      bowl,
      cx: rowMiddle,
      ground,
      scale: k,
      ports,
      of,
      gauges,
      mount,
      label,
      beyond,
    }),
    // Runs down to the chamber's inlet, next to the last housing.
    bar(sheet, of, left + (row - 6) * k, cy - 14 * k, 32 * k, 28 * k),
    column(sheet, of, left + (row + 24) * k, cy - 14 * k, 28 * k, foot - tall * 0.14 - cy + 28 * k),
    stroke(
      d`M${cx} ${foot - tall + 8}C${cx} ${foot - tall - 40} ${cx + 84 * k} ${foot - tall - 30} ${cx + 104 * k} ${Math.max(top, foot - tall) + 40 * k}`,
      '#23282e',
      5,
    ),
    chamber(sheet, cx, foot, 86 * k, tall, portHeight(ports) * k * 0.8),
    controls(
      sheet,
      look.controller,
      cx + 62 * k,
      Math.max(top + 16 * k, foot - tall + 30 * k),
      96 * k,
      124 * k,
    ),
  ].join('');
}
