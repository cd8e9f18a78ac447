/** Outdoor scenes: rainwater, caravan, irrigation. */
import { exampleProduct, hybrid } from '../example-products.ts';
import { darker, ink, lighter, water, white } from '../toolkit/colour.ts';
import { face, matt, outline, polymer, upright } from '../toolkit/materials.ts';
import { centred, circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column } from '../toolkit/solids.ts';
import { groundShadow, tube } from '../toolkit/svg-parts.ts';
import { hills, sceneSize, stand } from './stage.ts';

function open(sheet: Sheet, tint: string, floor: number): string {
  const sky = sheet.linear(
    'down',
    [0, lighter(tint, 0.82)],
    [0.7, lighter(tint, 0.95)],
    [1, '#fdfefe'],
  );
  const earth = sheet.linear(
    'down',
    [0, lighter(tint, 0.55)],
    [0.3, lighter(tint, 0.7)],
    [1, lighter(tint, 0.86)],
  );
  return [
    rect(0, 0, sceneSize.width, floor, sky),
    hills([60, 130, 90, 180, 120, 210, 140, 170], floor, tint, 0.12),
    hills([30, 50, 100, 60, 110, 70, 130, 80], floor, tint, 0.16),
    rect(0, floor, sceneSize.width, sceneSize.height - floor, earth),
  ].join('');
}

export function tank(
  sheet: Sheet,
  cx: number,
  ground: number,
  width: number,
  height: number,
): string {
  const of = matt('#7f9a96');
  const top = ground - height;
  const waves: string[] = [];
  for (let y = top + 16; y < ground - 6; y += 15) waves.push(d`M${cx - width / 2} ${y}h${width}`);
  return [
    path(
      d`M${cx - width / 2 - 6} ${top}L${cx - width * 0.12} ${top - height * 0.12}H${cx + width * 0.12}L${cx + width / 2 + 6} ${top}Z`,
      upright(sheet, of),
      outline(of),
    ),
    column(sheet, of, cx, top - height * 0.12 - 14, width * 0.2, 18, 3),
    column(sheet, of, cx, top, width, height),
    stroke(waves.join(''), of.edge, 4, { 'stroke-opacity': 0.28 }),
    stroke(waves.join(''), white, 2, { 'stroke-opacity': 0.25, transform: 'translate(0 4)' }),
    centred(cx, top - 4, width + 12, 9, upright(sheet, of), { r: 4 }),
  ].join('');
}

export function drawRainwater(sheet: Sheet): string {
  const floor = 742;
  const roof = matt('#56707a');
  return [
    open(sheet, water.rain, floor),
    path(d`M1600 96L1052 236V262H1600Z`, face(sheet, roof), outline(roof)),
    rect(1120, 262, 480, floor - 262, '#eef3f3'),
    rect(1120, 262, 480, 26, ink, { 'fill-opacity': 0.1 }),
    bar(sheet, roof, 1044, 240, 82, 18, 5),
    tube(d`M1060 256V300Q1060 330 1030 330H940V350`, 20, polymer('#8da3a8')),
    groundShadow(sheet, 880, 330, 722),
    tank(sheet, 880, 722, 340, 340),
    tube(
      d`M1040 692H1100Q1124 692 1124 668V421Q1124 397 1146 397H1158`,
      18,
      polymer(water.rain, 0.5),
    ),
    stand(sheet, hybrid, 1330, 722, 0.66),
  ].join('');
}

export function caravan(sheet: Sheet, x: number, ground: number, k: number): string {
  const of = matt('#f1eee9');
  const body = d`M40 70Q46 12 108 8H560Q628 10 640 92L656 250Q656 300 616 300H70Q30 300 30 258Z`;
  const pane = sheet.linear('diagonal', [0, '#bcd0da'], [0.5, '#7f98a6'], [1, '#5d7482']);
  const window = (left: number, width: number) =>
    rect(left, 64, width, 84, pane, { r: 14, stroke: '#5b534a', 'stroke-width': 5 });
  const parts = [
    rect(-90, 286, 200, 12, '#6b645c', { r: 4 }),
    rect(-96, 276, 16, 66, '#6b645c', { r: 4 }),
    path(body, face(sheet, of), outline(of, 0.8)),
    path('M31 214L652 214L656 250H30Z', water.caravan, { 'fill-opacity': 0.55 }),
    path('M31 206L651 206L652 211H31Z', water.caravan, { 'fill-opacity': 0.9 }),
    window(96, 150),
    window(430, 150),
    rect(300, 54, 86, 236, lighter(water.caravan, 0.82), {
      r: 10,
      stroke: water.caravan,
      'stroke-width': 3,
    }),
    rect(318, 76, 50, 60, pane, { r: 8 }),
    circle(372, 186, 5, '#5b534a'),
    rect(220, 24, 150, 8, water.caravan, { 'fill-opacity': 0.25, r: 4 }),
    path('M196 300a64 64 0 0 1 128 0Z', '#4b453f'),
    circle(260, 300, 52, '#2b2f33'),
    circle(260, 300, 27, face(sheet, matt('#b9bec2'))),
    circle(260, 300, 8, '#6b7278'),
    circle(600, 254, 9, '#e9edf0', { stroke: '#5b534a', 'stroke-width': 2 }),
  ];
  return `<g transform="translate(${x} ${Math.round(ground - 352 * k)}) scale(${k})">${parts.join('')}</g>`;
}

export function drawCaravanScene(sheet: Sheet): string {
  const floor = 700;
  const kit = exampleProduct('caravan kit', 'CV-2', { stages: 2 });
  return [
    open(sheet, water.caravan, floor),
    groundShadow(sheet, 950, 540, 742),
    caravan(sheet, 640, 742, 0.92),
    // The kit next to the tap at the van's scale, and enlarged in a circle.
    tube(d`M1308 748V664h26`, 7, matt('#8b98a4')),
    stand(sheet, kit, 1360, 752, 0.1),
    stroke(d`M1366 690L1372 588`, white, 4, { 'stroke-opacity': 0.9 }),
    circle(1390, 372, 196, lighter(water.caravan, 0.86), { stroke: white, 'stroke-width': 10 }),
    stand(sheet, kit, 1390, 504, 0.36),
  ].join('');
}

export function drawIrrigation(sheet: Sheet): string {
  const tint = water.surface;
  const floor = 560;
  const beds = Array.from({ length: 6 }, (_, at) => {
    const y = floor + 22 + at * at * 11 + at * 6;
    return path(
      d`M0 ${y}C400 ${y - 8} 1200 ${y - 8} 1600 ${y}v${10 + at * 6}H0Z`,
      darker(lighter(tint, 0.3), 0.15),
      { 'fill-opacity': 0.32 },
    );
  });
  const leaf = (x: number, y: number, s: number) =>
    path(
      d`M${x} ${y}c${-s} ${-s * 0.2} ${-s * 1.2} ${-s} ${-s * 1.1} ${-s * 1.3}c${s * 0.7} ${s * 0.1} ${s * 1.1} ${s * 0.6} ${s * 1.1} ${s * 1.3}c0 ${-s * 0.8} ${s * 0.4} ${-s * 1.3} ${s * 1.1} ${-s * 1.4}c${s * 0.1} ${s * 0.6} ${-s * 0.2} ${s * 1.2} ${-s * 1.1} ${s * 1.4}Z`,
      '#6c8b3e',
      { 'fill-opacity': 0.8 },
    );
  const rows = [
    [floor + 40, 15, 46],
    [floor + 112, 24, 74],
    [floor + 206, 36, 112],
  ] as const;
  const filter = exampleProduct('irrigation filter', 'DISC', {}, { applications: ['Commercial'] });
  const line = polymer('#31373d', 0.4);
  return [
    open(sheet, tint, floor),
    ...beds,
    ...rows.flatMap(([y, s, step]) =>
      Array.from({ length: Math.ceil(1600 / step) }, (_, at) => leaf(at * step + step * 0.4, y, s)),
    ),
    tube(d`M-10 836H980V444H1090`, 34, line),
    tube(d`M1270 444H1390V836H1610`, 34, line),
    stand(sheet, filter, 1180, 862, 0.78),
  ].join('');
}
