/** The items of a water test kit: bottle, form, bag. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { ink, white } from '../toolkit/colour.ts';
import { face, outline, polymer, whitePolymer } from '../toolkit/materials.ts';
import { centred, circle, d, path, place, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { centredSlab, column } from '../toolkit/solids.ts';
import { dropMark } from '../toolkit/svg-parts.ts';

type Content = DrawingPropsOf<'test kit'>['contents'][number];
const paper = polymer('#f7f9fa', 0.6);
const blue = '#2f7fd1';

/** Drawn with its foot at (0, 0). */
type Item = { readonly width: number; readonly height: number; draw(sheet: Sheet): string };

function bottle(sheet: Sheet): string {
  const body = d`M-40 -330V-300C-40 -270 -84 -270 -84 -226V-16Q-84 0 -68 0H68Q84 0 84 -16V-226C84 -270 40 -270 40 -300V-330Z`;
  const cap = polymer(blue, 0.5);
  const knurls = Array.from({ length: 10 }, (_, at) => d`M${-41 + at * 9.2} -378v44`);
  return [
    path(body, white),
    path(d`M-82 -196H82V-16Q82 -2 68 -2H-68Q-82 -2 -82 -16Z`, '#bfdff4'),
    path(
      body,
      sheet.linear(
        'across',
        [0, '#7fb2d6', 0.6],
        [0.2, '#eaf5fc', 0.3],
        [0.7, '#d4e9f6', 0.2],
        [1, '#6ba0c6', 0.65],
      ),
      { stroke: '#5d8ba8', 'stroke-width': 1.6, 'stroke-opacity': 0.8 },
    ),
    centred(0, -164, 134, 106, face(sheet, paper), { r: 5 }),
    dropMark(-38, -128, 30, blue),
    centred(20, -136, 64, 8, ink, { r: 2, 'fill-opacity': 0.5 }),
    centred(8, -120, 40, 7, ink, { r: 2, 'fill-opacity': 0.3 }),
    centred(0, -86, 106, 2, ink, { 'fill-opacity': 0.3 }),
    column(sheet, cap, 0, -386, 98, 60, 7),
    stroke(knurls.join(''), ink, 1.2, { 'stroke-opacity': 0.25 }),
  ].join('');
}

const sheetOfPaper = (sheet: Sheet, wide: number, high: number): string =>
  centred(0, -high, wide, high, face(sheet, paper), { r: 7, ...outline(whitePolymer, 0.7) });
const lines = (left: number, top: number, count: number, wide: number): string =>
  Array.from({ length: count }, (_, at) =>
    rect(left, top + at * 40, wide - ((at * 37) % 70), 8, ink, { r: 3, 'fill-opacity': 0.26 }),
  ).join('');

function form(sheet: Sheet): string {
  const boxes = [0, 1, 2, 3, 4].map((at) =>
    rect(-88, -252 + at * 40, 16, 16, 'none', {
      r: 3,
      stroke: ink,
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
  );
  return [
    sheetOfPaper(sheet, 224, 350),
    dropMark(-78, -312, 36, blue),
    rect(-48, -322, 110, 12, ink, { r: 3, 'fill-opacity': 0.5 }),
    ...boxes,
    lines(-60, -248, 5, 150),
    rect(-88, -44, 176, 24, '#e8f0f7', { r: 4 }),
  ].join('');
}

/** A grey return bag with its address label and flap. */
function bag(sheet: Sheet): string {
  const grey = polymer('#d6dce1', 0.6);
  return [
    centredSlab(sheet, grey, 0, -270, 250, 270, 6, 0.8),
    path(d`M-125 -264L-112 -206H112L125 -264Z`, '#c3cbd2', outline(grey, 0.8)),
    centred(0, -166, 176, 104, white, { r: 4, stroke: ink, 'stroke-opacity': 0.14 }),
    lines(-72, -144, 2, 120),
    circle(62, -86, 13, 'none', { stroke: blue, 'stroke-width': 3 }),
  ].join('');
}

const items: Partial<Readonly<Record<Content, Item>>> = {
  'sample bottle': { width: 168, height: 388, draw: bottle },
  form: { width: 224, height: 350, draw: form },
  'return bag': { width: 250, height: 270, draw: bag },
};

export const isTestItem = (content: Content): boolean => items[content] !== undefined;

/** An item with its foot at (cx, foot), scaled to fit `room`. Empty for any other content. */
export function testItem(
  sheet: Sheet,
  content: Content,
  [cx, foot]: readonly [number, number],
  room: readonly [wide: number, high: number],
): string {
  const item = items[content];
  if (item === undefined) return '';
  const k = Math.min(1.15, room[0] / item.width, room[1] / item.height);
  return place(item.draw(sheet), cx, foot, k);
}

/** The drawn width of an item at full size. */
export const itemWidth = (content: Content): number => items[content]?.width ?? 0;
