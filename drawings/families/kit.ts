/** Packaged products: maintenance kits, media bags, water test kits. */

import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { type Media, mediaNames } from '../../kernel/filter-media.ts';
import { darker, ink, white } from '../toolkit/colour.ts';
import { context } from '../toolkit/extent.ts';
import { mediaBody, mediaColours } from '../toolkit/filter-media.ts';
import { paperLabel } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import { face, matt, outline, polymer, upright, whitePolymer } from '../toolkit/materials.ts';
import { centred, circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { column, slab } from '../toolkit/solids.ts';
import { canvas, dropMark, groundShadow } from '../toolkit/svg-parts.ts';
import { canister, cartridge } from './cartridge.ts';
import { isTestItem, itemWidth, testItem } from './water-test-kit.ts';

const { ground, middle: cx } = canvas;

type Content = DrawingPropsOf<'kit'>['contents'][number];

const filterMedia: Partial<Readonly<Record<Content, Media>>> = {
  'sediment cartridge': 'spun',
  'pleated cartridge': 'pleated',
  'carbon cartridge': 'carbon',
  'fine carbon cartridge': 'granular',
  'scale cartridge': 'crystal',
  'resin cartridge': 'resin',
  'membrane cartridge': 'membrane',
  'filter element': 'mesh',
};

const board = matt('#cfb491');
const paper = polymer('#f7f9fa', 0.6);

/** An open carton with its contents sticking out and small items in front. Closed if the contents aren't stated. */
export function drawKit(sheet: Sheet, look: DrawingPropsOf<'kit'>): string {
  const { contents, label } = look;
  const aspect = look.aspect ?? 1.6;
  const half = Math.max(Math.min(480, 300 * aspect), 240) / 2;
  const box = Math.min(440, (half * 2) / aspect);
  const y = ground - box;
  const tall = contents.filter(isTall);
  const pitch = (half * 2 - 12) / tall.length;
  const shown = tall.map((each, at) =>
    tallItem(sheet, look, each, [cx - half + 6 + pitch * (at + 0.5), pitch, box]),
  );
  const flap = (way: 1 | -1) =>
    d`M${cx + way * half} ${y}l${way * 74} ${58}l${way * -16} ${22}l${way * -58} ${-44}Z`;
  const lid =
    tall.length > 0
      ? [
          context(
            path(d`M${cx - half} ${y}l30 -44h${half * 2 - 60}l30 44Z`, darker(board.base, 0.42)),
          ),
          context(shown),
          context([
            path(flap(1), darker(board.base, 0.12), outline(board)),
            path(flap(-1), darker(board.base, 0.04), outline(board)),
          ]),
        ]
      : [];
  const front = slab(sheet, board, cx - half, y, half * 2, box, 3, 0.7);
  const tape = centred(cx, y, Math.min(64, half * 0.3), box * 0.2, '#e6d3b4', {
    stroke: board.edge,
    'stroke-opacity': 0.3,
  });
  const count = contents.length === 0 ? undefined : `${contents.length} parts`;
  return [
    groundShadow(sheet, cx, half * 2),
    ...lid,
    front,
    stroke(d`M${cx - half + 2} ${y + 2}h${half * 2 - 4}`, white, 2.4, { 'stroke-opacity': 0.5 }),
    tall.length > 0 ? '' : tape,
    paperLabel(cx, y + box * (tall.length > 0 ? 0.46 : 0.56), half * 1.24, box * 0.52, {
      code: label,
      line: count,
    }),
    ...contents
      .filter((each) => each === 'O-rings')
      .map((_, at) => context(rings(cx - half - 48 - at * 52, ground))),
    contents.includes('grease') ? context(grease(sheet, cx + half + 22, ground)) : '',
  ].join('');
}

const isTall = (each: Content): boolean => each !== 'O-rings' && each !== 'grease';

function tallItem(
  sheet: Sheet,
  { size, twist }: DrawingPropsOf<'kit'>,
  each: Content,
  [x, pitch, box]: readonly [number, number, number],
): string {
  const long = size.length > 400;
  const high = box + (long ? 300 : 190);
  const media = filterMedia[each];
  if (media !== undefined) {
    // Cartridges are as long as the box is tall.
    const across = Math.min(pitch * 0.94, (size.diameter * box) / (size.length + 24));
    if (twist) return canister(sheet, [media], x, ground - high, high - 20, across);
    const reach = each === 'filter element' ? box + 120 : high;
    return cartridge(sheet, [media], x, ground - 20, reach - 20, across);
  }
  if (isTestItem(each)) return testItem(sheet, each, [x, ground - box + 150], [pitch * 1.3, 330]);
  const [glass, edge] = each === 'UV lamp' ? ['#e4deff', '#6a5cc4'] : ['#e3f0f7', '#5d8ba8'];
  return (
    centred(x, ground - high, 22, high - 20, glass, {
      r: 10,
      stroke: edge,
      'stroke-opacity': 0.6,
    }) + (each === 'UV lamp' ? column(sheet, whitePolymer, x, ground - high, 26, 40, 5) : '')
  );
}

const rings = (cx: number, ground: number): string =>
  circle(cx, ground - 52, 44, 'none', { stroke: '#1d2227', 'stroke-width': 11 }) +
  circle(cx - 2, ground - 54, 46, 'none', { stroke: '#8d979f', 'stroke-width': 2 });

const grease = (sheet: Sheet, left: number, ground: number): string =>
  path(
    d`M${left} ${ground - 130}h60l-12 96h-36Z`,
    upright(sheet, whitePolymer),
    outline(whitePolymer),
  ) + centred(left + 30, ground - 36, 38, 36, '#2064ad', { r: 4 });

/** Colours dark enough for white text. */
const bagColour = (media: Media): string => darker(mediaColours[media].strip, 0.42);

/** A sewn sack with a window on the media. */
export function drawMediaBag(sheet: Sheet, look: DrawingPropsOf<'media'>): string {
  const [media = 'sand'] = look.media;
  const top = ground - 500;
  const of = polymer('#f0f2f3', 0.6);
  const sack = d`M${cx - 168} ${top}H${cx + 168}C${cx + 176} ${top + 60} ${cx + 196} ${top + 120} ${cx + 192} ${top + 260}C${cx + 196} ${top + 380} ${cx + 190} ${ground - 30} ${cx + 168} ${ground}H${cx - 168}C${cx - 190} ${ground - 30} ${cx - 196} ${top + 380} ${cx - 192} ${top + 260}C${cx - 196} ${top + 120} ${cx - 176} ${top + 60} ${cx - 168} ${top}Z`;
  return [
    groundShadow(sheet, cx, 380),
    path(sack, upright(sheet, of), outline(of, 0.7)),
    stroke(d`M${cx - 160} ${top + 26}h320`, '#5c7a94', 3, {
      'stroke-dasharray': '13 8',
      'stroke-linecap': 'round',
    }),
    stroke(
      d`M${cx - 168} ${top + 50}c80 14 250 14 336 0M${cx - 150} ${ground - 44}c100 -16 220 -10 300 4`,
      ink,
      2,
      { 'stroke-opacity': 0.12 },
    ),
    rect(cx - 192, top + 96, 384, 92, bagColour(media), {
      'clip-path': sheet.clip(path(sack, white)),
    }),
    dropMark(cx - 142, top + 142, 48, white),
    lettering(look.label, cx - 104, top + 138, 26, { colour: white, weight: 0.15, fit: 270 }),
    lettering(look.pack ?? '', cx - 104, top + 172, 20, { colour: white, fit: 270 }),
    mediaBody(sheet, media, [cx, top + 226, 250, 190]),
    rect(cx - 125, top + 226, 250, 190, 'none', {
      r: 4,
      stroke: of.edge,
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
    lettering(look.said ?? mediaNames[media], cx, top + 448, 24, {
      anchor: 'middle',
      weight: 0.14,
      fit: 300,
    }),
    path(d`M${cx - 125} ${top + 226}h120l-90 190h-30Z`, white, { 'fill-opacity': 0.14 }),
    path(
      sack,
      sheet.linear('across', [0, ink, 0.16], [0.3, white, 0.08], [0.7, ink, 0], [1, ink, 0.22]),
    ),
  ].join('');
}

/** A test kit's box with its contents behind it, or next to it if the box is upright. */
export function drawTestKit(
  sheet: Sheet,
  { label, contents, aspect = 3 }: DrawingPropsOf<'test kit'>,
): string {
  const isLow = aspect >= 1.3;
  const [wide, high] = isLow
    ? [600, Math.min(300, 600 / aspect)]
    : [Math.max(120, 460 * aspect), Math.max(120, 460 * aspect) / aspect];
  const left = isLow ? 100 : contents.length === 0 ? 400 - wide / 2 : 60;
  const from = isLow ? left + 10 : left + wide + 24;
  const room = (isLow ? left + wide - 10 : 760) - from;
  const things = contents.filter(isTestItem);
  // The items overlap, with the first in front.
  const step = (each: Content) => itemWidth(each) * 0.8 + 6;
  const natural = things.reduce((sum, each) => sum + step(each), 0);
  const k = Math.min(1.15, room / Math.max(1, natural));
  let at = from + (isLow ? (room - natural * k) / 2 : 0);
  const shown = things
    .map((each) => {
      const across = step(each) * k;
      at += across;
      const foot = isLow ? ground - high + 90 : ground;
      return testItem(sheet, each, [at - across / 2, foot], [itemWidth(each) * k, 440]);
    })
    .toReversed();
  return [
    groundShadow(sheet, isLow ? 400 : left + wide / 2, wide),
    isLow ? context(shown) : '',
    rect(left, ground - high, wide, high, face(sheet, paper), {
      r: 6,
      ...outline(whitePolymer, 0.7),
    }),
    rect(left, ground - high, wide, 14, '#2f7fd1', { r: 3 }),
    dropMark(
      isLow ? left + 70 : left + wide / 2,
      isLow ? ground - high / 2 + 6 : ground - high * 0.62,
      Math.min(60, wide * 0.3),
      '#2f7fd1',
    ),
    lettering(
      label,
      isLow ? left + 116 : left + wide / 2,
      isLow ? ground - high / 2 + 16 : ground - high * 0.4,
      26,
      { weight: 0.15, fit: isLow ? wide - 150 : wide * 0.86, anchor: isLow ? 'start' : 'middle' },
    ),
    isLow ? '' : context(shown),
  ].join('');
}
