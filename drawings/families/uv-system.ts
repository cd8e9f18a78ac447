/** Ultraviolet systems: a steel chamber with its controller, and the filters that go before it. */
import type { LookOf } from '../../kernel/look.ts';
import { darker, ink, white } from '../toolkit/colour.ts';
import { inchText } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import {
  blackPolymer,
  bluePolymer,
  chrome,
  face,
  lying,
  outline,
  steel,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, port, ribs, tube } from '../toolkit/pieces.ts';
import { centred, circle, d, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { drawCover } from './cabinet.ts';
import { bankHeight, bankWidth, filterBank } from './filter-bank.ts';
import { housingMeasures, metals, portHeight } from './housing.ts';
import { aboveHeads, footRoom, housingRow } from './system.ts';
import { tap, tapMaterial } from './tap.ts';

const glow = '#8f7bff';

/** An upright steel chamber standing on `ground`, with ports at the side given by `way`. */
export function chamber(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
  way: 1 | -1 = 1,
  stem = 34,
): string {
  const top = ground - height;
  const body = upright(sheet, steel);
  const collar = upright(sheet, chrome);
  const foot = width * 0.2;
  const brush = ribs(cx, top + width * 0.7, width * 0.98, height - width, 40, ink, 0.05);
  const cap = upright(sheet, blackPolymer);
  const lens = top + height * 0.34;
  return [
    port(
      sheet,
      cx + way * (width / 2 - 4),
      top + height * 0.17,
      way * (24 + stem * 0.5),
      stem,
      chrome,
    ),
    port(
      sheet,
      cx + way * (width / 2 - 4),
      top + height * 0.86,
      way * (24 + stem * 0.5),
      stem,
      chrome,
    ),
    centred(cx, top, width * 0.52, width * 0.5, cap, { r: 8, ...outline(blackPolymer) }),
    ribs(cx, top + 8, width * 0.5, width * 0.3, 14, white, 0.16),
    centred(cx, top + width * 0.42, width * 0.78, width * 0.2, collar, {
      r: 3,
      ...outline(chrome),
    }),
    centred(cx, top + width * 0.58, width, height - width * 0.58 - foot, body, {
      r: 7,
      ...outline(steel),
    }),
    brush,
    centred(cx, ground - foot - 2, width * 0.8, foot + 2, collar, { r: 3, ...outline(chrome) }),
    ...[0.14, 0.9].map((share) =>
      centred(cx, top + height * share - 8, width * 1.03, 5, collar, outline(chrome, 0.3)),
    ),
    circle(cx, lens, width * 0.15, collar, outline(chrome)),
    circle(
      cx,
      lens,
      width * 0.105,
      sheet.radial(
        [
          [0, white],
          [0.35, '#cdc4ff'],
          [1, darker(glow, 0.25)],
        ],
        [0.4, 0.4],
      ),
    ),
  ].join('');
}

/** The controller: a box with a display, two keys and a cable that leaves from below. */
export function controller(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const display = sheet.linear(
    [
      [0, '#12324a'],
      [1, '#0a1d2e'],
    ],
    'down',
  );
  const bars = [0.2, 0.34, 0.48, 0.62, 0.76].map((at, index) =>
    rect(
      x + width * (0.06 + at * 0.88),
      y + height * (0.34 - index * 0.018),
      width * 0.075,
      height * (0.1 + index * 0.018),
      '#5fd3b0',
      { r: 1.5 },
    ),
  );
  return [
    rect(x, y, width, height, face(sheet, whitePolymer), { r: 12, ...outline(whitePolymer, 0.6) }),
    stroke(d`M${x + 12} ${y + 1.5}h${width - 24}`, white, 2.4),
    rect(x + width * 0.14, y + height * 0.16, width * 0.72, height * 0.36, display, { r: 5 }),
    ...bars,
    circle(x + width * 0.3, y + height * 0.68, width * 0.07, '#44b57c'),
    circle(x + width * 0.5, y + height * 0.68, width * 0.07, '#c6ced5'),
    circle(x + width * 0.7, y + height * 0.68, width * 0.07, '#c6ced5'),
    dropMark(x + width / 2, y + height * 0.86, width * 0.13, '#2f7fd1', 0.9),
  ].join('');
}

type Of = LookOf<'uv system'>;

/** What shows the state of the lamps: a row of lights, a display with figures, or a plain box. */
function controls(
  sheet: Sheet,
  which: Of['controller'],
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  if (which === 'lights') return controller(sheet, x, y, w, h);
  if (which === 'box') {
    return [
      rect(x, y, w, h * 0.8, face(sheet, blackPolymer), { r: 8, ...outline(blackPolymer, 0.6) }),
      ribs(x + w / 2, y + h * 0.14, w * 0.7, h * 0.3, 8, white, 0.2),
      circle(x + w * 0.5, y + h * 0.6, w * 0.07, '#44b57c'),
    ].join('');
  }
  return [
    rect(x - w * 0.1, y, w * 1.2, h, face(sheet, whitePolymer), {
      r: 10,
      ...outline(whitePolymer, 0.6),
    }),
    rect(x, y + h * 0.12, w, h * 0.52, '#0e2c43', { r: 5 }),
    lettering('365', x + w / 2, y + h * 0.44, h * 0.22, {
      anchor: 'middle',
      colour: '#8fd8ff',
      weight: 0.14,
    }),
    rect(x + w * 0.14, y + h * 0.53, w * 0.72, h * 0.035, '#5fd3b0', { r: 1.5 }),
    ...[0.26, 0.5, 0.74].map((at) => circle(x + w * at, y + h * 0.81, w * 0.075, '#9fb0bd')),
  ].join('');
}

/** A chamber is as long as its lamp and the two ends that hold it. */
const chamberLength = ({ lamps, measures }: Of): number =>
  measures.length ?? Math.max(...lamps, 430) + 85;

/** Chambers by themselves: one tube for one or two lamps, a wide vessel on legs for more. */
function alone(sheet: Sheet, look: Of): string {
  const { ground } = canvas;
  const { lamps, ports, measures, label } = look;
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
      }) +
      centred(x, top - 8, cap * 0.7, 40, upright(sheet, blackPolymer), {
        r: 6,
        ...outline(blackPolymer),
      })
    );
  });
  return [
    groundShadow(sheet, cx, width * 1.1),
    ...heads,
    chamber(sheet, cx, ground, width, height - 20, -1, stem),
    controls(sheet, look.controller, 478, top + 100, 140, 168),
    dropMark(548, top + 318, 34, '#2f7fd1'),
    lettering(label, 548, top + 376, 28, { anchor: 'middle', weight: 0.15, fit: 230 }),
    lettering(
      `${inchText(ports[0]?.inches ?? 0.75)}  ${lamps.length || 1} × UV`,
      548,
      top + 414,
      19,
      {
        anchor: 'middle',
        colour: '#4a5a68',
      },
    ),
  ].join('');
}

export function drawUvSystem(sheet: Sheet, look: Of): string {
  const { stages, cover, label, ports, lamps } = look;
  if (cover !== undefined) {
    const { length } = look.size;
    const high = Math.max(housingMeasures(look.size).height + 110, chamberLength(look) + 60);
    const of = metals[look.portsOf];
    return drawCover(
      sheet,
      { label, cover, of, inches: ports[0]?.inches ?? 1, lit: true },
      length > 400 ? 640 : 600,
      high,
    );
  }
  if (stages.length === 0) return alone(sheet, look);
  if (stages.some(({ twist }) => twist)) return below(sheet, look, lamps.length);
  return together(sheet, look);
}

/** Below a sink: canisters and a short chamber under one manifold, with the tap or taps that they feed. */
function below(sheet: Sheet, look: Of, lamps: number): string {
  const { stages, label, taps, controller: which, lamps: lengths } = look;
  const { ground } = canvas;
  const count = stages.length + Math.max(1, lamps);
  const k = Math.min(1.3, 430 / bankWidth(count));
  const width = bankWidth(count) * k;
  const cx = 36 + width / 2;
  const length = Math.min(360, 250 + ((lengths[0] ?? 430) - 430) * 0.7);
  const top = ground - bankHeight(length) * k - 40;
  const right = cx + width / 2;
  const line = d`M${right - 6} ${ground - (length + 62) * k}h20C${right + 70} ${ground - (length + 62) * k} ${right} ${ground - 14} ${right + 70} ${ground - 14}H${690}`;
  const shape = {
    spout: 'gooseneck',
    handle: 'side lever',
    slim: true,
    height: 285,
    depth: 110,
  } as const;
  return [
    groundShadow(sheet, cx, width),
    tube(line, 12, bluePolymer, 'round'),
    filterBank(sheet, { stages, cx, ground, k, label, length, lamps: Math.max(1, lamps) }),
    controls(sheet, which, right + 26, Math.max(90, top), 92, 116),
    tap(sheet, tapMaterial(undefined), shape, 712, ground, 0.78),
    taps > 1 ? tap(sheet, tapMaterial(undefined), shape, 590, ground, 0.78) : '',
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
  const { ground } = canvas;
  const left = canvas.middle - ((row + beyond) * k) / 2 + 20;
  const rowMiddle = left + (row * k) / 2;
  const foot = ground - stand * k;
  const tall = long * k;
  const cx = left + (row + 84) * k;
  const top = foot - (mm.height + 62) * k;
  const of = metals[look.portsOf];
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
    rect(left + (row - 6) * k, cy - 14 * k, 80 * k, 28 * k, lying(sheet, of), outline(of)),
    stroke(
      d`M${cx} ${foot - tall + 8}C${cx} ${foot - tall - 40} ${cx + 84 * k} ${foot - tall - 30} ${cx + 104 * k} ${Math.max(top, foot - tall) + 40 * k}`,
      '#23282e',
      5,
    ),
    chamber(sheet, cx, foot, 86 * k, tall, 1, portHeight(ports) * k * 0.8),
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
