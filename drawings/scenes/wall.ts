/** A painted cabinet in place on the wall of a house, 1600 × 1000, in one finish. */
import type { Product } from '../../kernel/entry-types.ts';
import { cabinetFront } from '../families/cabinet.ts';
import { darker, ink, lighter, water, white } from '../toolkit/colour.ts';
import { matt, outline, polymer } from '../toolkit/materials.ts';
import { circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import { createSheet, type Sheet, sheetSvg } from '../toolkit/sheet.ts';
import { bar } from '../toolkit/solids.ts';
import { groundShadow, tube } from '../toolkit/svg-parts.ts';

const size = { width: 1600, height: 1000, ground: 812 } as const;
const plain = { name: 'Stone White', colour: '#e9e6df' };

/** Weatherboards, each casting a shadow on the next. */
function boards(sheet: Sheet): string {
  const wood = matt('#c9cfd1');
  const rows = Array.from({ length: 14 }, (_, at) => {
    const y = 90 + at * 50;
    return (
      rect(0, y, size.width, 50, sheet.linear('down', ...wood.flat)) +
      rect(0, y + 47, size.width, 3, darker('#c9cfd1', 0.35), { 'fill-opacity': 0.55 }) +
      rect(0, y + 50, size.width, 5, ink, { 'fill-opacity': 0.05 })
    );
  });
  return rows.join('');
}

function window(sheet: Sheet, x: number, y: number): string {
  const frame = matt('#f4f5f4');
  const pane = sheet.linear('diagonal', [0, '#c6d8e0'], [0.5, '#8ea9b6'], [1, '#6c8795']);
  return [
    rect(x - 18, y - 18, 356, 366, sheet.linear('down', ...frame.flat), outline(frame, 0.5)),
    rect(x, y, 154, 330, pane),
    rect(x + 166, y, 154, 330, pane),
    path(d`M${x} ${y + 210}L${x + 154} ${y + 60}V${y + 130}L${x} ${y + 280}Z`, white, {
      'fill-opacity': 0.16,
    }),
    bar(sheet, frame, x - 34, y + 340, 388, 22, 3, 0.5),
    rect(x - 34, y + 362, 388, 8, ink, { 'fill-opacity': 0.12 }),
  ].join('');
}

/** A clump of long leaves. */
function grass(cx: number, ground: number, height: number, colour: string): string {
  const blades = Array.from({ length: 15 }, (_, at) => {
    const lean = (at - 7) / 7;
    const tall = height * (1 - Math.abs(lean) * 0.35) * (at % 2 === 0 ? 1 : 0.86);
    const foot = cx + lean * height * 0.16;
    const tip = cx + lean * height * 0.66;
    return path(
      d`M${foot - 5} ${ground}Q${foot + lean * 14} ${ground - tall * 0.6} ${tip} ${ground - tall}Q${foot + lean * 26} ${ground - tall * 0.5} ${foot + 6} ${ground}Z`,
      at % 3 === 0 ? darker(colour, 0.2) : at % 3 === 1 ? colour : lighter(colour, 0.2),
    );
  });
  return blades.join('');
}

/** Draws the product's first finish. */
export function drawWall(product: Product): string {
  const sheet = createSheet(`wall-${product.code}`);
  const { ground } = size;
  const eave = matt('#56646d');
  const pipe = polymer(water.mains, 0.5);
  const stones = Array.from({ length: 34 }, (_, at) =>
    circle(
      20 + at * 48,
      ground + 20 + ((at * 37) % 13),
      12 + ((at * 29) % 9),
      lighter('#8f9aa0', ((at * 17) % 10) / 22),
    ),
  );
  const body = [
    rect(0, 0, size.width, size.height, '#dfe5e7'),
    boards(sheet),
    bar(sheet, eave, 0, 0, size.width, 64),
    rect(0, 64, size.width, 30, sheet.linear('down', [0, ink, 0.34], [1, ink, 0])),
    window(sheet, 150, 190),
    rect(0, ground - 40, size.width, 44, '#a7adaf'),
    stroke(d`M0 ${ground - 40}H${size.width}`, white, 3, { 'stroke-opacity': 0.6 }),
    rect(0, ground, size.width, size.height - ground, sheet.fade('#b9bdb8', '#d6d9d5', 'down')),
    ...stones,
    rect(
      0,
      ground + 48,
      size.width,
      size.height - ground,
      sheet.fade('#c9cdca', '#e2e5e3', 'down'),
    ),
    stroke(d`M520 ${ground + 50}L430 1000M1060 ${ground + 50}L1150 1000`, '#a9afac', 3),
    tube(d`M1190 ${ground + 6}V690Q1190 660 1160 660H1080`, 24, pipe),
    tube(d`M1080 560H1250Q1280 560 1280 530V-10`, 24, pipe),
    groundShadow(sheet, 830, 560, ground + 58),
    cabinetFront(sheet, product.finishes[0] ?? plain, 830, ground + 56, 500, 625),
    grass(1420, ground + 34, 230, '#6f8f5b'),
    grass(1515, ground + 40, 170, '#87a56a'),
    grass(78, ground + 40, 190, '#7b9a60'),
  ].join('');
  return sheetSvg(sheet, size.width, size.height, body);
}
