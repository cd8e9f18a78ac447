/** What comes in packets: maintenance kits, media bags, water tests. */
import type { LookOf } from '../../kernel/look.ts';
import { type Media, mediaNames } from '../../kernel/media.ts';
import { darker, ink, white } from '../toolkit/colour.ts';
import { around } from '../toolkit/extent.ts';
import { paperLabel } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import { face, matt, outline, polymer, upright, whitePolymer } from '../toolkit/materials.ts';
import { mediaBody } from '../toolkit/media.ts';
import { canvas, dropMark, groundShadow } from '../toolkit/pieces.ts';
import { centred, circle, d, ellipse, path, place, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { canister, cartridge, stripColour } from './cartridge.ts';
import { filterMedia } from './kit-media.ts';

const board = matt('#cfb491');
const paper = polymer('#f7f9fa', 0.6);

/** An open carton; what it holds stands out of it, and small things lie before it. */
export function drawKit(sheet: Sheet, look: LookOf<'kit'>): string {
  const { contents, size, twist, label } = look;
  const { ground, middle: cx } = canvas;
  const tallThings = contents.filter(
    (each) => filterMedia[each] !== undefined || each === 'UV lamp',
  );
  const long = size.length > 400;
  const wide = Math.min(480, 300 * (look.aspect ?? 1.6), 480);
  const half = Math.max(wide, 240) / 2;
  const box = Math.min(440, (half * 2) / (look.aspect ?? 1.6));
  const y = ground - box;
  const pitch = (half * 2 - 20) / (tallThings.length + 1);
  const stood = tallThings.map((each, at) => {
    const x = cx - half + 10 + pitch * (at + 1);
    const high = box + (long ? 300 : 190);
    const media = filterMedia[each];
    if (media === undefined)
      return (
        centred(x, ground - high, 22, high - 20, '#e4deff', {
          r: 10,
          stroke: '#6a5cc4',
          'stroke-opacity': 0.6,
        }) +
        centred(x, ground - high, 26, 40, upright(sheet, whitePolymer), {
          r: 5,
          ...outline(whitePolymer),
        })
      );
    const across = Math.min(pitch * 0.82, (long ? 96 : 118) * (size.diameter > 90 ? 1 : 0.72));
    if (twist) return canister(sheet, [media], x, ground - high, high - 20, across);
    const reach = each === 'filter element' ? box + 120 : high;
    return cartridge(sheet, [media], x, ground - 20, reach - 20, across);
  });
  const flap = (way: 1 | -1) =>
    d`M${cx + way * half} ${y}l${way * 74} ${58}l${way * -16} ${22}l${way * -58} ${-44}Z`;
  return [
    groundShadow(sheet, cx, half * 2),
    around(path(d`M${cx - half} ${y}l30 -44h${half * 2 - 60}l30 44Z`, darker(board.base, 0.42))),
    around(stood),
    around([
      path(flap(1), darker(board.base, 0.12), outline(board)),
      path(flap(-1), darker(board.base, 0.04), outline(board)),
    ]),
    rect(cx - half, y, half * 2, box, face(sheet, board), { r: 3, ...outline(board, 0.7) }),
    stroke(d`M${cx - half + 2} ${y + 2}h${half * 2 - 4}`, white, 2.4, { 'stroke-opacity': 0.5 }),
    paperLabel(cx, y + box * 0.46, half * 1.24, box * 0.52, {
      code: label,
      line: `${contents.length} parts`,
    }),
    contents.includes('O-rings')
      ? around(
          circle(cx - half - 44, ground - 52, 44, 'none', {
            stroke: '#1d2227',
            'stroke-width': 11,
          }) +
            circle(cx - half - 46, ground - 54, 46, 'none', {
              stroke: '#8d979f',
              'stroke-width': 2,
            }),
        )
      : '',
    contents.includes('grease')
      ? around(
          path(
            d`M${cx + half + 22} ${ground - 130}h60l-12 96h-36Z`,
            upright(sheet, whitePolymer),
            outline(whitePolymer),
          ) + centred(cx + half + 52, ground - 36, 38, 36, '#2064ad', { r: 4 }),
        )
      : '',
  ].join('');
}

/** White on it must stay legible. */
const bagColour = (media: Media): string => darker(stripColour(media), 0.42);

/** A sewn sack whose window shows the media. */
export function drawMediaBag(sheet: Sheet, look: LookOf<'media'>): string {
  const { ground, middle: cx } = canvas;
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
    mediaBody(sheet, media === 'carbon' ? 'granular' : media, [cx, top + 226, 250, 190]),
    rect(cx - 125, top + 226, 250, 190, 'none', {
      r: 4,
      stroke: of.edge,
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
    lettering(mediaNames[media], cx, top + 448, 24, { anchor: 'middle', weight: 0.14 }),
    path(d`M${cx - 125} ${top + 226}h120l-90 190h-30Z`, white, { 'fill-opacity': 0.14 }),
    path(
      sack,
      sheet.linear([
        [0, ink, 0.16],
        [0.3, white, 0.08],
        [0.7, ink, 0],
        [1, ink, 0.22],
      ]),
    ),
  ].join('');
}

/** Sample bottle, instruction card with its colour chart, and the envelope that goes back. */
export function drawTestKit(sheet: Sheet, { label }: LookOf<'test kit'>): string {
  const { ground } = canvas;
  const cap = polymer('#2f7fd1', 0.5);
  const glass = sheet.linear([
    [0, '#7fb2d6', 0.75],
    [0.2, '#eaf5fc', 0.6],
    [0.7, '#d4e9f6', 0.55],
    [1, '#6ba0c6', 0.8],
  ]);
  const cx = 266;
  const chart = ['#d7ecf7', '#a9d6ee', '#79bde2', '#e9e2b5', '#d9b765', '#c58f3e'];
  const bottle = d`M${cx - 42} ${ground - 330}V${ground - 300}C${cx - 42} ${ground - 270} ${cx - 90} ${ground - 270} ${cx - 90} ${ground - 226}V${ground - 16}Q${cx - 90} ${ground} ${cx - 74} ${ground}H${cx + 74}Q${cx + 90} ${ground} ${cx + 90} ${ground - 16}V${ground - 226}C${cx + 90} ${ground - 270} ${cx + 42} ${ground - 270} ${cx + 42} ${ground - 300}V${ground - 330}Z`;
  const inIt = [
    rect(372, ground - 470, 300, 470, face(sheet, paper), { r: 8, ...outline(whitePolymer, 0.7) }),
    rect(372, ground - 470, 300, 84, '#2f7fd1', { r: 8 }),
    rect(372, ground - 400, 300, 14, '#2f7fd1'),
    dropMark(414, ground - 430, 42, white),
    lettering(label, 448, ground - 418, 24, { colour: white, weight: 0.15, fit: 200 }),
    ...chart.map((tone, at) =>
      circle(418 + at * 41.5, ground - 330, 15, tone, { stroke: ink, 'stroke-opacity': 0.2 }),
    ),
    ...[0, 1, 2, 3, 4].map(
      (at) =>
        rect(402, ground - 278 + at * 40, 16, 16, 'none', {
          r: 3,
          stroke: ink,
          'stroke-opacity': 0.5,
          'stroke-width': 2,
        }) +
        rect(432, ground - 275 + at * 40, 200 - ((at * 37) % 90), 9, ink, {
          r: 3,
          'fill-opacity': 0.26,
        }),
    ),
    rect(402, ground - 60, 240, 28, '#e8f0f7', { r: 4 }),
    path(bottle, '#ffffff', { 'fill-opacity': 0.6 }),
    path(
      d`M${cx - 88} ${ground - 196}H${cx + 88}V${ground - 16}Q${cx + 88} ${ground - 2} ${cx + 74} ${ground - 2}H${cx - 74}Q${cx - 88} ${ground - 2} ${cx - 88} ${ground - 16}Z`,
      '#8cc8ef',
      { 'fill-opacity': 0.6 },
    ),
    ellipse(cx, ground - 196, 88, 5, white, { 'fill-opacity': 0.6 }),
    path(bottle, glass, { stroke: '#5d8ba8', 'stroke-width': 1.6, 'stroke-opacity': 0.8 }),
    centred(cx, ground - 164, 140, 106, face(sheet, paper), { r: 5 }),
    dropMark(cx - 40, ground - 128, 30, '#2f7fd1'),
    centred(cx + 20, ground - 136, 64, 8, ink, { r: 2, 'fill-opacity': 0.5 }),
    centred(cx + 8, ground - 120, 40, 7, ink, { r: 2, 'fill-opacity': 0.3 }),
    centred(cx, ground - 86, 110, 2, ink, { 'fill-opacity': 0.3 }),
    rect(cx - 76, ground - 230, 10, 200, white, { r: 5, 'fill-opacity': 0.6 }),
    centred(cx, ground - 388, 104, 64, upright(sheet, cap), { r: 7, ...outline(cap) }),
    stroke(
      Array.from({ length: 12 }, (_, at) => d`M${cx - 46 + at * 8.4} ${ground - 380}v48`).join(''),
      ink,
      1.2,
      { 'stroke-opacity': 0.25 },
    ),
  ];
  return [
    groundShadow(sheet, 400, 600),
    around(place(inIt, 0, -130)),
    rect(100, ground - 191, 600, 191, face(sheet, paper), { r: 6, ...outline(whitePolymer, 0.7) }),
    rect(100, ground - 191, 600, 14, '#2f7fd1', { r: 3 }),
    dropMark(180, ground - 92, 60, '#2f7fd1'),
  ].join('');
}
