/** Irrigation filters: a T-shaped body with a clear bowl that shows discs or a screen. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { darker, lighter, white } from '../toolkit/colour.ts';
import { band, inchText } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import { blackPolymer, polymer, steel, upright } from '../toolkit/materials.ts';
import { centred, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column } from '../toolkit/solids.ts';
import { canvas, gauge, groundShadow, port, ribs } from '../toolkit/svg-parts.ts';

function discs(
  sheet: Sheet,
  cx: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const of = polymer(colour, 0.45);
  const rings: string[] = [];
  for (let at = 0; at < height; at += 7) rings.push(d`M${cx - width / 2} ${y + at}h${width}`);
  return [
    centred(cx, y, width, height, upright(sheet, of)),
    stroke(rings.join(''), darker(colour, 0.55), 2, { 'stroke-opacity': 0.7 }),
    stroke(rings.join(''), lighter(colour, 0.5), 1, {
      'stroke-opacity': 0.6,
      transform: 'translate(0 2)',
    }),
  ].join('');
}

/** A sand separator's bowl: spinning water above the sand. */
function vortex(cx: number, y: number, width: number, height: number): string {
  const turns = Array.from({ length: 7 }, (_, at) => {
    const w = width * (1.1 - at * 0.12);
    return d`M${cx - w / 2} ${y + 24 + at * height * 0.12}q${w / 2} ${height * 0.07} ${w} 0`;
  });
  return (
    stroke(turns.join(''), '#5aa9e6', 5, { 'stroke-linecap': 'round', 'stroke-opacity': 0.6 }) +
    path(
      d`M${cx - width * 0.5} ${y + height + 24}q${width / 2} ${-height * 0.2} ${width} 0Z`,
      '#c9b27a',
    )
  );
}

function screen(sheet: Sheet, cx: number, y: number, width: number, height: number): string {
  const mesh = sheet.pattern(8, 8, stroke('M0 0L8 8M8 0L0 8', '#525c65', 1));
  return (
    centred(cx, y, width, height, upright(sheet, steel)) +
    centred(cx, y, width, height, mesh, { 'fill-opacity': 0.8 })
  );
}

/** The trade's colour code for micron ratings. */
function elementColour(micron: number): string {
  return micron > 160 ? '#d1a12a' : micron > 120 ? '#b8402f' : '#2c8a54';
}

export function drawIrrigationFilter(
  sheet: Sheet,
  look: DrawingPropsOf<'irrigation filter'>,
): string {
  const { form, ports, micron = 130, label } = look;
  const { ground, middle: cx } = canvas;
  const inches = ports[0]?.inches ?? 1;
  if (form === 'self-cleaning') return selfCleaning(sheet, look, inches);
  // Ports grow in step with the thread and the body more slowly, so large filters look squat.
  const large = inches >= 2;
  const high = 600;
  const k = large ? 1 : high / (480 + inches * 70);
  const w = Math.min(230, 118 + inches * 48) * k;
  const stem = (30 + inches * 42) * k;
  const top = ground - high;
  const head = Math.max(110, stem + 50);
  const collarY = top + head;
  const low = ground - 26;
  const bowl = d`M${cx - w / 2} ${collarY + 30}H${cx + w / 2}L${cx + w * 0.44} ${low - 36}Q${cx + w * 0.42} ${low} ${cx + w * 0.2} ${low}H${cx - w * 0.2}Q${cx - w * 0.42} ${low} ${cx - w * 0.44} ${low - 36}Z`;
  const glass = sheet.linear(
    'across',
    [0, '#5f93b8', 0.6],
    [0.2, '#b9d7e8', 0.14],
    [0.72, '#b9d7e8', 0.12],
    [1, '#5f93b8', 0.66],
  );
  const inner = high - head - 120;
  const inside = [cx, collarY + 40, w * 0.62, inner] as const;
  const cy = top + head * 0.5;
  const element = {
    disc: () => discs(sheet, ...inside, elementColour(micron)),
    mesh: () =>
      screen(sheet, ...inside) +
      centred(cx, collarY + 34, w * 0.66, 14, elementColour(micron), { r: 4 }) +
      centred(cx, collarY + 40 + inner - 8, w * 0.66, 16, elementColour(micron), { r: 4 }),
    separator: () => vortex(...inside),
  }[form]();
  // Prints the sizes, because a series' filters look alike.
  const sizes = `${inchText(inches)}${look.micron === undefined ? '' : `  ${look.micron} µm`}`;
  const dials = large
    ? [cx - w * 0.36, cx + w * 0.36].map((x) => gauge(sheet, x, top + 6, 20))
    : [];
  return [
    groundShadow(sheet, cx, w * 0.9),
    port(sheet, cx - w * 0.4, cy, -(30 + stem * 0.4), stem, blackPolymer),
    port(sheet, cx + w * 0.4, cy, 30 + stem * 0.4, stem, blackPolymer),
    ...dials,
    column(sheet, blackPolymer, cx, top, w * 1.06, head + 6, 26),
    centred(cx, top + head * 0.28, w * 0.8, head * 0.46, white, { r: 4, 'fill-opacity': 0.94 }),
    band(cx, top + head * 0.46, w * 0.76, head * 0.28, { code: label }),
    lettering(sizes, cx, top + head * 0.69, head * 0.1, { anchor: 'middle', fit: w * 0.7 }),
    path(bowl, '#dfecf3', { 'fill-opacity': 0.9 }),
    element,
    centred(cx, low - 60, w * 0.7, 18, upright(sheet, blackPolymer), { r: 4 }),
    path(bowl, glass, { stroke: '#4d7f9f', 'stroke-opacity': 0.7 }),
    rect(cx - w * 0.39, collarY + 50, w * 0.05, inner, white, { r: 5, 'fill-opacity': 0.6 }),
    column(sheet, blackPolymer, cx, collarY, w * 1.14, 42, 8),
    ribs(cx, collarY + 4, w * 1.1, 34, 22, white, 0.12),
    centred(
      cx,
      ground - 30,
      46,
      30,
      upright(sheet, form === 'mesh' ? polymer('#c8372d', 0.4) : blackPolymer),
      { r: 4 },
    ),
  ].join('');
}

/** A horizontal vessel with flanges, a motor for its screen, and an automatic drain. */
function selfCleaning(
  sheet: Sheet,
  { label, micron }: DrawingPropsOf<'irrigation filter'>,
  inches: number,
): string {
  const { ground } = canvas;
  const of = polymer('#2f6a4a', 0.4);
  const [y, tall] = [ground - 330, 210];
  const stem = 40 + inches * 30;
  const flange = (x: number, cy: number, upward: boolean) =>
    upward
      ? column(sheet, of, x, cy - 96, stem, 100) +
        column(sheet, steel, x, cy - 112, stem * 1.6, 24, 4)
      : column(sheet, of, x, cy, stem, 84) + column(sheet, steel, x, cy + 80, stem * 1.6, 24, 4);
  return [
    groundShadow(sheet, 400, 600),
    ...[240, 560].map((x) => column(sheet, steel, x, y + tall - 8, 56, ground - y - tall + 8)),
    flange(280, y, true),
    flange(500, y + tall - 6, false),
    bar(sheet, of, 130, y, 500, tall, 70),
    bar(sheet, steel, 176, y - 6, 20, tall + 12, 4),
    bar(sheet, blackPolymer, 612, y + 30, 110, tall - 60, 14),
    ribs(668, y + 40, 90, tall - 80, 10, white, 0.14),
    bar(sheet, steel, 60, y + 50, 80, tall - 100, 8),
    column(sheet, steel, 100, y + tall - 60, 40, 110, 5),
    rect(470, y - 120, 130, 100, '#e9edf0', { r: 8, stroke: '#5b646c', 'stroke-width': 1.4 }),
    rect(486, y - 106, 98, 38, '#0e2c43', { r: 4 }),
    centred(535, y - 24, 30, 30, '#5b646c'),
    rect(250, y + 62, 240, 86, white, { r: 5, 'fill-opacity': 0.95 }),
    band(370, y + 92, 220, 44, { code: label }),
    lettering(`${inchText(inches)}  ${micron ?? 130} µm`, 370, y + 134, 16, {
      anchor: 'middle',
      colour: '#4a5a68',
    }),
  ].join('');
}
