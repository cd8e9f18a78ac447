/** Indoor scenes: mains, taps, sparkling, treatment. */
import { dual, exampleProduct, hybrid } from '../example-products.ts';
import { chamber, controller } from '../families/chamber.ts';
import { filterBank } from '../families/filter-bank.ts';
import { chiller } from '../families/sparkling.ts';
import { tap } from '../families/tap.ts';
import { vessel } from '../families/vessel.ts';
import { darker, ink, lighter, water, white } from '../toolkit/colour.ts';
import {
  brass,
  chrome,
  face,
  matt,
  mattBlack,
  outline,
  polished,
  polymer,
  steel,
  tapMaterial,
  upright,
} from '../toolkit/materials.ts';
import { circle, d, place, rect, stroke, taper, turn } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column, slab } from '../toolkit/solids.ts';
import { gauge, groundShadow, tube } from '../toolkit/svg-parts.ts';
import { glass, room, sceneSize, stand } from './stage.ts';

const { floor } = sceneSize;
const pipe = polymer(water.mains, 0.5);

/** The water meter at the boundary: brass body and a dial. */
export function meter(sheet: Sheet, cx: number, cy: number, r = 34): string {
  return [
    bar(sheet, brass, cx - r * 1.6, cy - r * 0.5, r * 3.2, r, 5),
    circle(cx, cy - r * 0.3, r, face(sheet, brass), outline(brass)),
    circle(cx, cy - r * 0.3, r * 0.78, white),
    rect(cx - r * 0.5, cy - r * 0.62, r, r * 0.3, ink, { r: 2, 'fill-opacity': 0.85 }),
    circle(cx, cy + r * 0.1, r * 0.16, '#c8372d'),
  ].join('');
}

export function drawMains(sheet: Sheet): string {
  const k = 0.76;
  // The ports of a 20 inch housing, in the position of its own drawing.
  const cy = 700 - 611 * 0.878 * k;
  return [
    room(sheet, water.mains, floor),
    tube(d`M812 ${floor + 8}V${cy + 34}Q812 ${cy} 846 ${cy}H1010`, 22, pipe),
    tube(d`M1330 ${cy}H1444Q1478 ${cy} 1478 ${cy - 34}V-10`, 22, pipe),
    bar(sheet, steel, 790, floor, 44, 12, 4),
    meter(sheet, 812, 600, 36),
    stand(sheet, dual, 1170, 700, k),
  ].join('');
}

function bench(sheet: Sheet, y: number, tint: string): string {
  const stone = matt(lighter(tint, 0.93));
  const doors = [0, 400, 800, 1200].map((x) =>
    rect(x + 5, y + 56, 390, sceneSize.height - y, lighter(tint, 0.8), {
      r: 3,
      stroke: darker(tint, 0.1),
      'stroke-opacity': 0.2,
    }),
  );
  return [
    rect(0, y + 44, sceneSize.width, sceneSize.height - y, lighter(tint, 0.7)),
    ...doors,
    rect(0, y, sceneSize.width, 44, sheet.linear('down', ...stone.flat), outline(stone, 0.3)),
    rect(0, y + 44, sceneSize.width, 10, ink, { 'fill-opacity': 0.12 }),
  ].join('');
}

function tiles(y: number): string {
  const lines: string[] = [];
  for (let row = 0; row * 74 < y; row += 1) {
    lines.push(d`M0 ${y - row * 74}H1600`);
    for (let x = row % 2 === 0 ? 0 : 100; x < 1600; x += 200)
      lines.push(d`M${x} ${y - row * 74}v-74`);
  }
  return stroke(lines.join(''), white, 3, { 'stroke-opacity': 0.5 });
}

export function drawTaps(sheet: Sheet): string {
  const y = 740;
  const finishes = [
    { name: 'Chrome', colour: '#cfd3d6' },
    { name: 'Brushed nickel', colour: '#b5aea4' },
    { name: 'Matte black', colour: '#222326' },
    { name: 'Gunmetal', colour: '#55585c' },
    { name: 'Brushed brass', colour: '#b8995a' },
  ].map(tapMaterial);
  return [
    room(sheet, '#6f8796', y),
    tiles(y),
    bench(sheet, y, '#6f8796'),
    ...finishes.map((of, at) => {
      const cx = 696 + at * 205;
      return (
        groundShadow(sheet, cx, 112, y + 4) +
        tap(
          sheet,
          of,
          {
            spout: at % 2 === 1 ? 'square' : 'gooseneck',
            handle: 'side lever',
            slim: false,
            mixer: true,
            height: 400,
            depth: 150,
          },
          cx,
          y + 4,
          0.7,
        )
      );
    }),
  ].join('');
}

export function drawSparklingScene(sheet: Sheet): string {
  const y = 520;
  const tint = '#3f7fb0';
  return [
    room(sheet, tint, y),
    tiles(y),
    bench(sheet, y, tint),
    rect(1005, y + 56, 390, 324, sheet.fade('#20303d', '#34495a', 'down')),
    groundShadow(sheet, 1240, 190, 872),
    chiller(sheet, 1140, 874, 190, 270, false),
    tube(d`M1090 ${y + 50}V700H1140`, 12, polymer('#2f7fd1')),
    rect(1005, y + 56, 390, 26, ink, { 'fill-opacity': 0.3 }),
    groundShadow(sheet, 1090, 90, y + 4),
    tap(
      sheet,
      polished('#6a7076'),
      { spout: 'gooseneck', handle: 'side lever', slim: false, height: 400, depth: 195 },
      1090,
      y + 4,
      0.74,
    ),
    groundShadow(sheet, 866, 76, y + 6),
    glass(sheet, 866, y + 6, 156, true),
    groundShadow(sheet, 730, 76, y + 6),
    glass(sheet, 730, y + 6, 156, true),
  ].join('');
}

/** A two-group espresso machine, with a cup below each group and cups on top. (x, ground) is its lower left. */
function espressoMachine(sheet: Sheet, x: number, ground: number): string {
  const cup = (cx: number, y: number) =>
    taper(cx, y - 36, 52, 34, 36, white, { stroke: '#8a959e', 'stroke-opacity': 0.6 }) +
    stroke(d`M${cx + 25} ${y - 30}q18 2 12 14t-18 8`, '#c3ccd3', 5);
  const y = ground - 300;
  return [
    groundShadow(sheet, x + 240, 500, ground),
    ...[x + 40, x + 410].map((foot) => rect(foot, ground - 18, 30, 18, ink, { r: 3 })),
    rect(x + 18, y + 120, 444, 130, sheet.fade('#3a454f', '#20303d', 'down')),
    slab(sheet, steel, x, y, 480, 132, 12),
    rect(x, y + 104, 480, 8, mattBlack.base, { 'fill-opacity': 0.75 }),
    bar(sheet, steel, x, ground - 54, 480, 38, 6),
    ...[120, 300].map((group) =>
      [
        column(sheet, chrome, x + group, y + 130, 78, 30, 5),
        column(sheet, chrome, x + group, y + 158, 58, 16, 4),
        bar(sheet, mattBlack, x + group + 26, y + 160, 74, 15, 7),
        cup(x + group, ground - 54),
        circle(x + group - 24, y + 62, 9, '#58b2f2'),
        circle(x + group + 4, y + 62, 9, '#8a959e'),
      ].join(''),
    ),
    gauge(sheet, x + 210, y + 98, 26),
    tube(d`M${x + 440} ${y + 120}q34 40 22 ${150}`, 10, chrome, 'round'),
    ...[70, 130, 190, 290, 350, 410].map((at) => cup(x + at, y - 2)),
    stroke(d`M${x + 14} ${y}v-26H${x + 466}v26`, '#8a959e', 5, { 'stroke-linejoin': 'round' }),
  ].join('');
}

/** A café: water from the mains goes through the filters in the cupboard to the machine on the bench. */
export function drawCafe(sheet: Sheet): string {
  const y = 470;
  const tint = '#4f7c80';
  const cy = 640;
  const stages = (['spun', 'carbon', 'carbon'] as const).map((media) => ({
    media: [media],
    twist: true,
  }));
  return [
    room(sheet, tint, y),
    tiles(y),
    bench(sheet, y, tint),
    rect(905, y + 56, 590, 374, sheet.fade('#20303d', '#34495a', 'down')),
    tube(d`M907 ${cy}H1080`, 14, polymer('#9fb0bd')),
    bar(sheet, brass, 956, cy - 15, 56, 30, 5),
    bar(sheet, mattBlack, 978, cy - 36, 64, 10, 5),
    bar(sheet, brass, 978, cy - 30, 12, 18, 2),
    tube(
      d`M1320 ${cy}H1378Q1402 ${cy} 1402 ${cy - 24}V${y + 56}M1402 ${y + 4}v-40`,
      14,
      polymer('#2f7fd1'),
    ),
    filterBank(sheet, { stages, cx: 1200, ground: 884, k: 0.77, label: '', length: 250 }),
    rect(905, y + 56, 590, 26, ink, { 'fill-opacity': 0.3 }),
    espressoMachine(sheet, 950, y + 6),
    groundShadow(sheet, 866, 64, y + 6),
    glass(sheet, 866, y + 6, 120, false),
    groundShadow(sheet, 770, 64, y + 6),
    glass(sheet, 770, y + 6, 120, true),
  ].join('');
}

/** The machine and its cups, close up. */
export function drawEspresso(sheet: Sheet): string {
  const y = 760;
  const tint = '#4f7c80';
  return [
    room(sheet, tint, y),
    tiles(y),
    bench(sheet, y, tint),
    place(espressoMachine(sheet, 0, 0), 770, y + 6, 1.5),
    groundShadow(sheet, 660, 86, y + 6),
    glass(sheet, 660, y + 6, 170, false),
  ].join('');
}

/** Two iced drinks, and the inline filter of the machine that makes the ice. */
export function drawIce(sheet: Sheet): string {
  const y = 760;
  const tint = '#4a86b5';
  const ice = { stroke: '#8fb8d2', 'stroke-width': 3, r: 12, 'fill-opacity': 0.85 };
  const cube = (x: number, at: number, degrees: number, size = 84) =>
    turn(rect(x - size / 2, at - size / 2, size, size, '#f3fafe', ice), degrees, [x, at]);
  const drink = (cx: number, sparkles: boolean) => [
    groundShadow(sheet, cx, 190, y + 6),
    glass(sheet, cx, y + 6, 400, sparkles),
    cube(cx - 34, y - 250, 14),
    cube(cx + 40, y - 276, -20),
    cube(cx + 6, y - 170, 32, 76),
  ];
  return [
    room(sheet, tint, y),
    tiles(y),
    bench(sheet, y, tint),
    ...drink(720, false),
    ...drink(970, true),
    cube(1140, y - 36, -4),
    // An inline cartridge lies 170 above its ground.
    stand(sheet, exampleProduct('inline cartridge', 'IL'), 1376, y + 8 + 170 * 0.5, 0.5),
  ].join('');
}

export function drawTreatment(sheet: Sheet): string {
  const line = polymer('#5f7d92', 0.5);
  const y = 690;
  return [
    room(sheet, water.bore, floor),
    tube(d`M700 ${y - 412}H1600`, 20, line),
    groundShadow(sheet, 860, 170, y),
    vessel(sheet, {
      cx: 860,
      ground: y,
      width: 170,
      height: 430,
      of: polymer('#3c444c', 0.35),
      k: 0.9,
    }),
    stand(sheet, exampleProduct('softener', 'SOL'), 1160, y, 0.8),
    groundShadow(sheet, 1440, 110, y),
    chamber(sheet, 1440, y, 96, 460),
    controller(sheet, 1502, y - 400, 86, 110),
    rect(700, y - 446, 12, 60, upright(sheet, steel)),
  ].join('');
}

/** One product of each range side by side, floor-standing ones at the back. */
export function drawRange(sheet: Sheet): string {
  return [
    room(sheet, water.mains, 690),
    stand(sheet, exampleProduct('softener', 'SOL'), 740, 730, 0.8),
    stand(sheet, hybrid, 1290, 730, 0.62),
    stand(sheet, dual, 1010, 790, 0.5),
  ].join('');
}
