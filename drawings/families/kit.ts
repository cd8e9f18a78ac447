/** What comes in packets: maintenance kits, media bags, water tests. */
import type { Product } from '../../kernel/contract.ts';
import { cartridgeMedia, isTwentyInch, type Media, mediaOf, says } from '../product-facts.ts';
import { darker, ink, white } from '../toolkit/colour.ts';
import { face, matt, outline, polymer, upright, whitePolymer } from '../toolkit/materials.ts';
import { mediaBody } from '../toolkit/media.ts';
import { canvas, dropMark, groundShadow } from '../toolkit/pieces.ts';
import { centred, circle, d, ellipse, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { canister, cartridge } from './cartridge.ts';

const board = matt('#cfb491');
const paper = polymer('#f7f9fa', 0.6);

/** The cartridges that the kit names, as parts or as what it is related to. */
function kitContents(product: Product): readonly string[] {
  const named = [...product.parts.map((part) => part.code), ...product.related];
  const cartridges = named.filter((code) => mediaOf('', code) !== undefined).slice(0, 3);
  return cartridges.length > 0 ? cartridges : ['PL', 'CB'];
}

/** An open carton; what it holds stands out of it. */
export function drawKit(sheet: Sheet, product: Product): string {
  const { ground, middle: cx } = canvas;
  const shown = kitContents(product);
  const pitch = 430 / (shown.length + 1);
  const box = 300;
  const y = ground - box;
  const contents = shown.map((code, at) => {
    const x = cx - 215 + pitch * (at + 1);
    const media: Media = mediaOf('', code) ?? 'pleated';
    const tall = isTwentyInch(code) ? 600 : 470;
    return /^QT/.test(code)
      ? canister(sheet, media, x, ground - tall, tall - 20, 104)
      : cartridge(sheet, media, x, ground - 20, tall - 20, 104);
  });
  const flap = (way: 1 | -1) =>
    d`M${cx + way * 230} ${y}l${way * 74} ${58}l${way * -16} ${22}l${way * -58} ${-44}Z`;
  return [
    groundShadow(sheet, cx, 470),
    path(d`M${cx - 230} ${y}l30 -44h400l30 44Z`, darker(board.base, 0.42)),
    ...contents,
    path(flap(1), darker(board.base, 0.12), outline(board)),
    path(flap(-1), darker(board.base, 0.04), outline(board)),
    rect(cx - 230, y, 460, box, face(sheet, board), { r: 3, ...outline(board, 0.7) }),
    stroke(d`M${cx - 228} ${y + 2}h456`, white, 2.4, { 'stroke-opacity': 0.5 }),
    rect(cx - 150, y + 76, 300, 150, face(sheet, paper), { r: 6, ...outline(whitePolymer, 0.4) }),
    dropMark(cx - 100, y + 128, 56, '#2f7fd1'),
    rect(cx - 56, y + 110, 160, 12, ink, { 'fill-opacity': 0.75, r: 2 }),
    rect(cx - 56, y + 134, 104, 9, ink, { 'fill-opacity': 0.35, r: 2 }),
    ...Array.from({ length: 18 }, (_, at) =>
      rect(cx - 122 + at * 7, y + 178, at % 3 === 0 ? 4 : 2, 30, ink, { 'fill-opacity': 0.75 }),
    ),
  ].join('');
}

/** A sewn sack whose window shows the media. */
export function drawMediaBag(sheet: Sheet, product: Product): string {
  const { ground, middle: cx } = canvas;
  const media = cartridgeMedia(product);
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
    rect(cx - 192, top + 96, 384, 92, '#2f7fd1', { 'clip-path': sheet.clip(path(sack, white)) }),
    dropMark(cx - 112, top + 142, 48, white),
    rect(cx - 70, top + 124, 190, 14, white, { r: 3 }),
    rect(cx - 70, top + 148, 116, 10, white, { r: 3, 'fill-opacity': 0.65 }),
    mediaBody(sheet, media === 'carbon' ? 'granular' : media, [cx, top + 226, 250, 190]),
    rect(cx - 125, top + 226, 250, 190, 'none', {
      r: 4,
      stroke: of.edge,
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
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
export function drawTestKit(sheet: Sheet, product: Product): string {
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
  return [
    groundShadow(sheet, 520, 300),
    groundShadow(sheet, cx, 180),
    rect(372, ground - 470, 300, 470, face(sheet, paper), { r: 8, ...outline(whitePolymer, 0.7) }),
    rect(372, ground - 470, 300, 84, '#2f7fd1', { r: 8 }),
    rect(372, ground - 400, 300, 14, '#2f7fd1'),
    dropMark(414, ground - 430, 42, white),
    rect(448, ground - 444, says(product, /rain|tank/) ? 150 : 176, 12, white, { r: 3 }),
    rect(448, ground - 424, 104, 9, white, { r: 3, 'fill-opacity': 0.6 }),
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
  ].join('');
}
