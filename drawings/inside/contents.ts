/** The contents of a box, bag or envelope, each item with its name. */

import type { DrawingProps, DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { mediaNames } from '../../kernel/media.ts';
import { canister, cartridge } from '../families/cartridge.ts';
import { filterMedia } from '../families/kit.ts';
import { isTestItem, testItem } from '../families/test-items.ts';
import { ink, white } from '../toolkit/colour.ts';
import { band } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import { outline, upright, whitePolymer } from '../toolkit/materials.ts';
import { mediaBody } from '../toolkit/media.ts';
import { centred, circle, d, path, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { column } from '../toolkit/solids.ts';
import { dropMark, groundShadow } from '../toolkit/svg-parts.ts';

type Kit = DrawingPropsOf<'kit'>;
type Content = Kit['contents'][number];
const foot = 640;
const named = (text: string, cx: number, wide: number): string =>
  lettering(text, cx, foot + 58, 17, { anchor: 'middle', fit: wide - 12, weight: 0.14 });

function item(sheet: Sheet, { size, twist }: Kit, each: Content, cx: number, wide: number): string {
  const media = filterMedia[each];
  if (media !== undefined) {
    const k = Math.min(460 / size.length, (wide * 0.8) / size.diameter);
    const [length, across] = [size.length * k, size.diameter * k];
    const shadow = groundShadow(sheet, cx, across, foot);
    return twist
      ? shadow + canister(sheet, [media], cx, foot - length, length, across)
      : shadow + cartridge(sheet, [media], cx, foot, length, across);
  }
  if (isTestItem(each)) {
    return (
      groundShadow(sheet, cx, wide * 0.6, foot) +
      testItem(sheet, each, [cx, foot], [wide * 0.8, 400])
    );
  }
  switch (each) {
    case 'quartz sleeve':
      return (
        groundShadow(sheet, cx, 40, foot) +
        centred(cx, foot - 480, 32, 480, '#e3f0f7', {
          r: 15,
          stroke: '#5d8ba8',
          'stroke-opacity': 0.7,
          'stroke-width': 2,
        }) +
        centred(cx - 8, foot - 466, 4, 440, white, { r: 2 })
      );
    case 'UV lamp':
      return [
        groundShadow(sheet, cx, 40, foot),
        centred(cx, foot - 480, 30, 470, '#e4deff', {
          r: 14,
          stroke: '#6a5cc4',
          'stroke-opacity': 0.6,
        }),
        column(sheet, whitePolymer, cx, foot - 480, 36, 48, 5),
        column(sheet, whitePolymer, cx, foot - 50, 36, 48, 5),
      ].join('');
    case 'O-rings': {
      const r = Math.min(62, wide * 0.36);
      const ring = (y: number) =>
        circle(cx, y, r, 'none', { stroke: '#1d2227', 'stroke-width': 13 }) +
        circle(cx - 2, y - 2, r + 2, 'none', { stroke: '#8d979f', 'stroke-width': 2.4 });
      return groundShadow(sheet, cx, r * 1.6, foot) + ring(foot - r - 8) + ring(foot - r * 3 - 34);
    }
    default:
      return [
        groundShadow(sheet, cx, 60, foot),
        path(
          d`M${cx - 46} ${foot - 230}h92l-20 150h-52Z`,
          upright(sheet, whitePolymer),
          outline(whitePolymer),
        ),
        centred(cx, foot - 242, 98, 16, '#a9b2ba', { r: 3 }),
        centred(cx, foot - 84, 60, 84, '#2064ad', { r: 6 }),
        dropMark(cx, foot - 170, 34, '#2f7fd1'),
      ].join('');
  }
}

/** Draws things side by side, each in a column of equal width. */
function columns(
  things: Kit['contents'],
  widest: number,
  draw: (each: Content, cx: number, wide: number) => string,
): string {
  const wide = Math.min(widest, 720 / Math.max(1, things.length));
  const left = 400 - (wide * things.length) / 2;
  return things.map((each, at) => draw(each, left + wide * (at + 0.5), wide)).join('');
}

const kit = (sheet: Sheet, look: Kit): string =>
  columns(
    look.contents,
    230,
    (each, cx, wide) => item(sheet, look, each, cx, wide) + named(each, cx, wide),
  );

/** A heap of grains, and a magnified view. */
function grains(sheet: Sheet, { media, pack, said }: DrawingPropsOf<'media'>): string {
  const [shown = 'sand'] = media;
  const heap = d`M90 ${foot}C190 ${foot - 30} 240 ${foot - 170} 330 ${foot - 190}S470 ${foot - 40} 560 ${foot}Z`;
  const inside = sheet.clip(path(heap, white));
  const close = sheet.clip(circle(540, 310, 180, white));
  return [
    groundShadow(sheet, 330, 430, foot),
    `<g clip-path="${inside}">${mediaBody(sheet, shown, [330, foot - 200, 480, 200])}</g>`,
    path(heap, 'none', { stroke: ink, 'stroke-opacity': 0.25, 'stroke-width': 2 }),
    `<g clip-path="${close}" ><g transform="translate(540 310) scale(3)">${mediaBody(sheet, shown, [0, -64, 128, 128])}</g></g>`,
    circle(540, 310, 180, 'none', { stroke: '#2f7fd1', 'stroke-width': 5 }),
    stroke(d`M420 448L350 530`, '#2f7fd1', 4, { 'stroke-linecap': 'round' }),
    lettering(said ?? mediaNames[shown], 400, foot + 62, 24, { anchor: 'middle', weight: 0.14 }),
    pack === undefined
      ? ''
      : lettering(pack, 400, foot + 98, 18, { anchor: 'middle', colour: '#4a5a68' }),
  ].join('');
}

/** Each different item once, with its quantity. */
function testKit(sheet: Sheet, { contents }: DrawingPropsOf<'test kit'>): string {
  return columns([...new Set(contents)], 260, (each, cx, wide) => {
    const count = contents.filter((other) => other === each).length;
    return (
      groundShadow(sheet, cx, wide * 0.7, foot) +
      testItem(sheet, each, [cx, foot], [wide * 0.84, 440]) +
      named(count > 1 ? `${count} ${each}s` : each, cx, wide)
    );
  });
}

export function drawContents(sheet: Sheet, look: DrawingProps): string {
  const shown =
    look.type === 'kit'
      ? kit(sheet, look)
      : look.type === 'media'
        ? grains(sheet, look)
        : look.type === 'test kit'
          ? testKit(sheet, look)
          : '';
  return band(400, 62, 420, 52, { code: look.label }) + shown;
}
